import { failureCode } from '@reflectory/client';
import {
  type AccessRequest,
  type AccessRequestView,
  API_TOKENS_MAX,
  type ApiScope,
} from '@reflectory/contracts/api-tokens';
import { Button, Link, PageHeader } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../service/use-scope.ts';
import { Choice } from '../../shared/choice.tsx';

import { scopeKey } from '../../shared/scope-key.ts';
import classes from '../../shared/sections.module.css';
import { type Days, TokenDays } from '../../shared/token-days.tsx';
import own from './access-request.module.css';
import { useAnswerAccessRequest } from './api/use-access-request.ts';

type RequestFormProps = {
  request: AccessRequest;
  view: Extract<AccessRequestView, { outcome: 'open' }>;
};

/** What an application asks for, and what somebody lets it do: nothing without a press. */
export function RequestForm({ request, view }: RequestFormProps) {
  const { t, i18n } = useTranslation('flows');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const answer = useAnswerAccessRequest(request);
  const [scopes, setScopes] = useState<ApiScope[]>(view.scopes);
  const [days, setDays] = useState<Days>(90);
  const [isAsked, setAsked] = useState(false);
  function allow() {
    setAsked(true);
    if (scopes.length > 0) answer.mutate({ scopes, days });
  }
  const isNothing = isAsked && scopes.length === 0;
  const isWaiting = answer.isPending || answer.isSuccess;
  return (
    <div className={own.request}>
      <PageHeader title={t('access.title', { name: view.name })} lead={t('access.lead')} />
      <Applicant view={view} />
      <Choice<ApiScope>
        label={t('access.may')}
        text={t('access.mayText')}
        all={view.scopes}
        chosen={scopes}
        nameOf={(scope) => t(`tokens.scopes.${scopeKey(scope)}`)}
        onChange={setScopes}
      />
      <TokenDays days={days} describe={(day) => t('access.daysText', { day })} onChange={setDays} />
      {view.granted_at && <p>{t('access.replaces', { day: date.format(new Date(view.granted_at)) })}</p>}
      <p className={classes.quiet}>{t('access.note')}</p>
      <Problem error={answer.error} isNothing={isNothing} />
      <div className={classes.acts}>
        <Button variant="primary" isPending={isWaiting} onPress={allow}>
          {t('access.allow')}
        </Button>
        <Button isPending={isWaiting} onPress={() => answer.mutate(null)}>
          {t('access.deny')}
        </Button>
        {answer.data && <Link href={answer.data.return_to}>{t('access.back', { host: view.host })}</Link>}
      </div>
    </div>
  );
}

/** Who asks, as far as that can be known, and whose account it would be let into: a link may have signed somebody in. */
function Applicant({ view: { name, host, is_local: isLocal } }: Pick<RequestFormProps, 'view'>) {
  const { t } = useTranslation('flows');
  const { email } = useCurrentUser();
  return (
    <dl className={own.facts}>
      <div>
        <dt>{t('access.name')}</dt>
        <dd>
          <bdi className={own.fact}>{name}</bdi>
          <span className={own.remark}>{t('access.unverified')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('access.returns')}</dt>
        <dd>
          <bdi dir="ltr" className={own.fact}>
            {host}
          </bdi>
          <span className={own.remark}>{t(isLocal ? 'access.local' : 'access.check')}</span>
        </dd>
      </div>
      {email && (
        <div>
          <dt>{t('access.account')}</dt>
          <dd>
            <bdi dir="ltr" className={own.fact}>
              {email}
            </bdi>
            <span className={own.remark}>{t('access.accountText')}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Problem({ error, isNothing }: { error: Error | null; isNothing: boolean }) {
  const { t } = useTranslation('flows');
  const failureText = useFailureText();
  if (!error && !isNothing) return null;
  const said =
    failureCode(error) === 'too_large' ? t('tokens.full', { most: API_TOKENS_MAX }) : failureText(error);
  return (
    <p role="alert" className={classes.problem}>
      {isNothing ? t('access.nothing') : said}
    </p>
  );
}
