import { numberOfDay } from '@reflectory/domain/days';
import { useEffect, useState } from 'react';

const two = (number: number) => String(number).padStart(2, '0');

/** The day of a moment by the person's own clock, as `2026-11-26`. */
export const dayOf = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Name of the time zone that the person's clock is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The number of today; asked again when the page is looked at again, since pages are left open overnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return numberOfDay(today);
}
