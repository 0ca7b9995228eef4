import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeWords } from '../../../../shared/objects/components/object-notices.tsx';
import type { EditedHabit } from '../api/use-habit.ts';

/** What another device did with a habit, in its words. */
export function useHabitNotices(object: EditedHabit): NoticeWords {
  const { t, i18n } = useTranslation('plan');
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      whatOf({ table, rowId }) {
        if (table === 'habits') return t('habits.notices.habit');
        const day = object.tables().get('habit_days')?.get(rowId)?.['day'];
        return typeof day === 'string'
          ? t('habits.notices.day', { day: dates.format(new Date(dayOfNumber(numberOfDay(day)))) })
          : t('habits.notices.someDay');
      },
      valueOf(table, field, value) {
        if (table === 'habit_days' && field === 'state') return t(`habits.states.${String(value)}`);
        return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
      },
    };
  }, [object, t, i18n]);
}
