import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { parseRepeatRule, type RepeatRule } from '@reflectory/domain/recurrence';
import { useTranslation } from 'react-i18next';
import { dayInWords } from './today.ts';

/** A Monday, from which days of the week are named. */
const MONDAY = numberOfDay('2024-01-01');

/** The name of a day of the week, from 1 for Monday to 7. */
export const weekdayInWords = (day: number, language: string, weekday: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(
    new Date(`${dayOfNumber(MONDAY + day - 1)}T00:00:00Z`),
  );

/** Those which a month counts and that are asked for. */
const isCounted = (nth: number | null): nth is -1 | 1 | 2 | 3 | 4 =>
  nth !== null && [-1, 1, 2, 3, 4].includes(nth);

/** How often something comes back, in words. */
export function useRepeatWords(): (rule: string, from: 'schedule' | 'completion') => string {
  const { t, i18n } = useTranslation('plan');
  const daysOf = ({ weekdays, monthDays }: RepeatRule): string[] => [
    ...weekdays.map(({ day, nth }) => {
      const name = weekdayInWords(day, i18n.language);
      return isCounted(nth) ? t(`boards.repeat.nth.${nth}`, { day: name }) : name;
    }),
    ...(monthDays.includes(-1) ? [t('boards.repeat.lastOfMonth')] : []),
  ];
  return (text, from) => {
    const rule = parseRepeatRule(text);
    if (!rule) return text;
    const often = t(`boards.repeat.every.${rule.frequency}`, { count: rule.interval });
    const days = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(daysOf(rule));
    return [
      days === '' ? often : `${often} (${days})`,
      ...(rule.until === null
        ? []
        : [t('boards.repeat.until', { day: dayInWords(rule.until, i18n.language) })]),
      ...(rule.count === null ? [] : [t('boards.repeat.times', { count: rule.count })]),
      ...(from === 'completion' ? [t('boards.repeat.afterDone')] : []),
    ].join(i18n.language === 'ar' ? '، ' : ', ');
  };
}
