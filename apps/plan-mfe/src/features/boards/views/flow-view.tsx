import { callFunction } from '@reflectory/client';
import { Button, ErrorState, Skeleton } from '@reflectory/design-system';
import { cumulativeFlow, cycleTimes, type FlowDay, percentile } from '@reflectory/domain/boards';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../shared/use-scope.ts';
import { useOpenBoard, useScene } from '../model/board-context.ts';
import type { BoardScene } from '../model/board-scene.ts';
import { dayInWords, todayOf } from '../model/today.ts';
import classes from './views.module.css';

/** Days that a picture reaches back. */
const DAYS = 60;
const [WIDTH, HEIGHT] = [600, 220];

/** How work flows over a board: how many cards were where, and how long they took. */
export function FlowView() {
  const { t } = useTranslation(['plan', 'common']);
  const { session } = useOpenBoard();
  const scene = useScene();
  const { client, key } = useScope();
  const today = todayOf();
  const since = dayOfNumber(numberOfDay(today) - DAYS);
  const { id } = session.object.place;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...key, 'board-flow', id, since],
    staleTime: 0,
    queryFn: async () => (await callFunction(client, 'get-board-flow', { id, since })).stays,
  });
  if (isPending) return <Skeleton lines={6} label={t('common:loading')} />;
  if (isError)
    return (
      <ErrorState
        title={t('boards.flow.failed')}
        action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
      />
    );
  const stays = data.map(({ card_id: cardId, column_id: columnId, from, to }) => ({
    cardId,
    columnId,
    from,
    to,
  }));
  const days = cumulativeFlow(stays, since, today);
  const ids = (isDone: boolean) =>
    scene.columns.filter(({ is_done: done }) => done === isDone).map((column) => column.id);
  const [first] = scene.columns;
  const cycles = cycleTimes(stays, { waiting: new Set(first ? [first.id] : []), done: new Set(ids(true)) });
  return (
    <div className={classes.page}>
      <CycleWords days={cycles.map((cycle) => cycle.days)} hasDone={ids(true).length > 0} />
      <Cumulative days={days} columns={scene.columns} />
    </div>
  );
}

function CycleWords({ days, hasDone }: { days: readonly number[]; hasDone: boolean }) {
  const { t } = useTranslation('plan');
  const [middle, most] = [percentile(days, 0.5), percentile(days, 0.85)];
  const round = (value: number | null) => Math.round((value ?? 0) * 10) / 10;
  if (!hasDone) return <p className={classes.sentence}>{t('boards.flow.noDoneColumn')}</p>;
  if (days.length < 3)
    return <p className={classes.sentence}>{t('boards.flow.few', { count: days.length })}</p>;
  return (
    <p className={classes.sentence}>
      {t('boards.flow.cycle', { middle: round(middle), most: round(most), count: days.length })}
    </p>
  );
}

const amountOf = (day: FlowDay, columnId: string): number => day.amounts[columnId] ?? 0;

type CumulativeProps = { days: readonly FlowDay[]; columns: BoardScene['columns'] };

/** Cards by column and day, those of the last column lowest. */
function Cumulative({ days, columns }: CumulativeProps) {
  const { t } = useTranslation('plan');
  const layers = columns.toReversed();
  const sumOf = (day: FlowDay) => layers.reduce((sum, { id }) => sum + amountOf(day, id), 0);
  const top = Math.max(...days.map(sumOf), 1);
  const x = (index: number) => (index / Math.max(days.length - 1, 1)) * WIDTH;
  const y = (amount: number) => HEIGHT - (amount / top) * HEIGHT;
  const below = days.map(() => 0);
  const areas = layers.map(({ id, title }, place) => {
    const low = days.map((day, index) => `${x(index)},${y(below[index] ?? 0)}`);
    for (const [index, day] of days.entries()) below[index] = (below[index] ?? 0) + amountOf(day, id);
    const high = days.map((_, index) => `${x(index)},${y(below[index] ?? 0)}`);
    return { id, title, place, points: [...high, ...low.toReversed()].join(' ') };
  });
  const last = days.at(-1);
  return (
    <figure className={classes.figure}>
      <figcaption>{t('boards.flow.cumulative', { count: DAYS })}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {areas.map(({ id, place, points }) => (
          <polygon key={id} points={points} className={classes.area} data-place={place % 5} />
        ))}
      </svg>
      <ul className={classes.legend}>
        {areas.toReversed().map(({ id, title, place }) => (
          <li key={id}>
            <span className={classes.key} data-place={place % 5} aria-hidden="true" />
            {title} {last ? amountOf(last, id) : 0}
          </li>
        ))}
      </ul>
      <Numbers days={days} columns={columns} />
    </figure>
  );
}

/** The same in numbers, the latest day first. */
function Numbers({ days, columns }: CumulativeProps) {
  const { t, i18n } = useTranslation('plan');
  return (
    <details>
      <summary>{t('boards.flow.asTable')}</summary>
      <table className={classes.numbers}>
        <thead>
          <tr>
            <th scope="col">{t('boards.flow.day')}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayInWords(day.day, i18n.language)}</th>
              {columns.map(({ id }) => (
                <td key={id}>{amountOf(day, id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
