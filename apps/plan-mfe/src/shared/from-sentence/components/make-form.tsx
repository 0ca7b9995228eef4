import { Button } from '@reflectory/design-system';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './make.module.css';

export type MakeFormProps = {
  /** What the button says that makes it. */
  submitLabel: string;
  isPending?: boolean;
  /** Why it cannot be made yet. */
  disabledReason: string | undefined;
  /** The fields. */
  children: ReactNode;
  onSubmit(): void;
  onCancel(): void;
};

/** What is asked about a thing that grows out of a sentence: begun in its first field, sent by its button or Enter. */
export function MakeForm(props: MakeFormProps) {
  const { submitLabel, isPending = false, disabledReason, children, onSubmit, onCancel } = props;
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !disabledReason) onSubmit();
  };
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={handleSubmit}>
      {children}
      <div className={classes.acts}>
        <Button variant="bare" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} disabledReason={disabledReason}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** What is written in the field already is gone on with at its end. */
function focusFirst(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, button');
  field?.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}
