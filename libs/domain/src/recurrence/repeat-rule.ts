/** How often something comes back; days without a clock, as the people of one board see them. */
export type RepeatRule = {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** Every how many days, weeks, months or years. */
  interval: number;
  /** Days of the week from 1 for Monday to 7; `nth` counts them within the month or year, from its end where negative. */
  weekdays: readonly { day: number; nth: number | null }[];
  /** Days of the month, from its end where negative. */
  monthDays: readonly number[];
  months: readonly number[];
  /** Which of the days of one period are meant, from their end where negative. */
  positions: readonly number[];
  /** How often it is at all. */
  count: number | null;
  /** The last day that it can be on. */
  until: string | null;
  /** First day of the week, which matters to every second week. */
  weekStart: number;
};

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** More of a list says nothing that a person means. */
const MOST_VALUES = 60;
const MOST_INTERVAL = 1000;

/** A rule without anything that narrows it. */
export const plainRule = (frequency: RepeatRule['frequency'], interval = 1): RepeatRule => ({
  frequency,
  interval,
  weekdays: [],
  monthDays: [],
  months: [],
  positions: [],
  count: null,
  until: null,
  weekStart: 1,
});

/** Whole numbers between two bounds without 0; null where one is none. */
function numbersOf(text: string | undefined, most: number, least = -most): number[] | null {
  if (text === undefined) return [];
  const numbers = text.split(',').map((part) => (/^[+-]?\d{1,4}$/.test(part) ? Number(part) : NaN));
  const isGood = numbers.every((one) => one !== 0 && one >= least && one <= most);
  return isGood && numbers.length <= MOST_VALUES ? numbers : null;
}

function weekdaysOf(text: string | undefined): RepeatRule['weekdays'] | null {
  if (text === undefined) return [];
  const days = text.split(',').map((part) => {
    const [, nth = '', name = ''] = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part) ?? [];
    const day = weekdayNames.indexOf(name) + 1;
    const isGood = day > 0 && Number(nth) >= -53 && Number(nth) <= 53 && (nth === '' || Number(nth) !== 0);
    return isGood ? { day, nth: nth === '' ? null : Number(nth) } : null;
  });
  const known = days.filter((day) => day !== null);
  return known.length === days.length && known.length <= MOST_VALUES ? known : null;
}

/** The day of `20261231` or `20261231T235959Z`; undefined where the text is neither. */
function untilOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(text) ?? [];
  const until = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(until)) ? undefined : until;
}

const within = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;

/** Parts that go together: others would mean what no two programs agree on. */
function isUnderstood({ frequency, weekdays, monthDays, positions }: RepeatRule): boolean {
  const counted = weekdays.filter(({ nth }) => nth !== null);
  if (counted.length > 0 && (frequency === 'daily' || frequency === 'weekly')) return false;
  if (counted.length > 0 && counted.length < weekdays.length) return false;
  if (monthDays.length > 0 && frequency === 'weekly') return false;
  const isLong = frequency === 'monthly' || frequency === 'yearly';
  return positions.length === 0 || (isLong && weekdays.length + monthDays.length > 0);
}

/**
 * Reads a rule of RFC 5545, with or without `RRULE:` before it. Null where it is damaged, or has a part that counts hours,
 * days of the year or weeks of it.
 */
export function parseRepeatRule(text: string): RepeatRule | null {
  if (text.length > 300) return null;
  const parts = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';');
  const named = new Map(parts.map((part) => part.split('=', 2) as [string, string | undefined]));
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'COUNT', 'UNTIL', 'WKST'];
  if (named.size !== parts.length || [...named.keys()].some((name) => !known.includes(name))) return null;
  const frequency = Object.entries(frequencies).find(([name]) => name === named.get('FREQ'))?.[1];
  const weekdays = weekdaysOf(named.get('BYDAY'));
  const monthDays = numbersOf(named.get('BYMONTHDAY'), 31);
  const months = numbersOf(named.get('BYMONTH'), 12, 1);
  const positions = numbersOf(named.get('BYSETPOS'), 366);
  const until = untilOf(named.get('UNTIL'));
  const interval = Number(named.get('INTERVAL') ?? 1);
  const count = named.has('COUNT') ? Number(named.get('COUNT')) : null;
  const weekStart = weekdayNames.indexOf(named.get('WKST') ?? 'MO') + 1;
  if (!frequency || !weekdays || !monthDays || !months || !positions || until === undefined) return null;
  if (!within(interval, MOST_INTERVAL) || weekStart === 0 || (count !== null && !within(count, 10_000)))
    return null;
  const rule = { frequency, interval, weekdays, monthDays, months, positions, count, until, weekStart };
  return isUnderstood(rule) ? rule : null;
}

/** A rule as RFC 5545 has it. */
export function writeRepeatRule(rule: RepeatRule): string {
  const { frequency, interval, weekdays, monthDays, months, positions, count, until, weekStart } = rule;
  const parts: (string | false)[] = [
    `FREQ=${frequency.toUpperCase()}`,
    interval !== 1 && `INTERVAL=${interval}`,
    months.length > 0 && `BYMONTH=${months.join(',')}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(',')}`,
    weekdays.length > 0 &&
      `BYDAY=${weekdays.map(({ day, nth }) => `${nth ?? ''}${weekdayNames[day - 1]}`).join(',')}`,
    positions.length > 0 && `BYSETPOS=${positions.join(',')}`,
    count !== null && `COUNT=${count}`,
    until !== null && `UNTIL=${until.replaceAll('-', '')}`,
    weekStart !== 1 && `WKST=${weekdayNames[weekStart - 1]}`,
  ];
  return parts.filter((part) => part !== false).join(';');
}
