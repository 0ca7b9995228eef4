import { Button, Dialog, TextField } from '@reflectory/design-system';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';

type NameDialogProps = { onKeep(name: string): void; onClose(): void };

/** What a new address is called here. */
export default function NameDialog({ onKeep, onClose }: NameDialogProps) {
  const { t } = useTranslation('flows');
  const formId = useId();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  function keep(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') onKeep(name.trim());
  }
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('incoming.new')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('incoming.make')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={classes.form} onSubmit={keep}>
        <TextField
          label={t('incoming.name')}
          description={t('incoming.nameText')}
          errorMessage={isAsked && name.trim() === '' ? t('incoming.noName') : undefined}
          value={name}
          maxLength={80}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
