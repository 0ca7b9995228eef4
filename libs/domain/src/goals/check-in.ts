/** How often somebody wants to look at a goal. */
export const CHECK_IN_RHYTHMS = ['week', 'fortnight', 'month'] as const;
export type CheckInRhythm = (typeof CHECK_IN_RHYTHMS)[number];

const daysOf: Readonly<Record<CheckInRhythm, number>> = { week: 7, fortnight: 14, month: 28 };

/** The day of the next look at a goal, by the number of days; null where none is wanted. */
export function nextCheckIn(
  rhythm: CheckInRhythm | null,
  { began, last }: { began: number; last: number | null },
): number | null {
  return rhythm === null ? null : (last ?? began) + daysOf[rhythm];
}

/** How sure somebody is of reaching a goal, in words: from 0 (not at all) to 10 (certain). */
export const confidenceWord = (confidence: number): 'hardly' | 'doubtful' | 'maybe' | 'likely' | 'sure' =>
  confidence <= 2
    ? 'hardly'
    : confidence <= 4
      ? 'doubtful'
      : confidence <= 6
        ? 'maybe'
        : confidence <= 8
          ? 'likely'
          : 'sure';
