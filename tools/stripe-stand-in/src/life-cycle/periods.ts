export const DAY = 86_400;

type Interval = { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number };

/** The end of a period that begins at `start`; both in unix seconds. A month ends on its last day at the latest. */
export function periodEnd(start: number, { interval, interval_count: count }: Interval): number {
  if (interval === 'day') return start + count * DAY;
  if (interval === 'week') return start + count * 7 * DAY;
  const from = new Date(start * 1000);
  const months = interval === 'month' ? count : 12 * count;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}
