import type { OverviewBucket } from '@reflectory/contracts/overview';

/** How pleasant a day was, in five steps; `written` where nothing says how it was. */
export type DayTone = -2 | -1 | 0 | 1 | 2 | 'written';

/** What somebody said themself counts before what was read. */
export function toneOf({ pleasantness, valence }: Pick<OverviewBucket, 'pleasantness' | 'valence'>): DayTone {
  const mood = pleasantness ?? valence;
  if (mood === null) return 'written';
  if (mood <= -50) return -2;
  if (mood < -15) return -1;
  if (mood <= 15) return 0;
  return mood < 50 ? 1 : 2;
}
