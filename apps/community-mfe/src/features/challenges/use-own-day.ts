import { useEffect, useState } from 'react';

/** The day of a moment by the person's own clock. */
export const dayOf = (at: Date | string): string => new Intl.DateTimeFormat('sv-SE').format(new Date(at));

/** A day by the person's own clock, so many days from now, as `2026-12-01`. */
export function ownDay(daysFromNow = 0): string {
  const at = new Date();
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysFromNow, 12);
  return dayOf(day);
}

/** The clock of the device, such as `Europe/Berlin`. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of now; asked again when the page is looked at again. */
export function useOwnDay(): string {
  const [today, setToday] = useState(() => ownDay());
  useEffect(() => {
    const look = () => setToday(ownDay());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
