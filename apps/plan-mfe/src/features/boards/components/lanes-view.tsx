import type { Card, Placed } from '@reflectory/domain/boards';
import { laneOf } from '@reflectory/domain/boards';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from '../model/board-context.ts';
import type { Shown } from '../model/use-looking.ts';
import classes from '../views/views.module.css';
import { BoardColumn, type BoardColumnProps } from './board-column.tsx';

const noCards: readonly Card[] = [];

export type LanesViewProps = Pick<BoardColumnProps, 'currentId' | 'openId' | 'visitorsOf'> & { shown: Shown };

/** The columns of a board once for each lane. */
export function LanesView({ shown, ...column }: LanesViewProps) {
  const { t } = useTranslation('plan');
  const { lanes, placed } = useScene();
  const byLane = useMemo(() => {
    const groups = new Map<string | null, Map<string, Card[]>>();
    for (const id of [...lanes.map((lane) => lane.id), null]) groups.set(id, new Map());
    for (const [columnId, cards] of shown.placed)
      for (const [lane, list] of Map.groupBy(cards, (card) => laneOf(card, lanes)))
        groups.get(lane)?.set(columnId, list);
    return groups as ReadonlyMap<string | null, Placed>;
  }, [shown, lanes]);
  return [...lanes, { id: null, title: t('boards.lanes.none') }].map(({ id, title }) => (
    <section key={id} className={classes.lane} aria-label={title}>
      <h2 dir="auto">{title}</h2>
      <div className={classes.laneColumns}>
        {shown.columns.map((one) => (
          <BoardColumn
            key={one.id}
            {...column}
            column={one}
            cards={byLane.get(id)?.get(one.id) ?? noCards}
            amount={placed.get(one.id)?.length ?? 0}
            laneId={id}
          />
        ))}
      </div>
    </section>
  ));
}
