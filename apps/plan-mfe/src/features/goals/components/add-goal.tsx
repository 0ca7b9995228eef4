import type { GoalSummary } from '@reflectory/contracts/goals';
import { Button, TextField } from '@reflectory/design-system';
import { type FormEvent, type RefObject, useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-list.module.css';

const MOST = 200;

export type AddGoalProps = {
  /** What the new goal is to serve. */
  above: GoalSummary | null;
  field: RefObject<HTMLInputElement | null>;
  onAdd(title: string): void;
  onLeaveAbove(): void;
};

/** A goal in one line; the field is empty again for the next one. */
export function AddGoal({ above, field, onAdd, onLeaveAbove }: AddGoalProps) {
  const { t } = useGoalWords();
  const [title, setTitle] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWrong(title.trim() === '');
    if (title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  }

  return (
    <form noValidate className={classes.add} onSubmit={handleSubmit}>
      {above && (
        <p className={classes.beneath}>
          {t('goals.beneath', { title: above.title })}
          <Button variant="bare" size="small" onPress={onLeaveAbove}>
            {t('goals.notBeneath')}
          </Button>
        </p>
      )}
      <TextField
        label={t('goals.addLabel')}
        placeholder={t('goals.addExample')}
        value={title}
        maxLength={MOST}
        onChange={setTitle}
        inputRef={field}
        errorMessage={isWrong ? t('goals.noTitle') : undefined}
      />
      <Button type="submit" variant="primary">
        {t('goals.add')}
      </Button>
    </form>
  );
}
