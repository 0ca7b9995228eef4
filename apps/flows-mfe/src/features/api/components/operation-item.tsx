import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../model/operations.ts';
import classes from './api.module.css';
import { CodeBlock } from './code-block.tsx';
import { FieldTable } from './field-table.tsx';
import { type TokenField, TryOperation } from './try-operation.tsx';

/** One operation: a line that opens to what it takes, what it gives, and a way to try it. */
export function OperationItem({ operation, tokenField }: { operation: Operation; tokenField: TokenField }) {
  const { t } = useTranslation('flows');
  // What was opened once stays, with what was typed and answered in it.
  const [wasOpened, setOpened] = useState(false);
  const { method, path, summary, parameters, fields, answer, body } = operation;
  const name = `${method} ${path}`;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={classes.operation}>
        <code dir="ltr">{name}</code> <bdi className={classes.quiet}>{summary}</bdi>
      </summary>
      {wasOpened && (
        <div className={classes.opened}>
          <FieldTable operation={name} title={t('api.fields.parameters')} fields={parameters} />
          <FieldTable operation={name} title={t('api.fields.body')} fields={fields} />
          {body !== null && <CodeBlock title={t('api.example')} code={body} />}
          <FieldTable operation={name} title={t('api.fields.answer')} fields={answer} isAnswer />
          <TryOperation operation={operation} tokenField={tokenField} />
        </div>
      )}
    </details>
  );
}
