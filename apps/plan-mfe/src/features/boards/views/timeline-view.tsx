import { Button, IconButton, Link } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { dayOfNumber, mondayOf, numberOfDay } from '@reflectory/domain/days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords, todayOf } from '../model/today.ts';
import type { ViewProps } from './view-props.ts';
import classes from './views.module.css';

const WEEKS = 6;
const DAYS = WEEKS * 7;
const MOST = 200;

/** The days that a card takes; null where it says none. */
function spanOf({ starts_on: start, due_on: due }: Card): { first: number; last: number } | null {
  if (start === null && due === null) return null;
  const [one, other] = [numberOfDay(start ?? due ?? ''), numberOfDay(due ?? start ?? '')];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** The cards of a board beside each other in time, six weeks at once. */
export function TimelineView({ shown }: ViewProps) {
  const { t, i18n } = useTranslation('plan');
  const today = numberOfDay(todayOf());
  const [from, setFrom] = useState(mondayOf(today) - 7);
  const spans = shown.cards.flatMap((card) => {
    const span = spanOf(card);
    return span && span.last >= from && span.first < from + DAYS ? [{ card, ...span }] : [];
  });
  const rows = spans.toSorted((a, b) => a.first - b.first).slice(0, MOST);
  const words = (day: number) => dayInWords(dayOfNumber(day), i18n.language);
  return (
    <div className={classes.page}>
      <div className={classes.steps}>
        <IconButton
          icon="chevron-left"
          label={t('boards.timeline.before')}
          onPress={() => setFrom(from - 28)}
        />
        <h2 aria-live="polite">
          {t('boards.timeline.range', { from: words(from), to: words(from + DAYS - 1) })}
        </h2>
        <IconButton
          icon="chevron-right"
          label={t('boards.timeline.after')}
          onPress={() => setFrom(from + 28)}
        />
        <Button size="small" onPress={() => setFrom(mondayOf(today) - 7)}>
          {t('boards.today')}
        </Button>
      </div>
      {rows.length === 0 && <p className={classes.none}>{t('boards.timeline.none')}</p>}
      <ul className={classes.timeline} aria-label={t('boards.views.kinds.timeline')}>
        {rows.map(({ card, first, last }) => (
          <Row key={card.id} card={card} first={first} last={last} from={from} today={today} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { card: Card; first: number; last: number; from: number; today: number };

function Row({ card, first, last, from, today }: RowProps) {
  const { t, i18n } = useTranslation('plan');
  const words = (day: number) => dayInWords(dayOfNumber(day), i18n.language);
  return (
    <li>
      <Link href={`?card=${card.id}`} dir="auto">
        {card.title}
      </Link>
      <span className={classes.when}>
        {first === last ? words(first) : t('boards.timeline.range', { from: words(first), to: words(last) })}
      </span>
      <span className={classes.track} aria-hidden="true">
        <Bar
          from={Math.max(first - from, 0)}
          to={Math.min(last - from, DAYS - 1)}
          isDone={card.completed_at !== null}
        />
        {today >= from && today < from + DAYS && (
          <span
            className={classes.now}
            style={{ insetInlineStart: `${((today - from + 0.5) / DAYS) * 100}%` }}
          />
        )}
      </span>
    </li>
  );
}

function Bar({ from, to, isDone }: { from: number; to: number; isDone: boolean }) {
  return (
    <span
      className={classes.span}
      data-done={isDone || undefined}
      style={{
        insetInlineStart: `${(from / DAYS) * 100}%`,
        inlineSize: `${((to - from + 1) / DAYS) * 100}%`,
      }}
    />
  );
}
