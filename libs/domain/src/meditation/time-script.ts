import { cycleSeconds } from '../breathing/index.ts';
import { countWords } from '../words/index.ts';
import type { Step } from './script.ts';

/** A step with its time, in seconds from the beginning. */
export type TimedStep = Step & { at: number; seconds: number };

/** Words a second of somebody who has time. */
const WORDS_A_SECOND = 1.9;
const SHORTEST_SAYING = 2.5;
/** Below so many seconds only what every length says is said. */
const LONG_FROM_SECONDS = 6 * 60;
/** No pause is shorter: a breath fits in. */
const SHORTEST_PAUSE = 2;

/** Seconds that a line takes to be said, calmly. */
export const sayingSeconds = (text: string): number =>
  Math.max(SHORTEST_SAYING, countWords(text) / WORDS_A_SECOND + 0.6);

const fixedSeconds = (step: Step): number => {
  if (step.kind === 'say' || step.kind === 'body') return sayingSeconds(step.text);
  if (step.kind === 'breathe') return step.rounds * cycleSeconds(step.pacer);
  return step.kind === 'bell' ? 4 : 0;
};
const isShort = (step: Step) => !('isLong' in step && step.isLong);
const weightOf = (step: Step) => ('weight' in step ? step.weight : 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Seconds below which a script would have to be hurried. */
export function shortestSeconds(steps: readonly Step[]): number {
  const kept = steps.filter(isShort);
  return sum(kept.map((step) => fixedSeconds(step) + (weightOf(step) > 0 ? SHORTEST_PAUSE : 0)));
}

/**
 * Gives every step its time, so that all of them together take exactly `seconds`: what is said takes what it takes, the
 * rest is shared by pauses and silence.
 *
 * @throws RangeError when it is too short for what is said.
 */
export function timeScript(steps: readonly Step[], seconds: number): TimedStep[] {
  if (seconds < shortestSeconds(steps)) throw new RangeError('Too short for what is said');
  const whole = seconds >= LONG_FROM_SECONDS && seconds >= shortestSeconds(steps.map(withoutLength));
  const kept = whole ? steps : steps.filter(isShort);
  const pauses = kept.filter((step) => weightOf(step) > 0).length;
  const spare = seconds - sum(kept.map(fixedSeconds)) - pauses * SHORTEST_PAUSE;
  const share = spare / Math.max(1, sum(kept.map(weightOf)));
  let at = 0;
  return kept.map((step) => {
    const weight = weightOf(step);
    const length = weight > 0 ? SHORTEST_PAUSE + weight * share : fixedSeconds(step);
    const timed = { ...step, at, seconds: length };
    at += length;
    return timed;
  });
}

function withoutLength(step: Step): Step {
  return 'isLong' in step ? { ...step, isLong: false } : step;
}
