import { Button } from '@reflectory/design-system';
import { dayOfNumber, mondayOf, numberOfDay, weekdayOf } from '@reflectory/domain/days';
import { marksOf, scoresOf, shareOfDay } from '@reflectory/domain/habits';
import { type MouseEvent, useMemo, useState } from 'react';
import type { HabitFacts } from '../model/use-habit-facts.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habit-year.module.css';

/** Sides of a day, with the space beside it. */
const STEP = 13.4;
const SIDE = 11;
/** A year can touch as many. */
const WEEKS = 54;
/** Height of the line of scores. */
const HEIGHT = 60;

export type HabitYearProps = {
  facts: HabitFacts;
  today: number;
  chosen: number;
  onChoose(day: number): void;
};

/** A year as a square for each day, and above it how well the habit sat. What was not done is left white, as any other day. */
export function HabitYear({ facts, today, chosen, onChoose }: HabitYearProps) {
  const { t, percent } = useHabitWords();
  const thisYear = yearOf(today);
  const [year, setYear] = useState(thisYear);
  const from = numberOfDay(`${year}-01-01`);
  const to = Math.min(today, numberOfDay(`${year}-12-31`));
  const { cells, line, done, skipped, end } = useMemo(
    () => drawYear(facts, { from, to, today }),
    [facts, from, to, today],
  );

  return (
    <section aria-labelledby="habit-year" className={classes.year}>
      <div className={classes.head}>
        <h2 id="habit-year" className={classes.heading}>
          {t('habits.yearTitle', { year })}
        </h2>
        <Button size="small" isDisabled={year <= yearOf(facts.first)} onPress={() => setYear(year - 1)}>
          {t('habits.yearBefore')}
        </Button>
        <Button size="small" isDisabled={year >= thisYear} onPress={() => setYear(year + 1)}>
          {t('habits.yearAfter')}
        </Button>
      </div>
      <p className={classes.summary}>
        {t('habits.yearDone', { count: done })}
        {skipped > 0 && ` · ${t('habits.yearSkipped', { count: skipped })}`}
        {` · ${t('habits.yearEnd', { score: percent(end) })}`}
      </p>
      <Drawing {...{ cells, line, year, from, chosen, onChoose }} />
    </section>
  );
}

type DrawingProps = Pick<HabitYearProps, 'chosen' | 'onChoose'> &
  Pick<ReturnType<typeof drawYear>, 'cells' | 'line'> & { year: number; from: number };

/** Each day is chosen here by a pointer, and by the form above it without one. */
function Drawing({ cells, line, year, from, chosen, onChoose }: DrawingProps) {
  function handleClick({ target }: MouseEvent) {
    const day = Number((target as SVGElement).dataset['day']);
    if (day > 0) onChoose(day);
  }

  return (
    <div
      ref={showEnd}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
      tabIndex={0}
      className={classes.scroll}
    >
      <svg
        viewBox={`0 0 ${WEEKS * STEP} ${HEIGHT + 7 * STEP + 18}`}
        width={WEEKS * STEP}
        className={classes.drawing}
        aria-hidden
        onClick={handleClick}
      >
        <path d={line} className={classes.line} />
        <Months year={year} from={from} />
        {cells.map(({ day, x, y, mark, share }) => (
          <rect
            key={day}
            data-day={day}
            data-mark={mark}
            data-chosen={day === chosen || undefined}
            x={x}
            y={y}
            width={SIDE}
            height={SIDE}
            rx={2}
            className={classes.cell}
            style={mark === 'part' ? { fillOpacity: 0.25 + share / 2 } : undefined}
          />
        ))}
      </svg>
    </div>
  );
}

/** The latest days are what one came for. */
function showEnd(element: HTMLElement | null): void {
  if (!element) return;
  const isMirrored = getComputedStyle(element).direction === 'rtl';
  element.scrollLeft = isMirrored ? -element.scrollWidth : element.scrollWidth;
}

const yearOf = (day: number): number => Number(dayOfNumber(day).slice(0, 4));

/** Left edge of the week that a day lies in. */
const weekAt = (day: number, from: number): number => ((mondayOf(day) - mondayOf(from)) / 7) * STEP;

function drawYear(facts: HabitFacts, span: { from: number; to: number; today: number }) {
  const { rule, days, began, first } = facts;
  const marks = marksOf(rule, days, Math.min(began, first), span);
  const cells = marks.map((mark, index) => {
    const day = span.from + index;
    return {
      day,
      mark,
      share: shareOfDay(rule, days.get(day)),
      x: weekAt(day, span.from),
      y: HEIGHT + 18 + (weekdayOf(day) - 1) * STEP,
    };
  });
  // A day that is not over takes nothing away.
  const to = span.to === span.today && !days.has(span.today) ? span.to - 1 : span.to;
  const scores = scoresOf(rule, days, { from: Math.min(first, span.from), to });
  const shown = scores.slice(Math.max(0, span.from - Math.min(first, span.from)));
  const line = shown
    .map((score, index) => {
      const x = weekAt(span.from + index, span.from) + (weekdayOf(span.from + index) - 1) * (STEP / 7);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(HEIGHT - 4 - score * (HEIGHT - 8)).toFixed(1)}`;
    })
    .join('');
  const count = (wanted: string) => marks.filter((mark) => mark === wanted).length;
  return { cells, line, done: count('done'), skipped: count('skipped'), end: shown.at(-1) ?? 0 };
}

function Months({ year, from }: { year: number; from: number }) {
  const { month } = useHabitWords();
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).map(
    (name) => (
      <text key={name} x={weekAt(numberOfDay(`${name}-01`), from)} y={HEIGHT + 12} className={classes.month}>
        {month(name, 'short')}
      </text>
    ),
  );
}
