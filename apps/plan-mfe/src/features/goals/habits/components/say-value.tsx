import type { HabitSummary } from '@reflectory/contracts/habits';
import { Button, Popover, TextField } from '@reflectory/design-system';
import type { HabitDay } from '@reflectory/domain/habits';
import { type FormEvent, useState } from 'react';
import { readNumber } from '../../model/read-number.ts';
import type { Said } from '../model/say-day.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habit-row.module.css';

/** The most that the service keeps. */
const MOST = 1e9;

export type SayValueProps = {
  habit: Pick<HabitSummary, 'name' | 'unit' | 'target_value' | 'schedule'>;
  said: HabitDay | undefined;
  onSay(said: Said): void;
};

/** What was measured on a day, and saying it. */
export function SayValue({ habit, said, onSay }: SayValueProps) {
  const { t, number, amount } = useHabitWords();
  const value = said?.value ?? null;
  const shown =
    habit.schedule === 'total'
      ? amount(value ?? 0, habit.unit)
      : t('habits.valueOf', { value: number(value ?? 0), target: amount(habit.target_value, habit.unit) });
  return (
    <Popover
      label={t('habits.howMuch', { name: habit.name })}
      trigger={
        <Button size="small" aria-label={t('habits.sayHowMuch', { name: habit.name, shown })}>
          {shown}
        </Button>
      }
    >
      {({ close }) => (
        <ValueForm
          unit={habit.unit}
          value={value}
          onSay={(next) => {
            onSay(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

type ValueFormProps = { unit: string; value: number | null; onSay(said: Said): void };

function ValueForm({ unit, value, onSay }: ValueFormProps) {
  const { t, number } = useHabitWords();
  const [text, setText] = useState(value === null ? '' : number(value));
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = readNumber(text);
    if (read === null || read < 0 || read > MOST) setWrong(true);
    else onSay({ state: 'done', value: read });
  }

  return (
    <form noValidate className={classes.value} onSubmit={handleSubmit}>
      <TextField
        label={unit === '' ? t('habits.number') : t('habits.numberOf', { unit })}
        value={text}
        onChange={setText}
        inputMode="decimal"
        errorMessage={isWrong ? t('habits.noNumber') : undefined}
      />
      <Button type="submit" variant="primary">
        {t('habits.keep')}
      </Button>
    </form>
  );
}
