import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  /** The question with the name of what is meant, for instance “Delete ‘A walk in May’?”. */
  title: string;
  /** What is lost and what stays. */
  children: ReactNode;
  /** The verb, never “OK”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDestructive?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The owner closes the dialog when the deed is done. */
  onConfirm: () => void;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Why it did not work; the dialog stays open. */
  errorMessage?: ReactNode;
};

/** Asks before something that cannot be taken back; a press outside does not answer it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDestructive = true, isOpen, onOpenChange } = props;
  const { onConfirm, isPending, pendingLabel, errorMessage } = props;
  const texts = useComponentTexts();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{cancelLabel ?? texts.cancel}</Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className={classes.body}>{children}</div>
      {errorMessage && (
        <p role="alert" className={classes.problem}>
          {errorMessage}
        </p>
      )}
    </Dialog>
  );
}
