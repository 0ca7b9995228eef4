import { useEffect, useState } from 'react';

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment by the person's own clock, as `2026-11-22`. */
export const dayOf = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Noon of a day by the person's own clock, which every clock change leaves on that day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** Whether an entry that opens on a day is still sealed today; both as `2026-11-22`. */
export const isSealed = (until: string | null, today: string): boolean => until !== null && until > today;

/** Name of the time zone that the person's clock is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of now; asked again when the page is looked at again, since pages are left open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
