import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { readQuestions } from '@reflectory/domain/questions';
import { expect, it } from 'vitest';
import ar from '../../locales/ar.json';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';

const texts = { ar, de, en, fr };
/** A language counts and asks how much in one way or in two. */
const intents = { best: ['best'], feel: ['feel'], mind: ['themes'], amount: ['amount', 'count'] } as const;
const read = (text: string, language: Language) => readQuestions([text], { today: '2026-11-26', language });

it.each([...LANGUAGES])('a question that a chart leads to is understood in %s, with its time', (language) => {
  const { chart } = texts[language].ask;
  const may = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2025, 4, 15),
  );
  for (const [about, expected] of Object.entries(intents)) {
    const [open, named] = [chart[about as 'best'], chart[`${about as 'best'}In`]];
    expect(expected).toContain(read(open, language).intent);
    for (const [name, from, to] of [
      ['2025', '2025-01-01', '2025-12-31'],
      [may, '2025-05-01', '2025-05-31'],
    ] as const) {
      const question = read(named.replace('{{span}}', name), language);
      expect(expected).toContain(question.intent);
      expect(question).toMatchObject({ topics: [], spans: [{ from, to }] });
    }
  }
});
