import { attachLater } from '@reflectory/design-system';
import type { BoardColumn as Column, Card } from '@reflectory/domain/boards';
import { loadOf } from '@reflectory/domain/boards';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanEdit, useOpenBoard, useScenePart } from '../model/board-context.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import classes from './board-column.module.css';
import { CardList } from './card-list.tsx';
import { CardTile } from './card-tile.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { QuickAdd } from './quick-add.tsx';

export type BoardColumnProps = {
  column: Column;
  /** Cards that are shown of it, in order. */
  cards: readonly Card[];
  /** How many there are, whether or not they are shown. */
  amount: number;
  laneId?: string | null;
  /** The card of it that Tab leads to. */
  currentId: string | null;
  openId: string | null;
  visitorsOf: ReadonlyMap<string, string>;
};

/** A column of paper with its cards. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, cards, amount, laneId, currentId, openId, visitorsOf } = props;
  const { t } = useTranslation('plan');
  const { people } = useOpenBoard();
  const parts = useScenePart((scene) => scene.parts);
  const unit = useScenePart(({ board }) => board.estimate_unit);
  const canEdit = useCanEdit();
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useDropping(scroller, list, column.id, laneId);
  const { limit, isOver } = loadOf(column, amount);
  return (
    <section className={classes.column} aria-labelledby={titleId} data-column={column.id}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title} dir="auto">
          {column.title}
        </h2>
        <p className={classes.count} data-over={isOver || undefined}>
          {isOver
            ? t('boards.column.over', { amount, limit, count: amount - (limit ?? 0) })
            : limit === null
              ? t('boards.column.amount', { count: amount })
              : t('boards.column.within', { amount, limit })}
        </p>
        {canEdit && <ColumnMenu column={column} />}
      </header>
      <div ref={scroller} className={classes.scroller}>
        <CardList
          cards={cards}
          label={t('boards.column.cards', { title: column.title })}
          scroller={scroller}
          list={list}
          render={(card) => (
            <CardTile
              card={card}
              labels={parts.labelRowsOf(card.id)}
              personIds={parts.peopleOf(card.id)}
              people={people}
              progress={parts.progressOf(card.id)}
              below={parts.belowOf(card.id)}
              comments={parts.commentsOf(card.id)}
              unit={unit}
              visitors={visitorsOf.get(card.id) ?? ''}
              canEdit={canEdit}
              isCurrent={currentId === card.id}
              isOpen={openId === card.id}
            />
          )}
        />
        {cards.length === 0 && <p className={classes.none}>{t('boards.column.none')}</p>}
      </div>
      {canEdit && <QuickAdd columnId={column.id} laneId={laneId ?? null} title={column.title} />}
    </section>
  );
});

/** Cards are dropped anywhere in the column, also below its last card. */
function useDropping(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  columnId: string,
  laneId: string | null | undefined,
): void {
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const acts = useCardActs();
  useEffect(() => {
    const element = scroller.current?.closest('section');
    const { current: cards } = list;
    if (!element || !cards || !canEdit) return undefined;
    return attachLater((drag) =>
      drag.attachList({
        kind: 'card',
        element,
        list: cards,
        onDrop({ id, before }) {
          const card = session.scene().cards.get(id);
          if (card) acts.move(card, { columnId, before, ...(laneId !== undefined && { laneId }) });
        },
      }),
    );
  }, [scroller, list, columnId, laneId, session, acts, canEdit]);
}
