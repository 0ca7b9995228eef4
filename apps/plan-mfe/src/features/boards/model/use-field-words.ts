import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import type { BoardSession } from './board-session.ts';
import { dayInWords } from './today.ts';

/** Values of fields as one would read them; null where one says nothing. */
export function useFieldWords(session: BoardSession): (field: string, value: unknown) => string | null {
  const { t, i18n } = useTranslation('plan');
  return useMemo(() => {
    const titleIn = (rows: readonly { id: string; title: string }[], id: unknown) =>
      rows.find((row) => row.id === id)?.title ?? null;
    return (field, value) => {
      const { columns, lanes, cards, labels } = session.scene();
      if (value === null || value === undefined || value === '') return t('boards.history.nothing');
      switch (field) {
        case 'column_id':
          return titleIn(columns, value);
        case 'lane_id':
          return titleIn(lanes, value);
        case 'label_id':
          return titleIn(labels, value);
        case 'parent_id':
          return cards.get(String(value))?.title ?? null;
        case 'due_on':
        case 'starts_on':
          return dayInWords(String(value), i18n.language);
        case 'completed_at':
        case 'archived_at':
          return dayInWords(String(value).slice(0, 10), i18n.language);
        case 'priority':
          return t(`boards.priorities.${String(value)}`);
        case 'color':
        case 'cover_color':
          return t(`boards.colors.${String(value)}`);
        case 'cover_file_id':
          return (
            String(session.object.tables().get('card_files')?.get(String(value))?.['name'] ?? '') || null
          );
        case 'is_done':
          return t(value === true ? 'boards.history.yes' : 'boards.history.no');
        case 'title':
        case 'body':
        case 'about':
        case 'due_time':
        case 'estimate':
        case 'card_limit':
        case 'repeat_rule':
        case 'value':
          return String(value);
        default:
          return null;
      }
    };
  }, [session, t, i18n.language]);
}
