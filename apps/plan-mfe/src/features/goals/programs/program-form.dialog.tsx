import type { GoalSummary } from '@reflectory/contracts/goals';
import type { HabitSummary } from '@reflectory/contracts/habits';
import { Checkbox, FormDialog, TextArea, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import classes from './programs.module.css';
import type { NewProgram } from './use-programs.ts';

/** A program holds as many of each. */
const MOST = 20;

type ProgramFormDialogProps = {
  goals: readonly GoalSummary[];
  habits: readonly HabitSummary[];
  onKeep(program: NewProgram): void;
  onClose(): void;
};

/** Makes a program of one's own goals and habits. */
export default function ProgramFormDialog({ goals, habits, onKeep, onClose }: ProgramFormDialogProps) {
  const { t } = useGoalWords();
  const [title, setTitle] = useState('');
  const [summary, setSummary] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const of = <Thing extends { id: string }>(things: readonly Thing[]) =>
    things.filter(({ id }) => chosen.has(id));
  const isTooMuch = of(goals).length > MOST || of(habits).length > MOST;
  const isEmpty = chosen.size === 0;

  function keep() {
    setAsked(true);
    if (title.trim() === '' || isEmpty || isTooMuch) return;
    onKeep({ title: title.trim(), summary: summary.trim(), goals: of(goals), habits: of(habits) });
  }
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <FormDialog title={t('programs.new')} submitLabel={t('programs.keep')} onSubmit={keep} onClose={onClose}>
      <TextField
        label={t('programs.name')}
        value={title}
        maxLength={120}
        errorMessage={isAsked && title.trim() === '' ? t('programs.problems.name') : undefined}
        onChange={setTitle}
      />
      <TextArea
        label={t('programs.summary')}
        description={t('programs.summaryText')}
        value={summary}
        maxLength={1000}
        onChange={setSummary}
      />
      <Choice
        label={t('programs.goals')}
        things={goals.map(({ id, title: name }) => ({ id, name }))}
        chosen={chosen}
        onChoose={choose}
      />
      <Choice label={t('programs.habits')} things={habits} chosen={chosen} onChoose={choose} />
      <p role="alert" className={classes.problem}>
        {isAsked && isEmpty && t('programs.problems.nothing')}
        {isAsked && isTooMuch && t('programs.problems.much', { most: MOST })}
      </p>
    </FormDialog>
  );
}

type ChoiceProps = {
  label: string;
  things: readonly { id: string; name: string }[];
  chosen: ReadonlySet<string>;
  onChoose(id: string, isChosen: boolean): void;
};

function Choice({ label, things, chosen, onChoose }: ChoiceProps) {
  if (things.length === 0) return null;
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      {things.map(({ id, name }) => (
        <Checkbox key={id} isSelected={chosen.has(id)} onChange={(isChosen) => onChoose(id, isChosen)}>
          <span dir="auto">{name}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
