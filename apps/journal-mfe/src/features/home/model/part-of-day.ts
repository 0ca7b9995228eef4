export type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

/** Part of the day by the person's own clock. */
export function partOfDay(at: Date): PartOfDay {
  const hour = at.getHours();
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 18) return 'day';
  return 'evening';
}
