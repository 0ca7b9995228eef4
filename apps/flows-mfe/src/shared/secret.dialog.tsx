import { Button, Dialog, TextField } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import classes from './sections.module.css';

type SecretDialogProps = {
  title: string;
  label: string;
  secret: string;
  /** What it is for. */
  children: ReactNode;
  onClose(): void;
};

/** Something that only its person may know: it is shown this once. */
export default function SecretDialog({ title, label, secret, children, onClose }: SecretDialogProps) {
  const { t } = useTranslation('flows');
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <div className={classes.form}>
        {children}
        <TextField label={label} value={secret} isReadOnly dir="ltr" />
        <CopyButton text={secret} />
      </div>
    </Dialog>
  );
}
