import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useChangeEntry } from '../api/use-change-entry.ts';

/** Characters that a title may have; the database refuses more. */
const TITLE_LIMIT = 200;

export type RenameEntryDialogProps = { entryId: string; title: string; onClose: () => void };

/** Gives an entry another title, or none. */
export function RenameEntryDialog({ entryId, title, onClose }: RenameEntryDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [entered, setEntered] = useState(title);
  const change = useChangeEntry(entryId);
  const handleSave = () => change.mutate({ title: entered.trim() }, { onSuccess: onClose });
  return (
    <FormDialog
      size="small"
      submitLabel={t('changes.save')}
      title={t('changes.rename')}
      isPending={change.isPending}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <TextField
        label={t('changes.title')}
        description={t('changes.titleHint')}
        errorMessage={change.isError ? failureMessage(change.error) : undefined}
        maxLength={TITLE_LIMIT}
        value={entered}
        onChange={setEntered}
      />
    </FormDialog>
  );
}
