import { expect, test } from 'vitest';
import { documentOf, draftsOf, problemOf } from './template-draft.ts';

const english = { name: 'Walks', about: 'Outside.', prompts: 'Where?\n\n How? ' };

test('a template is a prompt for each line, in the languages in which it is written', () => {
  const drafts = {
    en: english,
    de: { name: 'Wege', about: 'Draußen.', prompts: 'Wo?\nWie?' },
    fr: { name: ' ', about: '', prompts: '' },
  };
  expect(problemOf(drafts)).toBeNull();
  const document = documentOf(drafts, undefined);
  expect(document).toEqual({
    name: { en: 'Walks', de: 'Wege' },
    about: { en: 'Outside.', de: 'Draußen.' },
    prompts: [
      { en: 'Where?', de: 'Wo?' },
      { en: 'How?', de: 'Wie?' },
    ],
  });
  expect(documentOf(draftsOf(document), document)).toEqual(document);
});

test('what is missing, too much or uneven is said', () => {
  expect(problemOf({})).toBe('missing');
  expect(problemOf({ en: { ...english, about: '' } })).toBe('missing');
  expect(problemOf({ en: { ...english, prompts: 'x\n'.repeat(61) } })).toBe('days');
  expect(problemOf({ en: { ...english, prompts: 'x'.repeat(301) } })).toBe('long');
  expect(problemOf({ en: english, de: { ...english, prompts: 'Wo?' } })).toBe('uneven');
});
