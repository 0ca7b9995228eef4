import { MOST_MEDITATION_CHARACTERS, MOST_MEDITATION_STEPS } from '@reflectory/contracts/sound';
import type { Step } from './script.ts';
import { shortestSeconds, type TimedStep } from './time-script.ts';

/** The longest meditation, in seconds. */
export const LONGEST_SECONDS = 45 * 60;

/** Why a script is not kept: there is nothing in it, or too much. */
export type UnkeepableScript = 'no-steps' | 'too-many-steps' | 'too-many-characters';
/** Why it is kept and not begun: nothing takes up what time is left, or it takes more than there is. */
export type UnbeginnableScript = 'no-rest' | 'too-long';

const isLine = (step: Step) => step.kind === 'say' || step.kind === 'body';

/** Characters of all that is said. */
const charactersOf = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + ('text' in step ? step.text.length : 0), 0);

/** Null where nothing stands against keeping it. */
export function findUnkeepable(steps: readonly Step[]): UnkeepableScript | null {
  if (steps.length === 0) return 'no-steps';
  if (steps.length > MOST_MEDITATION_STEPS) return 'too-many-steps';
  return charactersOf(steps) > MOST_MEDITATION_CHARACTERS ? 'too-many-characters' : null;
}

/** Null where nothing stands against beginning it. */
export function findUnbeginnable(steps: readonly Step[]): UnbeginnableScript | null {
  if (!steps.some((step) => 'weight' in step)) return 'no-rest';
  return shortestSeconds(steps) > LONGEST_SECONDS ? 'too-long' : null;
}

/** Steps as they are told: a line is one line; one that says nothing is none, nor is a picture that was not chosen. */
export function tellableSteps<Told extends Step>(steps: readonly Told[]): Told[] {
  return steps.flatMap((step) => {
    if (step.kind === 'picture' && step.of === null) return [];
    if (!('text' in step)) return [step];
    const text = step.text.trim().replaceAll(/\s+/g, ' ');
    return text === '' ? [] : [{ ...step, text }];
  });
}

/** Seconds of a timed script that are spent with each thing. */
export type SpentSeconds = { lines: number; breaths: number; bells: number; pictures: number; quiet: number };

/** How its time is spent. */
export function spentSeconds(steps: readonly TimedStep[]): SpentSeconds {
  const spent = { lines: 0, breaths: 0, bells: 0, pictures: 0, quiet: 0 };
  for (const step of steps) {
    if (isLine(step)) spent.lines += step.seconds;
    else if (step.kind === 'breathe') spent.breaths += step.seconds;
    else if (step.kind === 'bell') spent.bells += step.seconds;
    else if (step.kind === 'picture') spent.pictures += step.seconds;
    else spent.quiet += step.seconds;
  }
  return spent;
}
