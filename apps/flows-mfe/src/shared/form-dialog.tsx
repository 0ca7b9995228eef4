import { Button, Dialog } from '@reflectory/design-system';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

type FormDialogProps = {
  title: string;
  /** What the button says that keeps it; “Keep” unless said otherwise. */
  keepLabel?: string;
  isPending?: boolean;
  children: ReactNode;
  onKeep(): void;
  onClose(): void;
};

/** A form over the page: kept by its button or Enter, and never closed by a press beside it. */
export function FormDialog({ title, keepLabel, isPending, children, onKeep, onClose }: FormDialogProps) {
  const { t } = useTranslation('flows');
  const formId = useId();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onKeep();
  }
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            {...(isPending !== undefined && { isPending })}
          >
            {keepLabel ?? t('keep')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={classes.form} onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
