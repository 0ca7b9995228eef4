import { Button, Link } from '@reflectory/design-system';
import { useState } from 'react';
import { useChangeHabits } from '../api/use-change-habits.ts';
import { useHabits } from '../api/use-habits.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import classes from './habits.module.css';
import rows from './habit-row.module.css';

/** Habits that were put away; asked for when somebody wants to see them. */
export function PutAwayHabits({ today }: { today: number }) {
  const { t } = useHabitWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.group}>
      <Button variant="bare" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {t('habits.putAway')}
      </Button>
      {isOpen && <List today={today} />}
    </section>
  );
}

function List({ today }: { today: number }) {
  const { t } = useHabitWords();
  const { data, isError } = useHabits(today, true);
  const { set } = useChangeHabits(today);
  if (isError && !data) return <p role="alert">{t('habits.failed')}</p>;
  if (data?.length === 0) return <p className={classes.line}>{t('habits.noneAway')}</p>;
  return (
    <ul className={rows.list}>
      {data?.map((habit) => (
        <li key={habit.id} className={classes.line}>
          <Link href={`/goals/habits/${habit.id}`}>
            <bdi>{habit.name}</bdi>
          </Link>
          <Button
            size="small"
            aria-label={t('habits.takeUpNamed', { name: habit.name })}
            onPress={() => void set(habit.id, { archived_on: null })}
          >
            {t('habits.takeUp')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
