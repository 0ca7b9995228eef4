import type { ComponentProps } from 'react';
import styles from './field.module.css';

type FieldProps = ComponentProps<'input'> & { id: string; label: string; hint?: string };

/** A labelled input. Uncontrolled: what was typed before the page became interactive stays. */
export function Field({ id, label, hint, ...input }: FieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} {...(hint ? { 'aria-describedby': hintId } : {})} />
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}

type SubmitProps = { children: string; isBusy: boolean };

/** The one button of a form. */
export function Submit({ children, isBusy }: SubmitProps) {
  return (
    <button className={styles.submit} type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
      {children}
    </button>
  );
}
