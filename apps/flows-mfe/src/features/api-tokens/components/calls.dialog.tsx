import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import classes from '../../../shared/sections.module.css';
import { type ApiToken, type ApiTokenCall, useApiTokenCalls } from '../api/use-api-tokens.ts';
import { callsByDay } from '../model/calls-by-day.ts';

/** What a token did, day by day. */
export default function CallsDialog({ token, onClose }: { token: ApiToken; onClose(): void }) {
  const { t, i18n } = useTranslation(['flows', 'common']);
  const failureText = useFailureText();
  const { data, isPending, isError, error, refetch } = useApiTokenCalls(token.id);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  return (
    <Dialog
      isOpen
      title={t('tokens.log.title', { name: token.name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={classes.form}>
        <p className={classes.quiet}>{t('tokens.log.text')}</p>
        {isPending && <Skeleton lines={4} label={t('common:loading')} />}
        {isError && !data && (
          <ErrorState
            title={t('log.failed')}
            action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
          >
            {failureText(error)}
          </ErrorState>
        )}
        {data?.length === 0 && <p className={classes.quiet}>{t('tokens.log.empty')}</p>}
        {callsByDay(data ?? [], (moment) => date.format(moment)).map(({ day, calls }) => (
          <section key={day} aria-label={day} className={classes.choice}>
            <h3 className={classes.day}>{day}</h3>
            <ul className={classes.list}>
              {calls.map((call) => (
                <CallLine key={`${call.hour} ${call.action}`} call={call} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function CallLine({ call: { hour, action, times } }: { call: ApiTokenCall }) {
  const { t, i18n } = useTranslation('flows');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (
    <li className={classes.call}>
      <time dateTime={hour}>{time.format(new Date(hour))}</time>
      {' – '}
      <code dir="ltr" className={classes.code}>
        {action}
      </code>
      {' – '}
      {t('tokens.log.times', { count: times })}
    </li>
  );
}
