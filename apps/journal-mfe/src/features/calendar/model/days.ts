const DAY_MS = 86_400_000;

/** A day or a month as a point that no clock moves. */
const pointOf = (day: string): Date => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
const dayAt = (point: Date): string => point.toISOString().slice(0, 10);

/** The day a number of days later. */
export const addDays = (day: string, days: number): string =>
  dayAt(new Date(pointOf(day).getTime() + days * DAY_MS));

/** The last day of a month such as `2026-02`. */
export const lastDayOf = (month: string): string => {
  const point = pointOf(month);
  return dayAt(new Date(Date.UTC(point.getUTCFullYear(), point.getUTCMonth() + 1, 0)));
};

/** The month a number of months later. */
export const addMonths = (month: string, months: number): string => {
  const point = pointOf(month);
  point.setUTCMonth(point.getUTCMonth() + months);
  return dayAt(point).slice(0, 7);
};

/** The same day a number of months later, or the last one of a month that is shorter. */
export const sameDayAfter = (day: string, months: number): string => {
  const month = addMonths(day.slice(0, 7), months);
  const last = lastDayOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
};

/** The first day of the week that a day lies in; weeks begin with `firstWeekday`, 1 for Monday to 7. */
export const weekOf = (day: string, firstWeekday: number): string =>
  addDays(day, -((pointOf(day).getUTCDay() - firstWeekday + 7) % 7));

/** Every day of a month such as `2026-02`. */
export const daysOf = (month: string): string[] =>
  Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => addDays(`${month}-01`, index));

/** A month by its weeks; null where a week lies in a neighbour. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  const last = lastDayOf(month);
  for (let start = weekOf(`${month}-01`, firstWeekday); start <= last; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    );
  }
  return weeks;
}

/** Where a key leads from a day; what stands beneath a day is a week or a month later. Null for other keys. */
export function dayAfterKey(
  key: string,
  day: string,
  { beneath, isRtl }: { beneath: 'week' | 'month'; isRtl: boolean },
): string | null {
  const forward = isRtl ? -1 : 1;
  const below = (count: number) => (beneath === 'week' ? addDays(day, 7 * count) : sameDayAfter(day, count));
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return below(1);
    case 'ArrowUp':
      return below(-1);
    case 'Home':
      return `${day.slice(0, 7)}-01`;
    case 'End':
      return lastDayOf(day.slice(0, 7));
    case 'PageDown':
      return sameDayAfter(day, beneath === 'week' ? 1 : 12);
    case 'PageUp':
      return sameDayAfter(day, beneath === 'week' ? -1 : -12);
    default:
      return null;
  }
}
