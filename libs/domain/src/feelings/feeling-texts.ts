import type { ActivityKey } from './activity-keys.ts';
import type { placements } from './placements.ts';

export type FeelingKey = keyof typeof placements;

/** Feelings and activities in one language; of a feeling its name and, in one line, what it means. */
export type FeelingTexts = {
  feelings: Readonly<Record<FeelingKey, readonly [name: string, meaning: string]>>;
  activities: Readonly<Record<ActivityKey, string>>;
};
