import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';

export type ErrorSummaryProps = {
  /** For instance “Two fields need another look”. */
  title: string;
  /** `fieldId` is the id of the control. */
  problems: readonly { fieldId: string; message: string }[];
};

/** What stopped a form, with a way to each field. Takes the focus when it appears. */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) element.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={element} role="alert" tabIndex={-1} className={classes.summary}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
