import { Link, Select } from '@reflectory/design-system';
import { useChangeHabits } from '../habits/api/use-change-habits.ts';
import { useHabits } from '../habits/api/use-habits.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-room.module.css';

/** Stands for no habit. */
const NONE = 'none';

export type HabitsThatCountProps = { keyResultId: string; today: number; canEdit: boolean };

/** One's own habits that count for a key result, each of whose days adds to it by itself. */
export function HabitsThatCount({ keyResultId, today, canEdit }: HabitsThatCountProps) {
  const { t } = useGoalWords();
  const { data: habits = [] } = useHabits(today);
  const { set } = useChangeHabits(today);
  const counting = habits.filter((habit) => habit.key_result_id === keyResultId);
  const others = habits.filter((habit) => habit.key_result_id === null);
  return (
    <>
      {counting.length > 0 && (
        <p className={classes.quiet}>
          {t('goals.results.habits')}{' '}
          {counting.map((habit, index) => (
            <span key={habit.id}>
              {index > 0 && ', '}
              <Link href={`/goals/habits/${habit.id}`}>
                <bdi>{habit.name}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
      {counting.length === 0 && habits.length === 0 && (
        <p className={classes.quiet}>
          {t('goals.results.noHabits')} <Link href="/goals/habits">{t('habits.add')}</Link>
        </p>
      )}
      {canEdit && others.length > 0 && (
        <Select
          label={t('goals.results.habitCounts')}
          value={NONE}
          options={[
            { value: NONE, label: t('goals.results.chooseHabit') },
            ...others.map((habit) => ({ value: habit.id, label: habit.name })),
          ]}
          onChange={(id) => id !== NONE && void set(id, { key_result_id: keyResultId })}
        />
      )}
    </>
  );
}
