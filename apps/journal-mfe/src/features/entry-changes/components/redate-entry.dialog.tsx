import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useChangeEntry } from '../api/use-change-entry.ts';
import { localMoment, readMoment, type MomentProblem } from '../model/local-moment.ts';

export type RedateEntryDialogProps = { entryId: string; entryAt: string; onClose: () => void };

/** Puts an entry on another day. */
export function RedateEntryDialog({ entryId, entryAt, onClose }: RedateEntryDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [entered, setEntered] = useState(() => localMoment(new Date(entryAt)));
  const [problem, setProblem] = useState<MomentProblem | null>(null);
  const change = useChangeEntry(entryId);
  const handleSave = () => {
    const read = readMoment(entered, new Date());
    setProblem('problem' in read ? read.problem : null);
    if ('at' in read) {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      change.mutate({ entry_at: read.at, time_zone: timeZone }, { onSuccess: onClose });
    }
  };
  const refused = problem && t(`changes.moment.${problem}`);
  return (
    <FormDialog
      size="small"
      submitLabel={t('changes.save')}
      title={t('changes.redate')}
      isPending={change.isPending}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t('changes.moment.label')}
        errorMessage={refused ?? (change.isError ? failureMessage(change.error) : undefined)}
        value={entered}
        onChange={setEntered}
      />
    </FormDialog>
  );
}
