import { Button, IconButton, SegmentedControl, TextField } from '@reflectory/design-system';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { type FormEvent, useState } from 'react';
import { readNumber } from '../../model/read-number.ts';
import { doneBy, MISSED, OPEN, type Said, SKIPPED } from '../model/say-day.ts';
import type { HabitFacts } from '../model/use-habit-facts.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habit-room.module.css';

const STATES = ['done', 'skipped', 'missed', 'open'] as const;
type State = (typeof STATES)[number];

export type DayFormProps = {
  facts: HabitFacts;
  day: number;
  today: number;
  onDay(day: number): void;
  onSay(day: number, said: Said & { note?: string }): void;
};

/** What was said of a day, and saying it: any day until today. */
export function DayForm({ facts, day, today, onDay, onSay }: DayFormProps) {
  const { t, fullDay } = useHabitWords();
  const { row, days, notes } = facts;
  const said = days.get(day);
  const say = (state: State) => {
    const next = { done: doneBy(row), skipped: SKIPPED, missed: MISSED, open: OPEN }[state];
    onSay(day, next);
  };
  return (
    <section aria-label={t('habits.dayTitle')} className={classes.day}>
      <div className={classes.dayHead}>
        <IconButton icon="chevron-left" label={t('habits.dayBefore')} onPress={() => onDay(day - 1)} />
        <h2 className={classes.dayName} aria-live="polite">
          {day === today ? t('habits.todayIs', { day: fullDay(day) }) : fullDay(day)}
        </h2>
        <IconButton
          icon="chevron-right"
          label={t('habits.dayAfter')}
          isDisabled={day >= today}
          onPress={() => onDay(day + 1)}
        />
        <TextField
          type="date"
          label={t('habits.otherDay')}
          isLabelHidden
          value={dayOfNumber(day)}
          onChange={(text) => {
            const chosen = numberOfDay(text);
            if (chosen <= today && text >= '1900-01-01') onDay(chosen);
          }}
        />
      </div>
      <SegmentedControl
        label={t('habits.dayTitle')}
        isLabelHidden
        value={said?.state ?? 'open'}
        options={STATES.map((state) => ({ value: state, label: t(`habits.states.${state}`) }))}
        onChange={say}
      />
      {row.measure === 'number' && (
        <ValueLine
          value={said?.value ?? null}
          unit={row.unit}
          onSay={(value) => onSay(day, { state: 'done', value })}
        />
      )}
      <NoteLine
        note={notes.get(day) ?? ''}
        onSay={(note) => onSay(day, { state: said?.state ?? 'open', value: said?.value ?? null, note })}
      />
    </section>
  );
}

type ValueLineProps = { value: number | null; unit: string; onSay(value: number): void };

function ValueLine({ value, unit, onSay }: ValueLineProps) {
  const { t, number } = useHabitWords();
  const [text, setText] = useState(value === null ? '' : number(value));
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(text);
    setWrong(read === null || read < 0 || read > 1e9);
    if (read !== null && read >= 0 && read <= 1e9) onSay(read);
  }

  return (
    <form noValidate className={classes.line} onSubmit={handleSubmit}>
      <TextField
        label={unit === '' ? t('habits.number') : t('habits.numberOf', { unit })}
        inputMode="decimal"
        value={text}
        onChange={setText}
        errorMessage={isWrong ? t('habits.noNumber') : undefined}
      />
      <Button type="submit">{t('habits.keep')}</Button>
    </form>
  );
}

function NoteLine({ note, onSay }: { note: string; onSay(note: string): void }) {
  const { t } = useHabitWords();
  const [text, setText] = useState(note);
  return (
    <TextField
      label={t('habits.note')}
      value={text}
      maxLength={1000}
      onChange={setText}
      onBlur={() => text !== note && onSay(text)}
    />
  );
}
