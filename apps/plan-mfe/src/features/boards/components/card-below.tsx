import { Button, Checkbox, Icon } from '@reflectory/design-system';
import { type Card, inOrder, lastRank, parentOf } from '@reflectory/domain/boards';
import { useTranslation } from 'react-i18next';
import { add } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import { AddLine } from './add-line.tsx';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

export type CardBelowProps = { card: Card; onOpen(cardId: string): void };

/** Cards that are part of a card, and the one that it is part of. */
export function CardBelow({ card, onOpen }: CardBelowProps) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const { cards, placed } = useScene();
  const canEdit = useCanEdit();
  const acts = useCardActs();
  const above = parentOf(card, cards);
  const below = inOrder([...cards.values()].filter((one) => parentOf(one, cards)?.id === card.id));
  const make = (title: string) =>
    session.run([
      add('cards', {
        column_id: card.column_id,
        lane_id: card.lane_id,
        parent_id: card.id,
        title,
        rank: lastRank(placed.get(card.column_id) ?? []),
      }),
    ]);
  if (!canEdit && below.length === 0 && !above) return null;
  return (
    <CardPart title={t('boards.below.title')}>
      {above && (
        <Button variant="bare" size="small" icon="chevron-up" onPress={() => onOpen(above.id)}>
          {t('boards.below.partOf', { title: above.title })}
        </Button>
      )}
      <ul className={classes.rows}>
        {below.map((one) => (
          <li key={one.id}>
            <Checkbox
              isSelected={one.completed_at !== null}
              isReadOnly={!canEdit}
              onChange={(isDone) => acts.setDone(one, isDone)}
            >
              <span dir="auto">{one.title}</span>
            </Checkbox>
            <Button
              variant="bare"
              size="small"
              onPress={() => onOpen(one.id)}
              aria-label={t('boards.below.open', { title: one.title })}
            >
              <Icon name="chevron-right" />
            </Button>
          </li>
        ))}
      </ul>
      {canEdit && <AddLine label={t('boards.below.add')} maxLength={500} onAdd={make} />}
    </CardPart>
  );
}
