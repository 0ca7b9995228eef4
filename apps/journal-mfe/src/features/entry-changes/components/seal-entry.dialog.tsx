import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../service/own-day.ts';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useChangeEntry } from '../api/use-change-entry.ts';
import { readSealDay, type SealProblem } from '../model/seal-day.ts';

export type SealEntryDialogProps = { entryId: string; onClose: () => void };

/** Puts an entry away until a day. */
export function SealEntryDialog({ entryId, onClose }: SealEntryDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const today = useToday();
  const [entered, setEntered] = useState('');
  const [problem, setProblem] = useState<SealProblem | null>(null);
  const change = useChangeEntry(entryId);
  const handleSave = () => {
    const read = readSealDay(entered, today);
    setProblem('problem' in read ? read.problem : null);
    if ('day' in read) change.mutate({ sealed_until: read.day }, { onSuccess: onClose });
  };
  const refused = problem && t(`seal.${problem}`);
  return (
    <FormDialog
      size="small"
      submitLabel={t('changes.save')}
      title={t('seal.title')}
      isPending={change.isPending}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('seal.day')}
        description={t('seal.hint')}
        errorMessage={refused ?? (change.isError ? failureMessage(change.error) : undefined)}
        value={entered}
        onChange={setEntered}
      />
    </FormDialog>
  );
}
