import { expect, test } from 'vitest';
import { findPromptProblems, newPrompt, toSave } from './prompt-draft.ts';

const languages = ['en', 'de'] as const;
const draft = (texts: Partial<Record<'en' | 'de', string>>) => ({ ...newPrompt('work'), texts });

test('a prompt is asked for in the first language, and one of any language is enough', () => {
  expect(findPromptProblems(draft({ de: '  ' }), languages)).toEqual({ en: 'needed' });
  expect(findPromptProblems(draft({ de: 'Wer war heute da?' }), languages)).toEqual({});
});

test('what is too long or has several lines is named where it stands', () => {
  const texts = { en: 'a\nb', de: 'x'.repeat(301) };
  expect(findPromptProblems(draft(texts), languages)).toEqual({ en: 'lines', de: 'long' });
});

test('only languages with words are saved, and the state that was changed is named', () => {
  const before = {
    id: '11111111-1111-4111-8111-111111111111',
    topic: 'today' as const,
    texts: {},
    is_on: true,
    changed: 'abc',
  };
  expect(toSave(draft({ en: ' Who was here? ', de: ' ' }), before)).toEqual({
    id: before.id,
    known: 'abc',
    topic: 'work',
    texts: { en: 'Who was here?' },
  });
  expect(toSave(draft({ en: 'Who?' }), null)).toMatchObject({ id: null, known: null });
});
