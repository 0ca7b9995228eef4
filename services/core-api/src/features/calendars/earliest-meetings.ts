import type { CalendarEvent } from '@reflectory/contracts/calendars';

/** Meetings of a calendar that are kept. */
const MOST = 2000;
const TITLE = 300;

/** The earliest of them, and how many more there are. */
export function earliest(found: readonly CalendarEvent[]): { meetings: CalendarEvent[]; leftOut: number } {
  const sorted = found.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  return {
    meetings: sorted
      .slice(0, MOST)
      .map((one) => ({ ...one, title: one.title.slice(0, TITLE).toWellFormed().replaceAll('\0', '') })),
    leftOut: Math.max(0, sorted.length - MOST),
  };
}
