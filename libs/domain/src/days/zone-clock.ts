/** The clocks of a time zone. */
type ZoneClock = {
  /** Milliseconds that the clocks are ahead of UTC at a moment. */
  offset(at: number): number;
  read(at: number): { day: string; hour: number; minute: number };
  /** The first moment at which the clocks show a day and a minute of it; one that a change leaves out comes later. */
  momentOf(day: string, minute: number): number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** @throws RangeError for a zone that is not known */
export function zoneClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const offset = (at: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
  return {
    offset,
    read(at) {
      const local = new Date(at + offset(at)).toISOString();
      return {
        day: local.slice(0, 10),
        hour: Number(local.slice(11, 13)),
        minute: Number(local.slice(14, 16)),
      };
    },
    momentOf(day, minute) {
      const local = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
      const before = local - offset(local - DAY_MS);
      const after = local - offset(local + DAY_MS);
      // On the day of a change one of both is what the clocks say then.
      return [before, after].find((at) => at + offset(at) === local) ?? before;
    },
  };
}

/** Whether a name is that of a time zone. */
export function isZone(name: string): boolean {
  try {
    zoneClock(name);
    return true;
  } catch {
    return false;
  }
}
