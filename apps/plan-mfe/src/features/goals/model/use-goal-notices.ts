import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeWords } from '../../../shared/objects/components/object-notices.tsx';
import type { EditedGoal } from '../api/use-goal.ts';

/** What others did with a goal, in its words. */
export function useGoalNotices(object: EditedGoal): NoticeWords {
  const { t } = useTranslation('plan');
  return useMemo(
    () => ({
      whatOf(notice) {
        const { table, rowId } = notice;
        const row = object.tables().get(table)?.get(rowId);
        const text = [row?.['title'], row?.['obstacle'], row?.['note']].find(
          (word) => typeof word === 'string' && word,
        );
        // A circle of goals is what a service refuses of this field.
        if (notice.kind === 'refused' && 'parent_id' in notice.fields) return t('goals.notices.parent');
        return t(`goals.notices.${table}`, { text: text ?? '' });
      },
      valueOf: (_, field, value) =>
        field !== 'rank' && field !== 'parent_id' && (typeof value === 'string' || typeof value === 'number')
          ? String(value)
          : null,
    }),
    [object, t],
  );
}
