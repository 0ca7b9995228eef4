import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Times as people say them, in the language of the page. */
export function useTimeWords() {
  const { i18n } = useTranslation('plan');
  const { language } = i18n;
  return useMemo(() => {
    const unit = (name: 'hour' | 'minute') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' });
    const [hour, minute] = [unit('hour'), unit('minute')];
    const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
    const local = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return {
      /** Of the day, by its minute since midnight. */
      minute: (minute: number): string => local.format(minute * 60_000),
      /** `50 min`, `1 hr 5 min`. */
      length(seconds: number): string {
        const minutes = Math.round(Math.max(seconds, seconds > 0 ? 30 : 0) / 60);
        const hours = Math.floor(minutes / 60);
        if (hours === 0) return minute.format(minutes);
        return minutes % 60 === 0
          ? hour.format(hours)
          : `${hour.format(hours)} ${minute.format(minutes % 60)}`;
      },
      /** Of the day, by this device's clocks. */
      time: (at: number | string): string => clock.format(new Date(at)),
    };
  }, [language]);
}
