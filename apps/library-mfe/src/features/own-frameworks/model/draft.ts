import type { Language } from '@reflectory/contracts/languages';
import type { FrameworkDocument, FrameworkStep, LibraryTexts } from '@reflectory/contracts/library';

/** A framework while it is written; its texts may be empty. */
export type Draft = Omit<FrameworkDocument, 'key' | 'version'>;
export type StepKind = FrameworkStep['kind'];

/** In the order in which they are offered. */
export const STEP_KINDS = [
  'text',
  'scale',
  'choice',
  'list',
  'feelings',
  'date',
] as const satisfies StepKind[];

/** An id that no step of the draft has. */
const newId = (steps: readonly FrameworkStep[]): string => {
  let number = steps.length + 1;
  while (steps.some(({ id }) => id === `question-${number}`)) number += 1;
  return `question-${number}`;
};

const common = ({ id, question, hint, isOptional, unanswered, next }: FrameworkStep) => ({
  id,
  question,
  ...(hint && { hint }),
  ...(isOptional && { isOptional }),
  ...(unanswered && { unanswered }),
  ...(next && { next }),
});

/** The same question, answered in another way. */
export function asKind(step: FrameworkStep, kind: StepKind): FrameworkStep {
  const same = common(step);
  if (kind === 'scale') return { ...same, kind, min: 0, max: 10 };
  if (kind !== 'choice') return { ...same, kind };
  return {
    ...same,
    kind,
    options: [
      { key: 'option-1', label: {} },
      { key: 'option-2', label: {} },
    ],
  };
}

const emptyStep = (id: string): FrameworkStep => ({ kind: 'text', id, question: {} });

/** A draft with one question, in one language. */
export const newDraft = (language: Language): Draft => ({
  topic: 'self',
  minutes: 10,
  languages: [language],
  name: {},
  promise: {},
  steps: [emptyStep('question-1')],
});

export const addStep = (draft: Draft): Draft => ({
  ...draft,
  steps: [...draft.steps, emptyStep(newId(draft.steps))],
});

export const changeStep = (draft: Draft, id: string, step: FrameworkStep): Draft => ({
  ...draft,
  steps: draft.steps.map((one) => (one.id === id ? step : one)),
});

export const removeStep = (draft: Draft, id: string): Draft => ({
  ...draft,
  steps: draft.steps.filter((step) => step.id !== id),
});

/** The step one place earlier (-1) or later (1). */
export function moveStep(draft: Draft, id: string, by: -1 | 1): Draft {
  const from = draft.steps.findIndex((step) => step.id === id);
  const [moved, other] = [draft.steps[from], draft.steps[from + by]];
  if (!moved || !other) return draft;
  const steps = [...draft.steps];
  steps[from] = other;
  steps[from + by] = moved;
  return { ...draft, steps };
}

/** A text with its words in one language. An empty one is none. */
export function withWords(texts: LibraryTexts | undefined, language: Language, words: string): LibraryTexts {
  const { [language]: _before, ...others } = texts ?? {};
  return words.trim() === '' ? others : { ...others, [language]: words };
}

/** Where nothing is said in any language. */
export const isSilent = (texts: LibraryTexts | undefined): boolean =>
  texts === undefined || Object.keys(texts).length === 0;

/** Leaves out every text that may be left out and says nothing. */
function tidy(step: FrameworkStep): FrameworkStep {
  const { hint, unanswered, ...rest } = step;
  const tidied = {
    ...rest,
    ...(hint && !isSilent(hint) && { hint }),
    ...(unanswered && !isSilent(unanswered) && { unanswered }),
  } as FrameworkStep;
  if (tidied.kind !== 'scale') return tidied;
  const { low, high, ...scale } = tidied;
  return { ...scale, ...(low && !isSilent(low) && { low }), ...(high && !isSilent(high) && { high }) };
}

/** The draft as the service takes it. */
export const toSend = (draft: Draft): Draft => ({ ...draft, steps: draft.steps.map(tidy) });

/** A language that is written no more takes its texts along. */
export function removeLanguage(draft: Draft, language: Language): Draft {
  const without = (texts: LibraryTexts): LibraryTexts => withWords(texts, language, '');
  const stripped = JSON.parse(JSON.stringify(draft), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && language in value
      ? without(value as LibraryTexts)
      : value,
  ) as Draft;
  return { ...stripped, languages: draft.languages.filter((one) => one !== language) };
}
