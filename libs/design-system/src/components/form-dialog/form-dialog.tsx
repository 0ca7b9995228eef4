import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '../button/button.tsx';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import classes from './form-dialog.module.css';

export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size'> & {
  /** The fields. */
  children: ReactNode;
  /** The verb. */
  submitLabel: string;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  isDestructive?: boolean | undefined;
  /** Why it cannot be done yet. */
  disabledReason?: string | undefined;
  /** Why it did not work; what was typed stays. */
  problem?: ReactNode;
  /** Something else to press, before the other buttons. */
  more?: ReactNode;
  /** There is something to read before the fields: the focus stays at the top. */
  isReadFirst?: boolean | undefined;
  /** The browser checks fields by what they say of themselves, as `isRequired`; without it the form checks by itself. */
  isCheckedByBrowser?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
};

/** What can be filled in; a choice from a list is a button. */
const FIELD = 'input, textarea, button[aria-haspopup="listbox"]';

/** A form over the page: sent by its button or Enter, and never closed by a press beside it, so that nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, children, problem, more, isReadFirst, isCheckedByBrowser } = props;
  const { submitLabel, isPending, pendingLabel, isDestructive, disabledReason, onSubmit, onClose } = props;
  const texts = useComponentTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const hasFocused = useRef(isReadFirst ?? false);
  // Fields may be drawn later than the dialog, when what they hold has been read.
  useEffect(() => {
    if (hasFocused.current) return;
    const field = form.current?.querySelector<HTMLElement>(FIELD);
    field?.focus();
    hasFocused.current = field !== null && field !== undefined;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !disabledReason) onSubmit();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      description={description}
      {...(size && { size })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {more}
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        validationBehavior={isCheckedByBrowser ? 'native' : 'aria'}
        className={classes.fields ?? ''}
        onSubmit={handleSubmit}
      >
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
