import { Button, Dialog } from '@reflectory/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { remove, set } from '../model/board-acts.ts';
import type { BoardSession } from '../model/board-session.ts';
import { dayInWords } from '../model/today.ts';
import classes from './card-details.module.css';

export type ArchiveDialogProps = { session: BoardSession; onClose(): void };

/** Cards that were put away, the last one first. */
export default function ArchiveDialog({ session, onClose }: ArchiveDialogProps) {
  const { t, i18n } = useTranslation('plan');
  const { cards, columns } = useSyncExternalStore(session.subscribe, session.scene);
  const canEdit = useSyncExternalStore(session.subscribe, session.canEdit);
  const archived = [...cards.values()]
    .filter(({ archived_at: at }) => at !== null)
    .toSorted((a, b) => ((a.archived_at ?? '') < (b.archived_at ?? '') ? 1 : -1));
  return (
    <Dialog isOpen title={t('boards.archive.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {archived.length === 0 && <p>{t('boards.archive.none')}</p>}
      <ul className={classes.rows}>
        {archived.slice(0, 300).map((card) => (
          <li key={card.id}>
            <div>
              <p dir="auto">{card.title}</p>
              <p className={classes.quiet}>
                {[
                  columns.find(({ id }) => id === card.column_id)?.title,
                  dayInWords((card.archived_at ?? '').slice(0, 10), i18n.language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {canEdit && (
              <>
                <Button
                  size="small"
                  onPress={() => session.run([set('cards', card.id, { archived_at: null })])}
                >
                  {t('boards.archive.back')}
                </Button>
                <Button
                  size="small"
                  variant="bare"
                  icon="trash"
                  aria-label={t('boards.archive.remove', { title: card.title })}
                  onPress={() => session.run([remove('cards', card.id)])}
                >
                  {t('boards.card.remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
