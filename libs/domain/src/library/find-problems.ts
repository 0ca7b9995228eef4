import {
  type BranchCondition,
  END,
  type FrameworkDocument,
  type FrameworkStep,
  type LibraryTexts,
} from '@reflectory/contracts/library';
import type { Language } from '@reflectory/contracts/languages';
import { isFeeling } from '../feelings/feelings.ts';
import { placeholder } from './question.ts';

/** Why a document does not hold together. */
export type FrameworkProblem = {
  code:
    | 'text_missing'
    | 'id_taken'
    | 'scale_without_range'
    | 'options_unclear'
    | 'options_not_of_earlier_list'
    | 'option_taken'
    | 'branch_to_nowhere'
    | 'branch_goes_back'
    | 'branch_never_taken'
    | 'condition_not_on_earlier_step'
    | 'condition_does_not_fit'
    | 'condition_never_true'
    | 'echo_not_of_earlier_step'
    | 'echo_without_words'
    | 'echo_differs'
    | 'step_never_reached';
  /** Id of the step; null for the document itself. */
  step: string | null;
  /** What it is about: a language, or a key that a branch, a condition or an echo names. */
  about?: string;
};

type Code = FrameworkProblem['code'];
type Find = (framework: FrameworkDocument, step: FrameworkStep, position: number) => FrameworkProblem[];

const problem = (code: Code, step: string | null, about?: string): FrameworkProblem => ({
  code,
  step,
  ...(about !== undefined && { about }),
});

const missing = (
  languages: readonly Language[],
  step: string | null,
  texts: readonly (LibraryTexts | undefined)[],
) =>
  languages
    .filter((language) => texts.some((text) => text !== undefined && text[language] === undefined))
    .map((language) => problem('text_missing', step, language));

const textsOf = (step: FrameworkStep): (LibraryTexts | undefined)[] => [
  step.question,
  step.hint,
  step.unanswered,
  ...(step.kind === 'scale' ? [step.low, step.high] : []),
  ...(step.kind === 'choice' ? (step.options ?? []).map(({ label }) => label) : []),
];

const findMissingTexts: Find = ({ languages }, step) => missing(languages, step.id, textsOf(step));

const findTakenId: Find = ({ steps }, { id }, position) =>
  id === END || steps.findIndex((step) => step.id === id) < position ? [problem('id_taken', id)] : [];

const findUnanswerable: Find = ({ steps }, step, position) => {
  if (step.kind === 'scale' && step.min >= step.max) return [problem('scale_without_range', step.id)];
  if (step.kind !== 'choice') return [];
  const { id, options, optionsFrom } = step;
  if ((options === undefined) === (optionsFrom === undefined)) return [problem('options_unclear', id)];
  if (optionsFrom !== undefined) {
    const isList = steps.slice(0, position).some((one) => one.id === optionsFrom && one.kind === 'list');
    return isList ? [] : [problem('options_not_of_earlier_list', id, optionsFrom)];
  }
  const keys = (options ?? []).map(({ key }) => key);
  const taken = new Set(keys.filter((key, index) => keys.indexOf(key) < index));
  return [...taken].map((key) => problem('option_taken', id, key));
};

/** Whether an answer to a step could ever meet a condition. */
const judge = (step: FrameworkStep, condition: BranchCondition): Code | null => {
  if ('atLeast' in condition || 'atMost' in condition) {
    if (step.kind !== 'scale') return 'condition_does_not_fit';
    const isPossible = 'atLeast' in condition ? condition.atLeast <= step.max : condition.atMost >= step.min;
    return isPossible ? null : 'condition_never_true';
  }
  if ('is' in condition) {
    if (step.kind !== 'choice' || step.isMultiple || !step.options) return 'condition_does_not_fit';
    return step.options.some(({ key }) => key === condition.is) ? null : 'condition_never_true';
  }
  if (step.kind === 'feelings') return isFeeling(condition.includes) ? null : 'condition_never_true';
  if (step.kind !== 'choice' || !step.isMultiple || !step.options) return 'condition_does_not_fit';
  return step.options.some(({ key }) => key === condition.includes) ? null : 'condition_never_true';
};

const findBadBranches: Find = ({ steps }, { id, next = [] }, position) =>
  next.flatMap(({ when, to }, index) => {
    const problems: FrameworkProblem[] = [];
    const target = steps.findIndex((step) => step.id === to);
    if (to !== END && target < 0) problems.push(problem('branch_to_nowhere', id, to));
    // Branches that only lead on leave no way to go round without end.
    else if (to !== END && target <= position) problems.push(problem('branch_goes_back', id, to));
    if (next.slice(0, index).some((earlier) => earlier.when === undefined))
      problems.push(problem('branch_never_taken', id, to));
    if (!when) return problems;
    const asked = steps.slice(0, position + 1).find((step) => step.id === when.step);
    const code = asked ? judge(asked, when) : 'condition_not_on_earlier_step';
    return code ? [...problems, problem(code, id, when.step)] : problems;
  });

const echoesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

const findBadEchoes: Find = ({ languages, steps }, { id, question }, position) => {
  const texts = languages.flatMap((language) => question[language] ?? []);
  const echoed = new Set(texts.flatMap(echoesIn));
  return [...echoed].flatMap((wanted) => {
    const source = steps.slice(0, position).find((step) => step.id === wanted);
    if (!source) return [problem('echo_not_of_earlier_step', id, wanted)];
    if (!source.unanswered) return [problem('echo_without_words', id, wanted)];
    const isEverywhere = texts.every((text) => echoesIn(text).includes(wanted));
    return isEverywhere ? [] : [problem('echo_differs', id, wanted)];
  });
};

const findUnreached = ({ steps }: FrameworkDocument): FrameworkProblem[] => {
  const reached = new Set(steps[0] ? [steps[0].id] : []);
  // Branches lead on, so that one pass from the first to the last step finds all.
  for (const [position, { id, next = [] }] of steps.entries()) {
    if (!reached.has(id)) continue;
    for (const { to } of next) reached.add(to);
    const follower = steps[position + 1];
    if (follower && !next.some(({ when }) => when === undefined)) reached.add(follower.id);
  }
  return steps.flatMap(({ id }) => (reached.has(id) ? [] : [problem('step_never_reached', id)]));
};

const finders: readonly Find[] = [
  findMissingTexts,
  findTakenId,
  findUnanswerable,
  findBadBranches,
  findBadEchoes,
];

/** Everything that keeps a document from being walked; an empty list for a sound one. */
export const findProblems = (framework: FrameworkDocument): FrameworkProblem[] => [
  ...missing(framework.languages, null, [framework.name, framework.promise]),
  ...framework.steps.flatMap((step, position) => finders.flatMap((find) => find(framework, step, position))),
  ...findUnreached(framework),
];
