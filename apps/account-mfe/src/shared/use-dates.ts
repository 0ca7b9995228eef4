import { usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Days and times in the language of the page. */
export function useDates() {
  const { language } = usePlatform();
  const { current } = language;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(current, { dateStyle: 'long' });
    const since = new Intl.RelativeTimeFormat(current, { numeric: 'auto' });
    return {
      day: (timestamp: string) => days.format(new Date(timestamp)),
      /** For instance `2 hours ago`; a day from a week on. */
      ago: (timestamp: string) => {
        const passed = Date.now() - Date.parse(timestamp);
        if (passed >= 7 * DAY_MS) return days.format(new Date(timestamp));
        if (passed >= DAY_MS) return since.format(-Math.floor(passed / DAY_MS), 'day');
        if (passed >= HOUR_MS) return since.format(-Math.floor(passed / HOUR_MS), 'hour');
        return since.format(-Math.max(0, Math.floor(passed / MINUTE_MS)), 'minute');
      },
    };
  }, [current]);
}
