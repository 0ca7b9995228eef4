import { Button, IconButton, Link, VisuallyHidden } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { dayOfNumber, mondayOf, numberOfDay } from '@reflectory/domain/days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInWords, todayOf } from '../model/today.ts';
import type { ViewProps } from './view-props.ts';
import classes from './views.module.css';

const firstOf = (month: string) => `${month}-01`;
const monthAfter = (month: string, by: number) => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  const at = year * 12 + index - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};
/** Cards that a day shows before it says how many more there are. */
const MOST = 4;

/** The cards of a board by the days on which they are due. */
export function CalendarView({ shown }: ViewProps) {
  const { t, i18n } = useTranslation('plan');
  const today = todayOf();
  const [month, setMonth] = useState(today.slice(0, 7));
  const byDay = Map.groupBy(shown.cards, ({ due_on: day }) => day ?? '');
  const undated = byDay.get('') ?? [];
  const title = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${firstOf(month)}T00:00:00Z`));
  return (
    <div className={classes.page}>
      <div className={classes.steps}>
        <IconButton
          icon="chevron-left"
          label={t('boards.calendar.before')}
          onPress={() => setMonth(monthAfter(month, -1))}
        />
        <h2 aria-live="polite">{title}</h2>
        <IconButton
          icon="chevron-right"
          label={t('boards.calendar.after')}
          onPress={() => setMonth(monthAfter(month, 1))}
        />
        <Button size="small" onPress={() => setMonth(today.slice(0, 7))}>
          {t('boards.today')}
        </Button>
      </div>
      <Month month={month} title={title} byDay={byDay} today={today} />
      {undated.length > 0 && (
        <details>
          <summary>{t('boards.calendar.undated', { count: undated.length })}</summary>
          <CardLinks cards={undated.slice(0, 200)} />
        </details>
      )}
    </div>
  );
}

type MonthProps = {
  month: string;
  title: string;
  byDay: ReadonlyMap<string, readonly Card[]>;
  today: string;
};

function Month({ month, title, byDay, today }: MonthProps) {
  const { i18n } = useTranslation('plan');
  const start = mondayOf(numberOfDay(firstOf(month)));
  const end = numberOfDay(firstOf(monthAfter(month, 1)));
  const weeks = Array.from({ length: Math.ceil((end - start) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => dayOfNumber(start + week * 7 + day)),
  );
  const name = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <table className={classes.month}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {name.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-other={!day.startsWith(month) || undefined}
                data-empty={!byDay.has(day) || undefined}
              >
                <time
                  dateTime={day}
                  aria-label={dayInWords(day, i18n.language, today)}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {Number(day.slice(8))}
                </time>
                <Day cards={byDay.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('plan');
  const [isOpen, setOpen] = useState(false);
  if (cards.length === 0) return null;
  return (
    <>
      <CardLinks cards={isOpen ? cards : cards.slice(0, MOST)} />
      {!isOpen && cards.length > MOST && (
        <Button variant="bare" size="small" onPress={() => setOpen(true)}>
          {t('boards.views.more', { count: cards.length - MOST })}
        </Button>
      )}
    </>
  );
}

function CardLinks({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.links}>
      {cards.map(({ id, title, completed_at: doneAt, due_time: time }) => (
        <li key={id} data-done={doneAt !== null || undefined}>
          <Link href={`?card=${id}`} dir="auto">
            {time !== null && `${time} `}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
