import { dayOfNumber } from '@reflectory/domain/days';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A moment of a day, the same in every zone. */
const noonOf = (day: number): Date => new Date(`${dayOfNumber(day)}T12:00:00Z`);

/** Monday the fifth of January 1970. */
const MONDAY = 4;

/** Numbers, days and lists in the language of the page. */
export function useWording() {
  const { t, i18n } = useTranslation('plan');
  const { language } = i18n;
  const words = useMemo(() => {
    const dates = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    const whole = dates({ dateStyle: 'medium' });
    const short = dates({ day: 'numeric', month: 'short' });
    const full = dates({ weekday: 'long', day: 'numeric', month: 'long' });
    const weekdays = {
      long: dates({ weekday: 'long' }),
      narrow: dates({ weekday: 'narrow' }),
      short: dates({ weekday: 'short' }),
    };
    const months = { long: dates({ month: 'long', year: 'numeric' }), short: dates({ month: 'short' }) };
    const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const percents = new Intl.NumberFormat(language, { style: 'percent' });
    const lists = new Intl.ListFormat(language, { type: 'conjunction' });
    return {
      day: (day: number) => whole.format(noonOf(day)),
      shortDay: (day: number) => short.format(noonOf(day)),
      fullDay: (day: number) => full.format(noonOf(day)),
      /** From 1 for Monday to 7. */
      weekday: (weekday: number, length: keyof typeof weekdays = 'long') =>
        weekdays[length].format(noonOf(MONDAY + weekday - 1)),
      /** Of a month such as `2026-11`. */
      month: (month: string, length: keyof typeof months = 'long') =>
        months[length].format(new Date(`${month}-15T12:00:00Z`)),
      number: (value: number) => numbers.format(value),
      percent: (share: number) => percents.format(share),
      list: (items: readonly string[]) => lists.format(items),
    };
  }, [language]);
  return { t, language, ...words };
}
