import { Button, IconButton, Menu, TextField } from '@reflectory/design-system';
import { dayOfNumber } from '@reflectory/domain/days';
import { plannedShare } from '@reflectory/domain/goals';
import { type FormEvent, useState } from 'react';
import { readNumber } from '../model/read-number.ts';
import type { KeyResultInGoal } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import { Course } from './course.tsx';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';
import { CountsByItself } from './counts-by-itself.tsx';
import { HabitsThatCount } from './habits-that-count.tsx';
import { Milestones } from './milestones.tsx';
import { WayLine } from './way-line.tsx';

export type KeyResultProps = GoalPart & { result: KeyResultInGoal; onEdit(): void };

/** Something that counts: its line, where it leads, and saying where it stands. */
export function KeyResult(props: KeyResultProps) {
  const { facts, today, people, canEdit, change, result, onEdit } = props;
  const { t } = useGoalWords();
  const { row, state } = result;
  const isShared = people.list.length > 1;
  const remove = () => change({ kind: 'remove', table: 'key_results', id: row.id });
  return (
    <li className={classes.result}>
      <div className={classes.resultHead}>
        <h3 className={classes.resultTitle} dir="auto">
          {row.title}
        </h3>
        {canEdit && (
          <Menu
            label={t('goals.actsFor', { title: row.title })}
            trigger={
              <IconButton icon="ellipsis" size="small" label={t('goals.actsFor', { title: row.title })} />
            }
            items={[
              { id: 'edit', label: t('goals.edit'), icon: 'pencil', onAction: onEdit },
              {
                id: 'remove',
                label: t('goals.results.remove'),
                icon: 'trash',
                isDestructive: true,
                onAction: remove,
              },
            ]}
            placement="bottom end"
          />
        )}
      </div>
      <WayLine share={state.share} planned={plannedShare(facts.period, today)} />
      <Words {...props} />
      {isShared && row.owner_id !== null && (
        <p className={classes.quiet}>{t('goals.results.part', { name: people.nameOf(row.owner_id) })}</p>
      )}
      {row.source === 'manual' && canEdit && <SayValue {...props} />}
      {row.source === 'milestones' && <Milestones {...props} />}
      {row.source === 'habit' && <HabitsThatCount keyResultId={row.id} today={today} canEdit={canEdit} />}
      {(row.source === 'cards' || row.source === 'focus' || row.source === 'journal') && (
        <CountsByItself {...props} source={row.source} />
      )}
      <Course {...props} />
    </li>
  );
}

/** Where it stands and where it leads, in words. */
function Words({ result: { row, state, trend } }: KeyResultProps) {
  const { t, amount, percent, day } = useGoalWords();
  const stands =
    state.value === null
      ? t('goals.results.nothingYet', { target: amount(state.target, row.unit) })
      : t('goals.results.stands', {
          value: amount(state.value, row.unit),
          target: amount(state.target, row.unit),
          share: percent(state.share ?? 0),
        });
  const isThere = state.share === 1;
  const leads =
    trend === null || isThere
      ? null
      : trend.reachedOn === null
        ? t('goals.results.leadsAway')
        : t('goals.results.leadsThere', { day: day(trend.reachedOn) });
  return <p className={classes.quiet}>{[stands, leads].filter((part) => part !== null).join(' · ')}</p>;
}

function SayValue({ today, change, result }: KeyResultProps) {
  const { t } = useGoalWords();
  const { row, saidToday } = result;
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const value = readNumber(text);
    setWrong(value === null || Math.abs(value) > 1e12);
    if (value === null || Math.abs(value) > 1e12) return;
    if (saidToday === null)
      change({
        kind: 'add',
        table: 'key_result_values',
        id: crypto.randomUUID(),
        fields: { key_result_id: row.id, day: dayOfNumber(today), value },
      });
    else change({ kind: 'set', table: 'key_result_values', id: saidToday, fields: { value } });
    setText('');
  }

  return (
    <form noValidate className={classes.line} onSubmit={handleSubmit}>
      <TextField
        label={row.unit === '' ? t('goals.results.say') : t('goals.results.sayUnit', { unit: row.unit })}
        inputMode="decimal"
        value={text}
        onChange={setText}
        errorMessage={isWrong ? t('habits.noNumber') : undefined}
      />
      <Button type="submit">{t('habits.keep')}</Button>
    </form>
  );
}
