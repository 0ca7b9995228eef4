import { API_SCOPES, type ApiScope } from '@reflectory/contracts/api-tokens';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../shared/choice.tsx';
import { scopeKey } from '../../../shared/scope-key.ts';
import { TokenDays } from '../../../shared/token-days.tsx';
import classes from '../../../shared/sections.module.css';
import { completeScopes } from '../model/complete-scopes.ts';

export type ApiTokenDraft = FunctionInput<'add-api-token'>;

type ApiTokenFormProps = {
  isPending: boolean;
  /** Why it was not made; what was chosen stays. */
  problem: string | null;
  onCreate(draft: ApiTokenDraft): void;
  onClose(): void;
};

/** What a token is called, what it may do and how long. */
export default function ApiTokenFormDialog({ isPending, problem, onCreate, onClose }: ApiTokenFormProps) {
  const { t } = useTranslation('flows');
  const [draft, setDraft] = useState<ApiTokenDraft>({ name: '', scopes: [], days: 90 });
  const [isAsked, setAsked] = useState(false);
  const change = (changed: Partial<ApiTokenDraft>) => setDraft((before) => ({ ...before, ...changed }));
  function create() {
    setAsked(true);
    const name = draft.name.trim();
    if (isPending || !name || draft.scopes.length === 0) return;
    onCreate({ ...draft, name });
  }
  return (
    <FormDialog
      title={t('tokens.new')}
      submitLabel={t('tokens.create')}
      isPending={isPending}
      onSubmit={create}
      onClose={onClose}
    >
      <Fields draft={draft} isAsked={isAsked} onChange={change} />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </FormDialog>
  );
}

type FieldsProps = {
  draft: ApiTokenDraft;
  isAsked: boolean;
  onChange(changed: Partial<ApiTokenDraft>): void;
};

function Fields({ draft, isAsked, onChange }: FieldsProps) {
  const { t } = useTranslation('flows');
  return (
    <>
      <TextField
        label={t('tokens.name')}
        description={t('tokens.nameText')}
        errorMessage={isAsked && !draft.name.trim() ? t('tokens.noName') : undefined}
        isRequired
        value={draft.name}
        maxLength={80}
        onChange={(name) => onChange({ name })}
      />
      <Choice<ApiScope>
        label={t('tokens.may')}
        text={t('tokens.mayText')}
        all={API_SCOPES}
        chosen={draft.scopes}
        nameOf={(scope) => t(`tokens.scopes.${scopeKey(scope)}`)}
        onChange={(scopes) => onChange({ scopes: completeScopes(draft.scopes, scopes) })}
      />
      {isAsked && draft.scopes.length === 0 && (
        <p role="alert" className={classes.problem}>
          {t('tokens.noScope')}
        </p>
      )}
      <TokenDays
        days={draft.days}
        describe={(day) => t('tokens.daysText', { day })}
        onChange={(days) => onChange({ days })}
      />
    </>
  );
}
