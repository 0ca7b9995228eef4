import type { FrameworkDocument, FrameworkStep } from '@reflectory/contracts/library';

/** What was answered: a text or a day, a number, or keys and lines. */
export type Answer = string | number | readonly string[];

const day = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day that there is, as `2026-11-22`. */
const isDay = (text: string): boolean => {
  if (!day.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const asNumber = (text: string): number => (/^\d{1,3}$/u.test(text) ? Number(text) : Number.NaN);

/**
 * The answer of a session to a step; null where there is none that fits. Sessions keep texts: a number as its digits, a
 * day as `2026-11-22`, what was chosen as keys and a list as its items, one a line.
 */
export const readAnswer = (step: FrameworkStep, text: string | undefined): Answer | null => {
  const written = text?.trim() ?? '';
  if (written === '') return null;
  switch (step.kind) {
    case 'text':
      return written;
    case 'date':
      return isDay(written) ? written : null;
    case 'scale': {
      const number = asNumber(written);
      return number >= step.min && number <= step.max ? number : null;
    }
    case 'choice': {
      const offered = step.options?.map(({ key }) => key);
      const chosen = linesOf(written).filter((key) => offered?.includes(key) ?? true);
      return chosen.length === 0 ? null : step.isMultiple ? chosen : chosen.slice(0, 1);
    }
    default:
      return linesOf(written).slice(0, step.most ?? 20);
  }
};

/** The answer of a session to the step of that name; null where the framework has no such step, or nothing was answered. */
export const answerOf = (
  { steps }: Pick<FrameworkDocument, 'steps'>,
  answers: readonly (string | undefined)[],
  id: string,
): Answer | null => {
  const position = steps.findIndex((step) => step.id === id);
  const step = steps[position];
  return step ? readAnswer(step, answers[position]) : null;
};

/** An answer as a session keeps it. */
export const writeAnswer = (answer: Answer | null): string => {
  if (answer === null) return '';
  if (typeof answer === 'string') return answer;
  return typeof answer === 'number' ? String(answer) : answer.join('\n');
};
