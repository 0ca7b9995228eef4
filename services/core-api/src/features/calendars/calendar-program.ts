import type { CalendarEvent } from '@reflectory/contracts/calendars';
import { serveTasks } from '@reflectory/runtime/processes';
import ical, { type EventInstance, type ExpandRecurringEventOptions, type VEvent } from 'node-ical';
import { earliest } from './earliest-meetings.ts';

/** A file to be read, and of which days; both moments in milliseconds. Ids that begin with `ownUids` are what we wrote. */
export type CalendarTask = { text: string; zone: string; from: number; until: number; ownUids: string };
/** Null where the file is no calendar. */
export type CalendarResult = { meetings: CalendarEvent[]; leftOut: number } | null;

const MAX_MEMORY_BYTES = 600_000_000;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'val' in value) return String(value.val);
  return '';
};

function read({ text, zone, from, until, ownUids }: CalendarTask): CalendarResult {
  if (!/^\s*BEGIN:VCALENDAR/iu.test(text.replace(/^\uFEFF/u, ''))) return null;
  // Times that name no zone are those of the person's clocks.
  process.env['TZ'] = zone;
  const found: CalendarEvent[] = [];
  const span = { from: new Date(from), to: new Date(until), expandOngoing: true };
  for (const part of Object.values(ical.sync.parseICS(text))) {
    if (part?.type !== 'VEVENT' || part.status === 'CANCELLED' || part.transparency === 'TRANSPARENT')
      continue;
    if (String(part.uid).startsWith(ownUids)) continue;
    if (!part.rrule && (part.start.getTime() > until || (part.end ?? part.start).getTime() < from)) continue;
    for (const { start, end, summary, isFullDay } of instancesOf(part, span)) {
      const last = Math.max((end ?? start).getTime(), start.getTime());
      if (start.getTime() >= until || last < from) continue;
      found.push({
        title: textOf(summary),
        starts_at: start.toISOString(),
        ends_at: new Date(last).toISOString(),
        is_all_day: isFullDay,
      });
    }
  }
  return earliest(found);
}

/** One that cannot be understood, as of a zone that there is not, leaves the others. */
function instancesOf(event: VEvent, span: ExpandRecurringEventOptions): EventInstance[] {
  try {
    return ical.expandRecurringEvent(event, span);
  } catch {
    return [];
  }
}

serveTasks<CalendarTask, CalendarResult>(read, { maxMemoryBytes: MAX_MEMORY_BYTES });
