import { Button, Checkbox, IconButton, TextField } from '@reflectory/design-system';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { rankBetween } from '@reflectory/domain/ranks';
import { type FormEvent, useState } from 'react';
import type { ShownMilestone } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { KeyResultProps } from './key-result.tsx';
import classes from './goal-room.module.css';

/** Steps on the way, each done or not. */
export function Milestones({ today, canEdit, change, result }: KeyResultProps) {
  const { t } = useGoalWords();
  const { milestones, row } = result;
  const [title, setTitle] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return;
    change({
      kind: 'add',
      table: 'goal_milestones',
      id: crypto.randomUUID(),
      fields: {
        key_result_id: row.id,
        title: title.trim(),
        rank: rankBetween(milestones.at(-1)?.rank ?? null, null),
      },
    });
    setTitle('');
  }

  return (
    <>
      <ul className={classes.steps}>
        {milestones.map((step) => (
          <Step key={step.id} step={step} {...{ today, canEdit, change }} />
        ))}
      </ul>
      {canEdit && (
        <form noValidate className={classes.line} onSubmit={handleSubmit}>
          <TextField label={t('goals.results.step')} value={title} maxLength={200} onChange={setTitle} />
          <Button type="submit">{t('goals.results.addStep')}</Button>
        </form>
      )}
    </>
  );
}

type StepProps = Pick<KeyResultProps, 'today' | 'canEdit' | 'change'> & { step: ShownMilestone };

function Step({ step, today, canEdit, change }: StepProps) {
  const { t, day } = useGoalWords();
  const { id, title, done_on: done } = step;
  return (
    <li className={classes.step}>
      <Checkbox
        isSelected={done !== null}
        isReadOnly={!canEdit}
        description={done === null ? undefined : t('goals.results.doneOn', { day: day(numberOfDay(done)) })}
        onChange={(isDone) =>
          change({
            kind: 'set',
            table: 'goal_milestones',
            id,
            fields: { done_on: isDone ? dayOfNumber(today) : null },
          })
        }
      >
        <bdi>{title}</bdi>
      </Checkbox>
      {canEdit && (
        <IconButton
          icon="x"
          size="small"
          label={t('goals.results.removeStep', { title })}
          onPress={() => change({ kind: 'remove', table: 'goal_milestones', id })}
        />
      )}
    </li>
  );
}
