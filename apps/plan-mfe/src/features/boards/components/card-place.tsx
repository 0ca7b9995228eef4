import { Select } from '@reflectory/design-system';
import { type Card, laneOf } from '@reflectory/domain/boards';
import { useTranslation } from 'react-i18next';
import { set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import classes from './card-details.module.css';

const NO_LANE = 'none';

/** Where a card lies, and bringing it elsewhere. */
export function CardPlace({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const { columns, lanes } = useScene();
  const canEdit = useCanEdit();
  const acts = useCardActs();
  if (card.archived_at !== null || !canEdit) return null;
  return (
    <div className={classes.pair}>
      <Select
        label={t('boards.card.column')}
        value={columns.some(({ id }) => id === card.column_id) ? card.column_id : (columns[0]?.id ?? null)}
        options={columns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(columnId) =>
          columnId !== card.column_id && acts.move(card, { columnId, before: null }, false)
        }
      />
      {lanes.length > 0 && (
        <Select
          label={t('boards.card.lane')}
          value={laneOf(card, lanes) ?? NO_LANE}
          options={[
            { value: NO_LANE, label: t('boards.lanes.none') },
            ...lanes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(lane) =>
            session.run([set('cards', card.id, { lane_id: lane === NO_LANE ? null : lane })])
          }
        />
      )}
    </div>
  );
}
