import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type NameDialogProps = { onKeep(name: string): void; onClose(): void };

/** What a new address is called here. */
export default function NameDialog({ onKeep, onClose }: NameDialogProps) {
  const { t } = useTranslation('flows');
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  function keep() {
    setAsked(true);
    if (name.trim() !== '') onKeep(name.trim());
  }
  return (
    <FormDialog title={t('incoming.new')} submitLabel={t('incoming.make')} onSubmit={keep} onClose={onClose}>
      <TextField
        label={t('incoming.name')}
        description={t('incoming.nameText')}
        errorMessage={isAsked && name.trim() === '' ? t('incoming.noName') : undefined}
        value={name}
        maxLength={80}
        onChange={setName}
      />
    </FormDialog>
  );
}
