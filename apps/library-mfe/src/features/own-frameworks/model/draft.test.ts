import { expect, test } from 'vitest';
import {
  addStep,
  asKind,
  changeStep,
  moveStep,
  newDraft,
  removeLanguage,
  removeStep,
  toSend,
  withWords,
} from './draft.ts';

const three = () => addStep(addStep(newDraft('en')));
const idsOf = ({ steps }: ReturnType<typeof three>) => steps.map(({ id }) => id);

test('questions are added, moved and removed, and no two have the same id', () => {
  const draft = three();
  expect(idsOf(draft)).toEqual(['question-1', 'question-2', 'question-3']);
  expect(idsOf(moveStep(draft, 'question-3', -1))).toEqual(['question-1', 'question-3', 'question-2']);
  expect(moveStep(draft, 'question-1', -1)).toBe(draft);
  expect(idsOf(addStep(removeStep(draft, 'question-2')))).toEqual(['question-1', 'question-3', 'question-4']);
});

test('another kind of answer keeps the question and what it leads to', () => {
  const [first] = three().steps;
  if (!first) throw new Error('It has a question');
  const asked = { ...first, question: { en: 'How was it?' }, next: [{ to: 'end' }] };
  expect(asKind(asked, 'scale')).toEqual({ ...asked, kind: 'scale', min: 0, max: 10 });
  expect(asKind(asKind(asked, 'choice'), 'text')).toEqual(asked);
});

test('texts that say nothing are not sent', () => {
  const draft = newDraft('en');
  const [step] = draft.steps;
  if (!step) throw new Error('It has a question');
  const hinted = changeStep(draft, step.id, { ...step, hint: withWords({ en: 'x' }, 'en', '  ') });
  expect(toSend(hinted)).toEqual(draft);
});

test('a language goes with all its texts', () => {
  const draft = {
    ...newDraft('en'),
    languages: ['en' as const, 'de' as const],
    name: { en: 'Pause', de: 'Pause' },
  };
  expect(removeLanguage(draft, 'de')).toEqual({ ...newDraft('en'), name: { en: 'Pause' } });
});
