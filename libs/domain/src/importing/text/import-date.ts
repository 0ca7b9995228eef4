/** A day and time by some clock; the month counts from 1. */
export type LocalTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

/** Years that somebody may have written in: programs write 0001 where they know none. */
const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 9999;
const ISO =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,](\d+))?\s*([ap]m)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

const isTime = ({ year, month, day, hour, minute, second }: LocalTime): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  );
};

/** A moment as it is stored; null for none, and for one in a year that nobody wrote in. */
export function storedMoment(at: Date): string | null {
  const year = at.getUTCFullYear();
  return Number.isNaN(at.getTime()) || year < EARLIEST_YEAR || year > LATEST_YEAR ? null : at.toISOString();
}

/** An archive names few zones, and a format takes long to make. */
const KEPT_FORMATS = 50;
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError when there is no such zone */
function zoneFormat(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size === KEPT_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}

/** A time zone by its name; null for what is none. */
export function knownZone(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_+/-]{0,59}$/.test(name)) return null;
  try {
    zoneFormat(name);
    return name;
  } catch {
    return null;
  }
}

/** What the clocks of a zone show, as if it were UTC, in milliseconds. */
function clockOf(at: number, zone: string): number {
  const parts = zoneFormat(zone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The moment at which the clocks of a zone show a time; where they leave it out, as much later as they are moved. */
export function momentOf(local: LocalTime, zone: string): string | null {
  if (!isTime(local)) return null;
  const clock = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
  const first = clock - (clockOf(clock, zone) - clock);
  return storedMoment(new Date(first - (clockOf(first, zone) - clock)));
}

/** Hours of a clock with twelve of them. */
const hourOf = (hour: number, half: string | undefined) =>
  half ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour;

const later = (moment: string | null, milliseconds: number) =>
  moment && storedMoment(new Date(Date.parse(moment) + milliseconds));

/** A date as people and programs write it, by the clocks of a zone where it names none; noon where it has no time. */
export function readDate(text: string, zone: string): string | null {
  const [whole, year, month, day, hour, minute, second, fraction, half, offset] = ISO.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const local: LocalTime = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: hour === undefined ? 12 : hourOf(Number(hour), half),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  const milliseconds = Math.trunc(Number(`0.${fraction ?? 0}`) * 1000);
  if (offset === undefined) return later(momentOf(local, zone), milliseconds);
  const [sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset)?.slice(1) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return later(momentOf(local, 'UTC'), milliseconds - ahead * 60_000);
}

/** The date that a name begins with, and what follows it; null where it begins with none. */
export function datedName(name: string): { date: string; rest: string } | null {
  const [whole, year, month, day, hour, minute] =
    /^(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})(?:[T _-]+(\d{2})[-_.:h](\d{2}))?(?!\d)/.exec(name) ?? [];
  if (whole === undefined) return null;
  const time = hour === undefined ? '' : ` ${hour}:${minute}`;
  return { date: `${year}-${month}-${day}${time}`, rest: name.slice(whole.length).replace(/^[\s_.–-]+/, '') };
}
