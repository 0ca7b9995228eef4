import {
  type Branch,
  type BranchCondition,
  END,
  type FrameworkDocument,
} from '@reflectory/contracts/library';
import { readAnswer } from './answers.ts';

/** Answers of a session, by the position of their step. */
export type Answers = readonly (string | undefined)[];

type Steps = Pick<FrameworkDocument, 'steps'>;

const holds = ({ steps }: Steps, condition: BranchCondition, answers: Answers): boolean => {
  const position = steps.findIndex(({ id }) => id === condition.step);
  const step = steps[position];
  const answer = step ? readAnswer(step, answers[position]) : null;
  if (answer === null) return false;
  if ('atLeast' in condition) return typeof answer === 'number' && answer >= condition.atLeast;
  if ('atMost' in condition) return typeof answer === 'number' && answer <= condition.atMost;
  const key = 'is' in condition ? condition.is : condition.includes;
  return Array.isArray(answer) && answer.includes(key);
};

/** The position of the step after this one, by the answers so far; null at the end. */
export const nextStep = (framework: Steps, answers: Answers, position: number): number | null => {
  const { steps } = framework;
  const isTaken = ({ when }: Branch) => when === undefined || holds(framework, when, answers);
  const to = steps[position]?.next?.find(isTaken)?.to;
  const next = to === undefined ? position + 1 : steps.findIndex(({ id }) => id === to);
  // Branches lead on: one that does not is of a document that nobody checked, and ends there.
  return to === END || next <= position || next >= steps.length ? null : next;
};

/** Positions of the steps on the way that these answers take, from the first to the last. */
export const walkedSteps = (framework: Steps, answers: Answers): number[] => {
  const walked: number[] = [];
  for (let at: number | null = 0; at !== null; at = nextStep(framework, answers, at)) walked.push(at);
  return walked;
};
