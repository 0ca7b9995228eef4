/** How loud a piece is: loudness in LUFS and highest sample in decibels of full scale; null where it is silent. */
export type Measured = { loudness: number | null; peak: number | null };

/** The loudness of the house, in LUFS. */
const HOUSE_LUFS = -16;
/** Decibels by which a quiet piece is raised at most, and below full scale that none of its samples exceeds by that. */
const MOST_RAISED = 12;
const HEADROOM = -1;
/** What was not measured is taken for the loudest there is. */
const UNMEASURED_GAIN = -12;

/** By how much a piece is made louder, so that it is as loud as everything else. */
export function gainOf({ loudness, peak }: Measured): number {
  const decibels =
    loudness === null || peak === null
      ? UNMEASURED_GAIN
      : Math.min(HOUSE_LUFS - loudness, MOST_RAISED, HEADROOM - peak);
  return 10 ** (decibels / 20);
}
