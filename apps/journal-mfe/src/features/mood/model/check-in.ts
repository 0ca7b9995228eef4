/** How somebody said they were at a moment. */
export type CheckIn = {
  id: string;
  /** Each from −100 to 100. */
  pleasantness: number;
  energy: number;
  /** Key of a feeling. */
  feeling: string | null;
  /** Keys of the product's activities, and words of the person's own. */
  activities: readonly string[];
  sleepMinutes: number | null;
  note: string;
  entryId: string | null;
  feltAt: string;
};

/** Characters of a note, and of an activity of one's own. */
export const NOTE_LIMIT = 2000;
export const ACTIVITY_LIMIT = 40;
/** Activities of one check-in. */
export const MOST_ACTIVITIES = 30;

/** A check-in of now, in the middle of both scales. */
export const newCheckIn = (entryId: string | null): CheckIn => ({
  id: crypto.randomUUID(),
  pleasantness: 0,
  energy: 0,
  feeling: null,
  activities: [],
  sleepMinutes: null,
  note: '',
  entryId,
  feltAt: new Date().toISOString(),
});

/** Which of five words stands for a number of a scale. */
export function degreeOf(value: number): '0' | '1' | '2' | '3' | '4' {
  if (value <= -60) return '0';
  if (value <= -20) return '1';
  if (value < 20) return '2';
  return value < 60 ? '3' : '4';
}
