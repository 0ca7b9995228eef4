import type { HabitDayRow, HabitSummary } from '@reflectory/contracts/habits';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import {
  type HabitDay,
  habitDayId,
  habitOfRow,
  marksOf,
  packDays,
  unpackDays,
} from '@reflectory/domain/habits';
import type { EditedHabit } from '../api/use-habit.ts';

/** What is said of a day; `open` takes back what was said. */
export type Said = Pick<HabitDayRow, 'state' | 'value'>;

export const OPEN: Said = { state: 'open', value: null };
export const SKIPPED: Said = { state: 'skipped', value: null };
export const MISSED: Said = { state: 'missed', value: null };

type Measured = Pick<HabitSummary, 'measure' | 'direction' | 'target_value'>;

/** What one tap says: what is to be reached was reached. Who stayed below a limit has not counted. */
export const doneBy = ({ measure, direction, target_value: target }: Measured): Said => ({
  state: 'done',
  value: measure === 'number' && direction === 'at_least' ? target : null,
});

/** What the next tap on a day of a strip says: done, left out, nothing. */
export function nextSaid(habit: Measured, said: HabitDay | undefined): Said {
  if (said === undefined || said.state === 'missed') return doneBy(habit);
  return said.state === 'done' ? SKIPPED : OPEN;
}

/** The change of a habit that says something of a day; what was said before keeps its note. */
export function changeOfDay(
  habitId: string,
  day: number,
  said: Said,
  isKnown: boolean,
): Parameters<EditedHabit['change']>[0][number] {
  const spot = { table: 'habit_days', id: habitDayId(habitId, day) } as const;
  return isKnown
    ? { ...spot, kind: 'set', fields: said }
    : { ...spot, kind: 'add', fields: { day: dayOfNumber(day), ...said } };
}

/** A habit of a list with something said of a day; its score is put right by the service. */
export function withSaid(habit: HabitSummary, day: number, said: Said, today: number): HabitSummary {
  const days = new Map(unpackDays(habit.days, today));
  const { state, value } = said;
  if (state === 'open') days.delete(day);
  else days.set(day, { state, value });
  const [mark] = marksOf(habitOfRow(habit), days, numberOfDay(habit.starts_on), {
    from: today,
    to: today,
    today,
  });
  const isReached = day === today && mark === 'done';
  return { ...habit, days: packDays(days, today), score: isReached ? habit.score_if_done : habit.score };
}
