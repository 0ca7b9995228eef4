import type { FrameworkDocument } from '@reflectory/contracts/library';
import { echoOf, withoutBrackets } from '../frameworks/index.ts';
import { answerOf, type Answers } from '../library/index.ts';

/** Key of the product's framework that ends in a wish with its obstacle and a plan. */
export const WISH_FRAMEWORK = 'woop';

/** A goal as it is begun. */
export type GoalDraft = { title: string; why: string; obstacles: { obstacle: string; plan: string }[] };

/** The goal that a finished session of that framework holds; null where no wish was written. */
export function goalFromWish(
  framework: Pick<FrameworkDocument, 'steps'>,
  answers: Answers,
): GoalDraft | null {
  const wordsOf = (id: string): string => {
    const answer = answerOf(framework, answers, id);
    return typeof answer === 'string' ? answer : '';
  };
  const title = echoOf(wordsOf('wish'));
  if (title === '') return null;
  const written = (id: string) => withoutBrackets(wordsOf(id)).trim();
  // What is done even on a bad day was said last, and is the plan.
  const plan = written('smaller') || written('plan');
  const obstacle = echoOf(wordsOf('obstacle'));
  return { title, why: written('outcome'), obstacles: obstacle || plan ? [{ obstacle, plan }] : [] };
}
