import type { GoalSummary, KeyResultSummary } from '@reflectory/contracts/goals';
import { TextField } from '@reflectory/design-system';
import { dayOfNumber } from '@reflectory/domain/days';
import { useState } from 'react';
import { useChangeGoals } from '../api/use-change-goals.ts';
import { readNumber } from '../model/read-number.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './goal-list.module.css';

/** Where the numbers of a goal stand, to be said while one looks at it. */
export function ReviewValues({ goal, today }: { goal: GoalSummary; today: number }) {
  const results = goal.key_results.filter(({ source }) => source === 'manual');
  if (results.length === 0) return null;
  return (
    <div className={classes.values}>
      {results.map((result) => (
        <Value key={result.id} goal={goal} result={result} today={today} />
      ))}
    </div>
  );
}

type ValueProps = { goal: GoalSummary; result: KeyResultSummary; today: number };

function Value({ goal, result, today }: ValueProps) {
  const { t, amount, number } = useGoalWords();
  const { make } = useChangeGoals(today);
  const known = result.said === null ? '' : number(result.said.value);
  const [text, setText] = useState(known);
  const value = readNumber(text);
  const isWrong = text !== known && value === null;

  function handleLeave() {
    if (text === known || value === null || Math.abs(value) > 1e12) return;
    const day = dayOfNumber(today);
    const fields = { key_result_id: result.id, day, value };
    void make(
      goal.id,
      [{ kind: 'add', table: 'key_result_values', id: crypto.randomUUID(), fields }],
      (list) =>
        list.map((one) =>
          one.id === goal.id
            ? {
                ...one,
                key_results: one.key_results.map((each) =>
                  each.id === result.id ? { ...each, said: { day, value } } : each,
                ),
              }
            : one,
        ),
    );
  }

  return (
    <TextField
      label={result.title}
      description={t('goals.review.target', { target: amount(result.target_value, result.unit) })}
      inputMode="decimal"
      value={text}
      onChange={setText}
      onBlur={handleLeave}
      errorMessage={isWrong ? t('habits.noNumber') : undefined}
    />
  );
}
