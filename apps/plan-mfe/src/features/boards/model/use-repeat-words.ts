import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { parseRepeatRule, type RepeatRule } from '@reflectory/domain/recurrence';
import { useTranslation } from 'react-i18next';

/** A Monday, from which days of the week are named. */
const MONDAY = numberOfDay('2024-01-01');

function weekdaysInWords({ weekdays }: RepeatRule, language: string): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const names = weekdays.map(({ day }) =>
    name.format(new Date(`${dayOfNumber(MONDAY + day - 1)}T00:00:00Z`)),
  );
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}

/** How often something comes back, in words. */
export function useRepeatWords(): (rule: string, from: 'schedule' | 'completion') => string {
  const { t, i18n } = useTranslation('plan');
  return (text, from) => {
    const rule = parseRepeatRule(text);
    if (!rule) return text;
    const often = t(`boards.repeat.every.${rule.frequency}`, { count: rule.interval });
    const days = rule.weekdays.length > 0 ? ` (${weekdaysInWords(rule, i18n.language)})` : '';
    return `${often}${days}${from === 'completion' ? `, ${t('boards.repeat.afterDone')}` : ''}`;
  };
}
