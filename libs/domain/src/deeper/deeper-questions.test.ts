import { LANGUAGES } from '@reflectory/contracts/languages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deeperQuestions } from './deeper-questions.ts';

const first = (text: string, language: (typeof LANGUAGES)[number]) =>
  deeperQuestions(text, language)[0]?.question;

it.each([
  ['en', 'The day was long. I never finish anything!', '“I never finish anything”: when did that begin?'],
  [
    'en',
    'I’m afraid that she will not call.',
    '“I’m afraid that she will not call”: what would you do on the day after it happened?',
  ],
  ['en', 'I should write to my father, really.', '“I should write to my father, really”: who says so?'],
  [
    'de',
    'Es war spät. Ich habe Angst, dass er geht.',
    '„Ich habe Angst, dass er geht“: Was würdest du am Tag danach tun?',
  ],
  ['de', 'Ich will wieder malen.', '„Ich will wieder malen“: Was wäre dann anders?'],
  [
    'fr',
    'Il pleuvait. Je ne sais pas quoi lui dire.',
    '«\u00a0Je ne sais pas quoi lui dire\u00a0»\u00a0: que dirais-tu, s’il fallait deviner\u202f?',
  ],
  [
    'ar',
    'كان اليوم طويلًا. أخاف أن أفشل مرة أخرى.',
    '«أخاف أن أفشل مرة أخرى»: ماذا ستفعل في اليوم التالي لو حدث ذلك؟',
  ],
] as const)('takes up what was written last (%s): %s', (language, text, question) => {
  expect(first(text, language)).toBe(question);
});

it('asks in the language of the words, whatever that of the screen', () => {
  expect(deeperQuestions('Ich will wieder malen.', 'en')[0]).toEqual({
    question: '„Ich will wieder malen“: Was wäre dann anders?',
    language: 'de',
  });
});

it.each([
  ['en', 'I am not afraid of the dentist.', 'fear'],
  ['de', 'Ich will nicht mehr streiten.', 'Was wäre dann anders'],
] as const)('does not take a denial for what is denied (%s)', (language, text, said) => {
  expect(
    deeperQuestions(text, language)
      .map(({ question }) => question)
      .join(' '),
  ).not.toContain(said);
});

it.each([
  ['en', 'The bridge was closed this morning.'],
  ['de', 'Die Brücke war heute Morgen gesperrt.'],
  ['fr', 'Le pont était fermé ce matin.'],
  ['ar', 'كان الجسر مغلقًا هذا الصباح.'],
] as const)('has a question for every sentence, and others after it (%s)', (language, text) => {
  const asked = deeperQuestions(text, language);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length);
  for (const { question } of asked) expect(question).toContain(text.slice(0, -1));
});

it('asks nothing of nothing, and nothing of somebody who writes of wanting to die', () => {
  expect(deeperQuestions('', 'en')).toEqual([]);
  expect(deeperQuestions('Well.', 'en')).toEqual([]);
  expect(deeperQuestions('I want to die. Nobody would miss me.', 'en')).toEqual([]);
});

it('takes up words of the text and no others, of whatever is written', () => {
  const sentence = fc.array(
    fc.constantFrom(
      'I',
      'never',
      'want',
      'aber',
      'weil',
      'mais',
      'لكن',
      'أريد',
      '{words}',
      '$&',
      '"',
      '🌧️',
      'rain',
    ),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(sentence, fc.constantFrom(...LANGUAGES), (words, language) => {
      const text = words.join(' ');
      for (const { question } of deeperQuestions(text, language)) {
        const quoted =
          /[“„«]\u00a0?[\u2066-\u2069]?(.*?)[\u2066-\u2069]?…?\u00a0?[”“»]/u.exec(question)?.[1] ?? '?';
        expect(text.replace(/\s+/gu, ' ')).toContain(quoted.trim());
      }
    }),
  );
});

it('reads a text of two hundred thousand characters at once', () => {
  // Processor time: what else the machine does is no matter of the text.
  const begun = process.cpuUsage();
  deeperQuestions('I never '.repeat(25_000), 'en');
  deeperQuestions('ich '.repeat(50_000), 'de');
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500);
});
