import type { LabelKind, UsedLabel } from '@reflectory/contracts/entry-details';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useRenameLabel } from '../api/use-rename-label.ts';

/** Characters that a name may have; the service refuses more. */
const LABEL_LIMIT = 80;

export type RenameLabelDialogProps = {
  kind: LabelKind;
  label: UsedLabel;
  onClose: () => void;
  /** Another one is called so. */
  onTaken: (id: string) => void;
};

/** Gives a tag or a person another name. */
export function RenameLabelDialog({ kind, label, onClose, onTaken }: RenameLabelDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [entered, setEntered] = useState(label.label);
  const rename = useRenameLabel(kind, label.id);
  const name = entered.trim();
  const handleSave = () =>
    rename.mutate(name, { onSuccess: (sameAs) => (sameAs === null ? onClose() : onTaken(sameAs)) });
  return (
    <FormDialog
      size="small"
      title={t('labels.renameTitle', { label: label.label })}
      submitLabel={t('changes.save')}
      isPending={rename.isPending}
      disabledReason={name === '' ? t('labels.noName') : undefined}
      onSubmit={handleSave}
      onClose={onClose}
    >
      <TextField
        label={t('labels.name')}
        description={t('labels.renameText')}
        errorMessage={rename.isError ? failureMessage(rename.error) : undefined}
        maxLength={LABEL_LIMIT}
        value={entered}
        onChange={setEntered}
      />
    </FormDialog>
  );
}
