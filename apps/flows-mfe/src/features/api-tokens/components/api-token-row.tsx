import { API_SCOPES } from '@reflectory/contracts/api-tokens';
import { Badge, Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import { scopeKey } from '../../../shared/scope-key.ts';
import classes from '../../../shared/sections.module.css';
import type { ApiToken } from '../api/use-api-tokens.ts';
import { stateOfToken } from '../model/state-of-token.ts';

type ApiTokenRowProps = { token: ApiToken; now: number; onLog(): void; onRevoke(): void };

/** A token in words: what it may do, until when, and whether anything uses it. */
export function ApiTokenRow({ token, now, onLog, onRevoke }: ApiTokenRowProps) {
  const { t, i18n } = useTranslation('flows');
  const { name, scopes, client_host: host } = token;
  const { expires_at: endsAt, last_used_at: usedAt, revoked_at: revokedAt } = token;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const moment = useMoments();
  const state = stateOfToken(token, now);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <bdi>{name}</bdi>
        </h3>
        <ul className={classes.list} aria-label={t('tokens.may')}>
          {API_SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => (
            <li key={scope} className={classes.facts}>
              {t(`tokens.scopes.${scopeKey(scope)}`)}
            </li>
          ))}
        </ul>
        {host && (
          <span className={classes.facts}>{t('tokens.granted', { host: `\u2068${host}\u2069` })}</span>
        )}
        <span className={classes.facts}>
          {t(`tokens.until.${state}`, { day: date.format(new Date(revokedAt ?? endsAt)) })} ·{' '}
          {usedAt ? t('tokens.used', { when: moment(usedAt) }) : t('tokens.unused')}
        </span>
      </div>
      <div className={classes.acts}>
        {host && <Badge>{t('tokens.application')}</Badge>}
        {state !== 'working' && <Badge>{t(`tokens.states.${state}`)}</Badge>}
        <Button size="small" aria-label={t('tokens.logOf', { name })} onPress={onLog}>
          {t('tokens.log.open')}
        </Button>
        {state === 'working' && (
          <Button size="small" aria-label={t('tokens.revokeOne', { name })} onPress={onRevoke}>
            {t('tokens.revoke')}
          </Button>
        )}
      </div>
    </li>
  );
}
