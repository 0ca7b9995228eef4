/** One thing in a calendar: at a moment, or on a day as `2026-12-01`. */
export type CalendarEvent = {
  /** The same for the same event, whenever it is written. */
  uid: string;
  /** When it was changed last. */
  changedAt: Date;
  summary: string;
  url: string;
} & ({ at: Date; minutes?: number } | { day: string });

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/** How often a program should ask again. */
const REFRESH = 'PT6H';
/** Minutes that an event at a moment takes, where it does not say. */
const USUAL_MINUTES = 15;

/** A calendar as a file of RFC 5545. All moments are in UTC, so that no zone has to be described. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reflectory//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
    `URL:${event.url}`,
    // Nobody is busy because of it.
    'TRANSP:TRANSPARENT',
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
