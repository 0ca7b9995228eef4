/** One thing in a calendar: at a moment, or on a day as `2026-12-01`. */
export type CalendarEvent = {
  /** The same for the same event, whenever it is written. */
  uid: string;
  /** When it was changed last. */
  changedAt: Date;
  summary: string;
  url?: string;
  /** Whether its person is taken for busy meanwhile. */
  isBusy?: boolean;
} & ({ at: Date; minutes?: number } | { day: string });

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/** How often a program should ask again. */
const REFRESH = 'PT6H';
/** Minutes that an event at a moment takes, where it does not say. */
const USUAL_MINUTES = 15;
const DAY_MS = 86_400_000;

const HEAD = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Reflectory//Calendar feed//EN',
  'CALSCALE:GREGORIAN',
];

const fileOf = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');

/** A calendar as a file of RFC 5545. All moments are in UTC, so that no zone has to be described. */
export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  fileOf([
    ...HEAD,
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);

/** One event as a calendar object of RFC 4791. */
export const writeCalendarObject = (event: CalendarEvent): string =>
  fileOf([...HEAD, ...eventLines(event), 'END:VCALENDAR']);

/** From when until when an event is, in milliseconds; a day is one of UTC. */
export function spanOf(event: CalendarEvent): { from: number; until: number } {
  if ('at' in event) {
    const from = event.at.getTime();
    return { from, until: from + (event.minutes ?? USUAL_MINUTES) * 60_000 };
  }
  const from = Date.parse(`${event.day}T00:00:00Z`);
  return { from, until: from + DAY_MS };
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${momentOf(event.changedAt)}`,
    ...('at' in event
      ? [`DTSTART:${momentOf(event.at)}`, `DURATION:PT${event.minutes ?? USUAL_MINUTES}M`]
      : [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}
/** A moment as `20261201T183000Z`. */
export const momentOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

// oxlint-disable-next-line no-control-regex -- these are what a value may not hold
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Breaks a line where it is too long, never within a character; what goes on begins with a blank. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
