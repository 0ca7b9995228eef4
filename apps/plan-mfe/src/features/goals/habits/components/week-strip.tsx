import type { HabitMark } from '@reflectory/domain/habits';
import { weekdayOf } from '@reflectory/domain/days';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useHabitWords } from '../model/use-habit-words.ts';
import { DayMark } from './day-mark.tsx';
import classes from './marks.module.css';

export type WeekStripProps = {
  /** Names what the days are of. */
  name: string;
  /** Number of the first day. */
  from: number;
  marks: readonly HabitMark[];
  onPress(day: number): void;
};

/** The last days of a habit, each to be said by a tap; the arrows walk along them. */
export function WeekStrip({ name, from, marks, onPress }: WeekStripProps) {
  const { t, weekday, fullDay, mark: markWord } = useHabitWords();
  const strip = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(marks.length - 1);

  function handleKey(event: KeyboardEvent) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowLeft: isMirrored ? 1 : -1, ArrowRight: isMirrored ? -1 : 1 }[event.key];
    const next = at + (step ?? 0);
    if (step === undefined || next < 0 || next >= marks.length) return;
    event.preventDefault();
    setAt(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <fieldset ref={strip} aria-label={t('habits.daysOf', { name })} className={classes.strip}>
      {marks.map((mark, index) => (
        <button
          key={from + index}
          type="button"
          tabIndex={index === at ? 0 : -1}
          className={classes.day}
          aria-label={t('habits.dayIs', { day: fullDay(from + index), mark: markWord(mark) })}
          onFocus={() => setAt(index)}
          onKeyDown={handleKey}
          onClick={() => onPress(from + index)}
        >
          <span aria-hidden>{weekday(weekdayOf(from + index), 'narrow')}</span>
          <DayMark mark={mark} />
        </button>
      ))}
    </fieldset>
  );
}
