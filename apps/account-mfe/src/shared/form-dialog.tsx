import { Button, Dialog, Form } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form-dialog.module.css';

export type FormDialogProps = {
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The verb. */
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  isDestructive?: boolean;
  /** There is something to read before the fields: the focus stays at the top. */
  isReadFirst?: boolean;
  /** Why it did not work; what was typed stays. */
  problem?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks for something in a few fields; only its buttons and Escape close it, so that nothing typed is lost by a slip. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, children, submitLabel, pendingLabel, isPending, isDestructive, isReadFirst } =
    props;
  const { problem, onSubmit, onClose } = props;
  const { isOnline } = usePlatform();
  const { t } = useTranslation(['settings', 'common']);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isReadFirst) form.current?.querySelector('input')?.focus();
  }, [isReadFirst]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      isDismissable={false}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={isOnline ? undefined : t('offline.needed')}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} className={classes.fields ?? ''} onSubmit={handleSubmit}>
        {children}
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
