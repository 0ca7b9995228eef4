import { API_TOKEN_PATTERN } from '@reflectory/contracts/api-tokens';
import { Button, PasswordField, TextArea, TextField } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/copy-button.tsx';
import type { Operation } from '../model/operations.ts';
import { type Answer, curlOf, sendRequest, type TokenRequest } from '../model/send-request.ts';
import { AnswerView } from './answer-view.tsx';
import classes from './api.module.css';

/** The token that all operations of the page are tried with; it is kept nowhere else. */
export type TokenField = { value: string; onChange(token: string): void };

type Outcome = Answer | 'pending' | 'unreachable' | null;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends an operation for real, as a program with the token would. */
export function TryOperation({ operation, tokenField }: { operation: Operation; tokenField: TokenField }) {
  const { t } = useTranslation('flows');
  const { method, path, query, body } = operation;
  const [request, setRequest] = useState<TokenRequest>({ method, path, query: query ?? '', body });
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { origin } = globalThis.location;
  const token = tokenField.value.trim();
  const isToken = API_TOKEN_PATTERN.test(token);
  const isSendable = request.body === null || isJson(request.body);
  async function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isToken || !isSendable || outcome === 'pending') return;
    setOutcome('pending');
    setOutcome(await sendRequest(request, token, origin).catch(() => 'unreachable' as const));
  }
  return (
    <div className={classes.try}>
      <h3 className={classes.caption}>{t('api.try.title')}</h3>
      <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
        <PasswordField
          label={t('api.try.token')}
          description={t('api.try.tokenText')}
          errorMessage={isAsked && !isToken ? t('api.try.noToken') : undefined}
          autoComplete="off"
          value={tokenField.value}
          onChange={tokenField.onChange}
        />
        <RequestFields
          request={request}
          hasQuery={query !== null}
          problem={isAsked && !isSendable ? t('api.try.noJson') : undefined}
          onChange={(changed) => setRequest({ ...request, ...changed })}
        />
        <div className={classes.acts}>
          <Button
            variant="primary"
            type="submit"
            isPending={outcome === 'pending'}
            pendingLabel={t('api.try.sending')}
          >
            {t('api.try.send')}
          </Button>
          <CopyButton label={t('api.try.curl')} text={curlOf(request, origin)} />
        </div>
        <p className={classes.quiet}>{t('api.try.curlText')}</p>
      </form>
      <AnswerView operation={`${method} ${path}`} outcome={outcome === 'pending' ? null : outcome} />
    </div>
  );
}

type RequestFieldsProps = {
  request: TokenRequest;
  hasQuery: boolean;
  /** What is wrong with the body. */
  problem: string | undefined;
  onChange(changed: Partial<TokenRequest>): void;
};

function RequestFields({ request, hasQuery, problem, onChange }: RequestFieldsProps) {
  const { t } = useTranslation('flows');
  return (
    <>
      {hasQuery && (
        <TextField
          label={t('api.try.query')}
          description={
            <>
              {t('api.try.queryText')} <bdi dir="ltr">{globalThis.location.origin + request.path}?</bdi>
            </>
          }
          className={classes.typed}
          spellCheck="false"
          autoComplete="off"
          value={request.query}
          onChange={(query) => onChange({ query })}
        />
      )}
      {request.body !== null && (
        <TextArea
          label={t('api.try.body')}
          description={t('api.try.bodyText')}
          errorMessage={problem}
          className={classes.typed}
          spellCheck="false"
          rows={4}
          value={request.body}
          onChange={(body) => onChange({ body })}
        />
      )}
    </>
  );
}
