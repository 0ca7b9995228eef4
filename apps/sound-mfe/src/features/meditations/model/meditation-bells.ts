import type { TimedStep } from '@reflectory/domain/meditation';
import type { PlannedBell } from '../../../player/bells.ts';

/** Bells of a meditation; without a voice a soft tone says that there is a new line, to those whose eyes are closed. */
export function meditationBells(steps: readonly TimedStep[], hasVoice: boolean): PlannedBell[] {
  return steps.flatMap((step): PlannedBell[] => {
    if (step.kind === 'bell') return [{ inSeconds: step.at, ring: step.ring, loud: 0.7 }];
    const isLine = step.kind === 'say' || step.kind === 'body';
    return isLine && !hasVoice ? [{ inSeconds: step.at, ring: 'chime', loud: 0.15 }] : [];
  });
}
