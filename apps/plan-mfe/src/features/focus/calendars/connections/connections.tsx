import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../../shared/use-failure-text.ts';
import classes from '../../components/today.module.css';
import own from '../calendars.module.css';
import { ConnectionRow } from './connection-row.tsx';
import { useChangeConnections, useConnections } from './use-connections.ts';

/** Calendars at a provider that lets us in: those that are connected, and the way to one more. */
export function Connections() {
  const { t } = useTranslation('plan');
  const { isOnline, toasts } = usePlatform();
  const failureText = useFailureText();
  const { data } = useConnections();
  const { begin } = useChangeConnections();
  if (!data || (data.providers.length === 0 && data.connections.length === 0)) return null;
  const { connections, providers } = data;
  const onError = (error: Error) => toasts.error(failureText(error));
  return (
    <section className={own.accounts} aria-labelledby="calendar-connections">
      <h3 id="calendar-connections" className={own.heading}>
        {t('focus.calendars.connections.title')}
      </h3>
      <p className={classes.quiet}>{t('focus.calendars.connections.text')}</p>
      {connections.length > 0 && (
        <ul className={classes.list}>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              onConnect={
                providers.includes(connection.provider)
                  ? () => begin.mutate(connection.provider, { onError })
                  : null
              }
            />
          ))}
        </ul>
      )}
      <div className={classes.acts}>
        {providers.map((provider) => (
          <Button
            key={provider}
            icon="plus"
            isPending={(begin.isPending || begin.isSuccess) && begin.variables === provider}
            pendingLabel={t('focus.calendars.connections.leaving')}
            disabledReason={isOnline ? undefined : t('offline')}
            onPress={() => begin.mutate(provider, { onError })}
          >
            {t(`focus.calendars.connections.connect.${provider}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
