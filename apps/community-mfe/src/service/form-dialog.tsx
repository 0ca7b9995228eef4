import { Button, Dialog } from '@reflectory/design-system';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form-dialog.module.css';
import { useFailureText } from './use-service.ts';

export type FormDialogProps = {
  title: string;
  description?: string;
  /** What the button says that does it. */
  submitLabel: string;
  isDestructive?: boolean;
  isPending: boolean;
  /** Why it cannot be done yet. */
  disabledReason?: string | undefined;
  /** Why it did not work; what was typed stays. */
  error: Error | null;
  /** More buttons, before the others. */
  more?: ReactNode;
  /** The fields. */
  children: ReactNode;
  onSubmit(): void;
  onClose(): void;
};

/** A form over the page: sent by its button or Enter, and never closed by a press beside it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, isDestructive, isPending, disabledReason, error, more } = props;
  const { children, onSubmit, onClose } = props;
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const formId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !disabledReason) onSubmit();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          {more}
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={classes.form} onSubmit={handleSubmit}>
        {children}
        {error && <p role="alert">{failureText(error)}</p>}
      </form>
    </Dialog>
  );
}
