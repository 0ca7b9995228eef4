import { expect, test } from 'vitest';
import { documentOf, draftCountsOf, draftsOf, problemOf } from './template-draft.ts';

const byEntries = draftCountsOf(undefined);
const english = { name: 'Walks', about: 'Outside.', prompts: 'Where?\n\n How? ' };

test('a template is a prompt for each line, in the languages in which it is written', () => {
  const drafts = {
    en: english,
    de: { name: 'Wege', about: 'Draußen.', prompts: 'Wo?\nWie?' },
    fr: { name: ' ', about: '', prompts: '' },
  };
  expect(problemOf(drafts, byEntries)).toBeNull();
  const document = documentOf(drafts, byEntries, undefined);
  expect(document).toEqual({
    name: { en: 'Walks', de: 'Wege' },
    about: { en: 'Outside.', de: 'Draußen.' },
    prompts: [
      { en: 'Where?', de: 'Wo?' },
      { en: 'How?', de: 'Wie?' },
    ],
  });
  expect(documentOf(draftsOf(document), draftCountsOf(document), document)).toEqual(document);
});

test('what is missing, too much or uneven is said', () => {
  expect(problemOf({}, byEntries)).toBe('missing');
  expect(problemOf({ en: { ...english, about: '' } }, byEntries)).toBe('missing');
  expect(problemOf({ en: { ...english, prompts: 'x\n'.repeat(61) } }, byEntries)).toBe('days');
  expect(problemOf({ en: { ...english, prompts: 'x'.repeat(301) } }, byEntries)).toBe('long');
  expect(problemOf({ en: english, de: { ...english, prompts: 'Wo?' } }, byEntries)).toBe('uneven');
});

test('a day may count by minutes of focus, and minutes that are none are said', () => {
  const half = { counts: 'focus', minutes: '30' } as const;
  const document = documentOf({ en: english }, half, undefined);
  expect(document).toMatchObject({ counts: 'focus', focus_minutes: 30 });
  expect(draftCountsOf(document)).toEqual(half);
  expect(problemOf({ en: english }, { ...half, minutes: '3' })).toBe('minutes');
  expect(documentOf({ en: english }, byEntries, document)).not.toHaveProperty('focus_minutes');
});
