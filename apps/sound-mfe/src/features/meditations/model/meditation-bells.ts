import type { TimedStep } from '@reflectory/domain/meditation';
import type { PlannedBell } from '../../../player/bells.ts';

/** Bells of a meditation that is begun at a second of it; without a voice a soft tone says that there is a new line, to those whose eyes are closed. */
export function meditationBells(steps: readonly TimedStep[], hasVoice: boolean, from: number): PlannedBell[] {
  return steps.flatMap((step): PlannedBell[] => {
    const inSeconds = step.at - from;
    if (inSeconds < 0) return [];
    if (step.kind === 'bell') return [{ inSeconds, ring: step.ring, loud: 0.7 }];
    const isLine = step.kind === 'say' || step.kind === 'body';
    return isLine && !hasVoice ? [{ inSeconds, ring: 'chime', loud: 0.15 }] : [];
  });
}
