import { FormDialog, TextField } from '@reflectory/design-system';
import { type ReactNode, useState } from 'react';
import { type HabitDraft, problemsOf } from '../model/habit-draft.ts';
import { useHabitWords } from '../model/use-habit-words.ts';
import { MeasureFields } from './measure-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

export type HabitFormDialogProps = {
  draft: HabitDraft;
  isNew: boolean;
  /** What it may count for. */
  keyResultField?: (value: string, onChange: (keyResultId: string) => void) => ReactNode;
  onKeep(draft: HabitDraft): void;
  onClose(): void;
};

/** What somebody wants to do how often. */
export default function HabitFormDialog(props: HabitFormDialogProps) {
  const { draft: first, isNew, keyResultField, onKeep, onClose } = props;
  const { t } = useHabitWords();
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const problems = isTried ? problemsOf(draft) : [];
  const change = (fields: Partial<HabitDraft>) => setDraft((now) => ({ ...now, ...fields }));

  function handleKeep() {
    setTried(true);
    if (problemsOf(draft).length === 0) onKeep(draft);
  }

  return (
    <FormDialog
      submitLabel={t('habits.keep')}
      title={t(isNew ? 'habits.form.new' : 'habits.form.edit')}
      onSubmit={handleKeep}
      onClose={onClose}
    >
      <TextField
        label={t('habits.form.name')}
        placeholder={t('habits.form.nameExample')}
        value={draft.name}
        maxLength={120}
        onChange={(name) => change({ name })}
        errorMessage={problems.includes('name') ? t('habits.form.problems.name') : undefined}
      />
      <TextField
        label={t('habits.form.cue')}
        placeholder={t('habits.form.cueExample')}
        value={draft.cue}
        maxLength={200}
        onChange={(cue) => change({ cue })}
      />
      <MeasureFields draft={draft} problems={problems} onChange={change} />
      <ScheduleFields draft={draft} problems={problems} onChange={change} />
      {keyResultField?.(draft.keyResultId, (keyResultId) => change({ keyResultId }))}
      <TextField
        type="time"
        label={t('habits.form.remindAt')}
        description={t('habits.form.remindText')}
        value={draft.remindAt}
        onChange={(remindAt) => change({ remindAt })}
      />
    </FormDialog>
  );
}
