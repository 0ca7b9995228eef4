import { FormDialog, RadioGroup, TextArea } from '@reflectory/design-system';
import { dayOfNumber } from '@reflectory/domain/days';
import { useState } from 'react';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';

/** Puts a goal away, with what was learned. */
export default function PutAwayDialog({
  facts: { row },
  today,
  change,
  onClose,
}: GoalPart & { onClose(): void }) {
  const { t } = useGoalWords();
  const [state, setState] = useState<'reached' | 'dropped'>('reached');
  const [learned, setLearned] = useState(row.learned);
  const close = () => {
    const fields = { state, closed_on: dayOfNumber(today), ...(learned !== row.learned && { learned }) };
    change({ kind: 'set', table: 'goals', id: row.id, fields });
    onClose();
  };
  return (
    <FormDialog
      title={t('goals.putAway.title', { title: row.title })}
      submitLabel={t('goals.putAway.act')}
      onSubmit={close}
      onClose={onClose}
    >
      <RadioGroup
        label={t('goals.putAway.became')}
        value={state}
        options={[
          { value: 'reached', label: t('goals.putAway.reached') },
          { value: 'dropped', label: t('goals.putAway.dropped') },
        ]}
        onChange={setState}
      />
      <TextArea
        label={t('goals.putAway.learned')}
        description={t('goals.putAway.learnedText')}
        value={learned}
        maxLength={4000}
        onChange={setLearned}
      />
    </FormDialog>
  );
}
