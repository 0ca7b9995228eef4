import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

/** Messages for what can be wrong with a field, shown by `enhance/field-problem.ts`. */
export type Problems = { missing?: string; mistyped?: string; short?: string };

type Described = {
  id: string;
  label: string;
  hint?: ReactNode;
  problems?: Problems;
  /** Said beside the label where a field may stay empty. */
  optional?: string;
};

function describe({ id, hint, problems = {} }: Described) {
  const notes = [hint && `${id}-hint`, `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': notes,
    'data-missing': problems.missing,
    'data-mistyped': problems.mistyped,
    'data-short': problems.short,
  };
}

export type FieldProps = Described & ComponentProps<'input'>;

/** A labelled input of a prerendered form. */
export function Field({ label, hint, problems, optional, ...input }: FieldProps) {
  const described = describe({ id: input.id, label, ...(hint && { hint }), ...(problems && { problems }) });
  return (
    <FieldFrame id={input.id} label={label} hint={hint} optional={optional}>
      <input {...input} {...described} />
    </FieldFrame>
  );
}

type TextFieldProps = Described & ComponentProps<'textarea'>;

/** A labelled place for some sentences. */
export function TextField({ label, hint, problems, optional, ...input }: TextFieldProps) {
  const described = describe({ id: input.id, label, ...(hint && { hint }), ...(problems && { problems }) });
  return (
    <FieldFrame id={input.id} label={label} hint={hint} optional={optional}>
      <textarea {...input} {...described} />
    </FieldFrame>
  );
}

type FrameProps = {
  id: string;
  label: string;
  hint: ReactNode;
  optional: string | undefined;
  children: ReactNode;
};

function FieldFrame({ id, label, hint, optional, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <p id={`${id}-problem`} className={styles.problem} hidden />
    </div>
  );
}

/** The one button of a form. */
export function Submit({ children }: { children: string }) {
  return (
    <button className={styles.submit} type="submit">
      {children}
    </button>
  );
}
