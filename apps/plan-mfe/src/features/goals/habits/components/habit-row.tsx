import type { HabitSummary } from '@reflectory/contracts/habits';
import { IconButton, Link, Menu, type MenuItem } from '@reflectory/design-system';
import { numberOfDay } from '@reflectory/domain/days';
import {
  type HabitMark,
  habitOfRow,
  type HabitRule,
  type HabitStanding,
  marksOf,
  standingOf,
  unpackDays,
} from '@reflectory/domain/habits';
import { memo, useMemo } from 'react';
import { doneBy, MISSED, nextSaid, OPEN, type Said, SKIPPED } from '../model/say-day.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import { DayMark } from './day-mark.tsx';
import classes from './habit-row.module.css';
import { SayValue } from './say-value.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Days of the strip, today too. */
const STRIP_DAYS = 7;

export type HabitRowProps = {
  habit: HabitSummary;
  today: number;
  onSay(habit: HabitSummary, day: number, said: Said): void;
  /** What else may be done with it. */
  items: (habit: HabitSummary) => readonly MenuItem[];
};

function useDays(habit: HabitSummary, today: number) {
  return useMemo(() => {
    const rule = habitOfRow(habit);
    const days = unpackDays(habit.days, today);
    const began = numberOfDay(habit.starts_on);
    const from = today - STRIP_DAYS + 1;
    return {
      rule,
      days,
      from,
      standing: standingOf(rule, days, began, today),
      marks: marksOf(rule, days, began, { from, to: today, today }),
    };
  }, [habit, today]);
}

/** A habit with today to be said by one tap, and its last days. */
export const HabitRow = memo(function HabitRow({ habit, today, onSay, items }: HabitRowProps) {
  const { t } = useHabitWords();
  const { rule, days, from, standing, marks } = useDays(habit, today);
  const say = (said: Said) => onSay(habit, today, said);
  const ofToday: MenuItem[] = [
    { id: 'skip', label: t('habits.skipToday'), icon: 'minus', onAction: () => say(SKIPPED) },
    { id: 'missed', label: t('habits.notToday'), icon: 'x', onAction: () => say(MISSED) },
  ];
  return (
    <li className={classes.row}>
      <Tap habit={habit} mark={standing.today} onSay={say} />
      <Words habit={habit} rule={rule} standing={standing} />
      {habit.measure === 'number' && (
        <div className={classes.amount}>
          <SayValue habit={habit} said={days.get(today)} onSay={say} />
        </div>
      )}
      <div className={classes.strip}>
        <WeekStrip
          name={habit.name}
          from={from}
          marks={marks}
          onPress={(day) => onSay(habit, day, nextSaid(habit, days.get(day)))}
        />
      </div>
      <div className={classes.menu}>
        <Menu
          label={t('habits.actsFor', { name: habit.name })}
          trigger={<IconButton icon="ellipsis" label={t('habits.actsFor', { name: habit.name })} />}
          items={[{ items: ofToday }, { items: [...items(habit)] }]}
          placement="bottom end"
        />
      </div>
    </li>
  );
});

type TapProps = { habit: HabitSummary; mark: HabitMark; onSay(said: Said): void };

/** Today in one tap; what is counted over a week is said as a number. */
function Tap({ habit, mark, onSay }: TapProps) {
  const { t } = useHabitWords();
  if (habit.schedule === 'total')
    return (
      <span className={classes.sign}>
        <DayMark mark={mark} />
      </span>
    );
  const isDone = mark === 'done';
  return (
    <button
      type="button"
      className={classes.tap}
      aria-pressed={isDone}
      aria-label={t('habits.doneToday', { name: habit.name })}
      onClick={() => onSay(isDone ? OPEN : doneBy(habit))}
    >
      <DayMark mark={mark} />
    </button>
  );
}

type WordsProps = { habit: HabitSummary; rule: HabitRule; standing: HabitStanding };

function Words({ habit, rule, standing }: WordsProps) {
  const words = useHabitWords();
  const facts = [
    words.rule(rule, habit.unit),
    words.week(standing, rule, habit.unit),
    words.t('habits.scoreIs', { word: words.score(habit.score), score: words.percent(habit.score) }),
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.words}>
      <h3 className={classes.name} dir="auto">
        <Link href={`/goals/habits/${habit.id}`} variant="plain">
          {habit.name}
        </Link>
      </h3>
      {habit.cue && (
        <p className={classes.cue} dir="auto">
          {habit.cue}
        </p>
      )}
      <p className={classes.facts}>{facts.join(' · ')}</p>
    </div>
  );
}
