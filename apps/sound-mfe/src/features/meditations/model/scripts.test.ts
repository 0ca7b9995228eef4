import {
  composeScript,
  meditationFor,
  shortestSeconds,
  timeScript,
  weave,
  wovenLines,
} from '@reflectory/domain/meditation';
import { speaksOfSuicideInSteps } from '@reflectory/domain/crisis/in-steps';
import { expect, test } from 'vitest';
import { loadScripts } from './load-scripts.ts';
import { isMeditation, MEDITATIONS, meditationKeys } from './meditations.ts';

const languages = ['en', 'de', 'fr', 'ar'];
const SHORTEST = 180;
const sentence = 'I have been afraid of the review on Monday since last week and cannot sleep';
const evidence = (start: number) => [{ sentence, start, end: start + 70, terms: ['review'] }];
const found = {
  emotions: [
    { family: 'fear', percentage: 60, evidence: evidence(0) },
    { family: 'sadness', percentage: 40, evidence: evidence(200) },
  ],
  themes: [{ count: 1, evidence: evidence(400) }],
};

test.each(languages)(
  'in %s every meditation lasts from three minutes to 45 and ends in time',
  async (language) => {
    const { scripts } = await loadScripts(language);
    for (const key of meditationKeys) {
      const { title, lines } = scripts[key];
      const { steps } = composeScript(title, MEDITATIONS[key].form, lines);
      for (const minutes of [3, 7, 20, 45]) {
        const last = timeScript(steps, minutes * 60).at(-1);
        expect((last?.at ?? 0) + (last?.seconds ?? 0)).toBeCloseTo(minutes * 60, 6);
      }
    }
  },
);

test.each(languages)('in %s three lines of an entry still fit into three minutes', async (language) => {
  const { scripts, frames } = await loadScripts(language);
  const lines = wovenLines(found, frames);
  const made = meditationKeys.map((key) => {
    const { title, lines: said } = scripts[key];
    return weave(composeScript(title, MEDITATIONS[key].form, said).steps, lines);
  });
  expect(made.map((steps) => steps.filter((step) => 'because' in step).length)).toEqual(made.map(() => 3));
  expect(Math.max(...made.map(shortestSeconds))).toBeLessThanOrEqual(SHORTEST);
});

test.each(['joy', 'trust', 'calm', 'sadness', 'fear', 'disgust', 'anger', 'surprise'])(
  'for %s there is a meditation',
  (family) => {
    const key = meditationFor({ emotions: [{ family, percentage: 100, evidence: [] }], themes: [] });
    expect(isMeditation(key)).toBe(true);
  },
);

test.each(languages)('in %s nothing promises to heal', async (language) => {
  const text = JSON.stringify(await loadScripts(language));
  expect(text).not.toMatch(/\b(heal|cure|therap|heilt|heilung|guéri|traitement)|يشفي|علاج/i);
});

test.each(languages)(
  'in %s no line is taken for a call for help, which no voice would say',
  async (language) => {
    const { scripts } = await loadScripts(language);
    const lines = JSON.stringify(scripts).match(/(?<=")[^"]{12,}(?=")/gu) ?? [];
    const refused: string[] = [];
    for (const line of lines) {
      if (await speaksOfSuicideInSteps(line, async () => undefined)) refused.push(line);
    }
    expect(lines.length).toBeGreaterThan(200);
    expect(refused).toEqual([]);
  },
);
