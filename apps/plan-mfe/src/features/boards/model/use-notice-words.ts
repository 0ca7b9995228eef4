import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeWords } from '../../../shared/objects/components/object-notices.tsx';
import type { BoardSession } from './board-session.ts';
import { useFieldWords } from './use-field-words.ts';

/** Fields of which a board can say what they are; of others it says that the row was changed. */
const FIELDS = [
  'title',
  'body',
  'due_on',
  'due_time',
  'starts_on',
  'estimate',
  'priority',
  'column_id',
  'lane_id',
  'completed_at',
  'archived_at',
  'repeat_rule',
  'cover_color',
  'cover_file_id',
  'card_limit',
  'value',
  'is_done',
];

/** The card or other thing that a row belongs to, by its title. */
function titleOf(session: BoardSession, table: string, rowId: string): string | null {
  const tables = session.object.tables();
  const row = tables.get(table)?.get(rowId);
  const cardId = row?.['card_id'];
  const title = cardId === undefined ? row?.['title'] : tables.get('cards')?.get(String(cardId))?.['title'];
  return typeof title === 'string' ? title : null;
}

/** What others did with a board, in its words. */
export function useNoticeWords(session: BoardSession): NoticeWords {
  const { t } = useTranslation('plan');
  const valueOf = useFieldWords(session);
  return useMemo(
    () => ({
      whatOf(notice) {
        const title =
          titleOf(session, notice.table, notice.rowId) ??
          (notice.kind === 'refused' && typeof notice.fields['title'] === 'string'
            ? notice.fields['title']
            : t('boards.notices.something'));
        return notice.kind === 'conflict' && FIELDS.includes(notice.field)
          ? t(`boards.notices.fields.${notice.field}`, { title })
          : t('boards.notices.of', { title });
      },
      valueOf: (_table, field, value) => valueOf(field, value),
    }),
    [session, t, valueOf],
  );
}
