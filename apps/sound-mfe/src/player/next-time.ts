/** When a clock shows a time such as `07:00` next, in milliseconds; null for what is no time. */
export function nextTime(time: string, now: Date): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  // By the calendar and not by 24 hours: nights are longer and shorter twice a year.
  if (at <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}
