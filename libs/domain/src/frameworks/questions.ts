import type { Language } from '@reflectory/contracts/languages';
import { quotedEcho } from './echo.ts';
import { stepsOf } from './steps.ts';

/**
 * The questions of a framework as they read with the answers so far: echoes are quoted, and a question that was
 * not answered is echoed in neutral words. An answer is never searched for placeholders itself.
 */
export const questionsFor = (key: string, answers: readonly string[], language: Language): string[] => {
  const steps = stepsOf(key);
  const echo = (position: number): string =>
    quotedEcho(answers[position - 1] ?? '', language) || (steps[position - 1]?.unanswered?.[language] ?? '');
  return steps.map(({ question }) =>
    question[language].replace(/\{(\d+)\}/gu, (_placeholder, position: string) => echo(Number(position))),
  );
};
