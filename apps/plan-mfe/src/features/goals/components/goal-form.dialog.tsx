import { checkInRhythms } from '@reflectory/contracts/goals';
import { FormDialog, Select, TextArea, TextField } from '@reflectory/design-system';
import { maySupport } from '@reflectory/domain/goals';
import { useState } from 'react';
import { useGoals } from '../api/use-goals.ts';
import type { ShownGoal } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

/** Stands for no goal above, and for no rhythm. */
const NONE = 'none';

type Draft = Omit<GoalFields, 'ends_on'> & { ends_on: string };
type GoalFields = Pick<ShownGoal, 'title' | 'why' | 'starts_on' | 'ends_on' | 'rhythm' | 'parent_id'>;

/** The fields of a draft that are others than before, so that nothing of others gives way. */
function changedFields(draft: Draft, row: GoalFields): Partial<GoalFields> {
  const fields: GoalFields = {
    ...draft,
    title: draft.title.trim(),
    ends_on: draft.ends_on === '' ? null : draft.ends_on,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => row[name as keyof GoalFields] !== value),
  );
}

/** What a goal is called, why, for how long, and what it serves. */
export default function GoalFormDialog({ facts: { row }, change, onClose }: GoalPart & { onClose(): void }) {
  const { t } = useGoalWords();
  const [draft, setDraft] = useState<Draft>(() => {
    const { title, why, starts_on, ends_on: end, rhythm, parent_id } = row;
    return { title, why, starts_on, ends_on: end ?? '', rhythm, parent_id };
  });
  const [isTried, setTried] = useState(false);
  const set = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));
  const isUntitled = draft.title.trim() === '';
  const isBackwards = draft.starts_on === '' || (draft.ends_on !== '' && draft.ends_on < draft.starts_on);

  function handleKeep() {
    setTried(true);
    if (isUntitled || isBackwards) return;
    const fields = changedFields(draft, row);
    if (Object.keys(fields).length > 0) change({ kind: 'set', table: 'goals', id: row.id, fields });
    onClose();
  }

  return (
    <FormDialog
      submitLabel={t('habits.keep')}
      title={t('goals.form.title')}
      onSubmit={handleKeep}
      onClose={onClose}
    >
      <TextField
        label={t('goals.form.name')}
        value={draft.title}
        maxLength={200}
        onChange={(title) => set({ title })}
        errorMessage={isTried && isUntitled ? t('goals.noTitle') : undefined}
      />
      <TextArea
        label={t('goals.form.why')}
        description={t('goals.form.whyText')}
        value={draft.why}
        maxLength={4000}
        onChange={(why) => set({ why })}
      />
      <Period draft={draft} isWrong={isTried && isBackwards} onChange={set} />
      <ServesSelect
        id={row.id}
        parentId={draft.parent_id}
        onChoose={(parentId) => set({ parent_id: parentId })}
      />
    </FormDialog>
  );
}

type PeriodProps = { draft: Draft; isWrong: boolean; onChange(fields: Partial<Draft>): void };

function Period({ draft, isWrong, onChange }: PeriodProps) {
  const { t } = useGoalWords();
  return (
    <>
      <div className={classes.pair}>
        <TextField
          type="date"
          label={t('goals.form.from')}
          value={draft.starts_on}
          onChange={(day) => onChange({ starts_on: day })}
        />
        <TextField
          type="date"
          label={t('goals.form.to')}
          value={draft.ends_on}
          onChange={(day) => onChange({ ends_on: day })}
          errorMessage={isWrong ? t('goals.form.backwards') : undefined}
        />
      </div>
      <Select
        label={t('goals.form.rhythm')}
        value={draft.rhythm ?? NONE}
        options={[
          ...checkInRhythms.map((rhythm) => ({ value: rhythm, label: t(`goals.rhythms.${rhythm}`) })),
          { value: NONE, label: t('goals.rhythms.none') },
        ]}
        onChange={(value) => onChange({ rhythm: checkInRhythms.find((rhythm) => rhythm === value) ?? null })}
      />
    </>
  );
}

type ServesSelectProps = { id: string; parentId: string | null; onChoose(id: string | null): void };

/** The goal that this one serves: none that serves it. */
function ServesSelect({ id, parentId, onChoose }: ServesSelectProps) {
  const { t } = useGoalWords();
  const { data: goals = [] } = useGoals();
  const nodes = goals.map((goal) => ({ id: goal.id, parentId: goal.parent_id }));
  const offered = goals.filter((goal) => goal.id !== id && maySupport(nodes, id, goal.id));
  return (
    <Select
      label={t('goals.form.serves')}
      value={offered.some((goal) => goal.id === parentId) ? parentId : NONE}
      options={[
        { value: NONE, label: t('goals.form.servesNone') },
        ...offered.map((goal) => ({ value: goal.id, label: goal.title })),
      ]}
      onChange={(value) => onChoose(value === NONE ? null : value)}
    />
  );
}
