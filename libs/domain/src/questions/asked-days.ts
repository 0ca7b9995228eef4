/** Days that are asked for, both included; null where it is open. */
export type AskedSpan = { from: string | null; to: string | null };

const DAY_MS = 86_400_000;
const pad = (value: number, length: number) => String(value).padStart(length, '0');
const pointOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days later. */
export const addDays = (day: string, count: number): string =>
  new Date(pointOf(day) + count * DAY_MS).toISOString().slice(0, 10);

const dayOf = (year: number, month: number, day: number): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
const lastOf = (year: number, month: number): string =>
  addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1);

export const yearSpan = (year: number): AskedSpan => ({ from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) });
export const monthSpan = (year: number, month: number): AskedSpan => ({
  from: dayOf(year, month, 1),
  to: lastOf(year, month),
});
/** The months of a season that begins in a year: 0 for spring; a winter ends in the next year. */
export const seasonSpan = (year: number, season: number): AskedSpan => {
  const first = 3 + season * 3;
  return { from: dayOf(year, first, 1), to: first === 12 ? lastOf(year + 1, 2) : lastOf(year, first + 2) };
};
/** A day; null where the month has no such day. */
export const daySpan = (year: number, month: number, day: number): AskedSpan | null => {
  const text = dayOf(year, month, day);
  if (month < 1 || month > 12 || day < 1 || text > lastOf(year, month)) return null;
  return { from: text, to: text };
};

/** The day some months before; the last of its month where that is shorter. */
function monthsBefore(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const wanted = dayOf(year, month, Number(day.slice(8)));
  return wanted > lastOf(year, month) ? lastOf(year, month) : wanted;
}

/** 1 for Monday to 7. */
const weekdayOf = (day: string): number => new Date(pointOf(day)).getUTCDay() || 7;

/** The week, month or year, some of them before that of today. */
export function unitSpan(unit: 'day' | 'week' | 'month' | 'year', today: string, before: number): AskedSpan {
  if (unit === 'day') return { from: addDays(today, -before), to: addDays(today, -before) };
  if (unit === 'week') {
    const from = addDays(today, 1 - weekdayOf(today) - 7 * before);
    return { from, to: addDays(from, 6) };
  }
  const day = monthsBefore(today, unit === 'year' ? 12 * before : before);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return unit === 'year' ? yearSpan(year) : monthSpan(year, month);
}

/** The last so many days, weeks, months or years up to today. */
export const lastUnits = (
  unit: 'day' | 'week' | 'month' | 'year',
  today: string,
  count: number,
): AskedSpan => ({
  from:
    unit === 'day' || unit === 'week'
      ? addDays(today, 1 - count * (unit === 'week' ? 7 : 1))
      : addDays(monthsBefore(today, unit === 'year' ? count * 12 : count), 1),
  to: today,
});
