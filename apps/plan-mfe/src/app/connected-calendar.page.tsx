import { ButtonLink, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeConnections } from '../features/focus/calendars/connections/use-connections.ts';
import { useFailureText } from '../shared/use-failure-text.ts';
import classes from './focus.module.css';

/** Where a provider sends somebody back to. What it says is taken once, and stands in no address after that. */
export default function ConnectedCalendarPage() {
  const { t } = useTranslation(['plan', 'common']);
  const { isOnline } = usePlatform();
  const failureText = useFailureText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(() => search.slice(1));
  const isSent = useRef(false);
  const { finish } = useChangeConnections();
  const { mutate } = finish;
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void navigate('/productivity/connected', { replace: true });
    mutate(answer);
  }, [answer, mutate, navigate]);
  const back = (
    <ButtonLink href="/productivity" variant="primary">
      {t('focus.calendars.connections.back')}
    </ButtonLink>
  );
  const { data, error } = finish;
  const failed = error
    ? failureText(error)
    : data?.failure && t(`focus.calendars.connections.failures.${data.failure}`);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('focus.calendars.title')}
        back={{ href: '/productivity', label: t('focus.title') }}
      />
      {!data &&
        !error &&
        (isOnline ? <Skeleton lines={3} label={t('common:loading')} /> : <p>{t('offline')}</p>)}
      {failed && (
        <ErrorState title={t('focus.calendars.connections.nothing')} action={back}>
          {failed}
        </ErrorState>
      )}
      {data?.provider && !data.failure && (
        <div className={classes.connected}>
          <output>
            {t(`focus.calendars.connections.done.${data.provider}`, { name: data.account_name })}
          </output>
          {back}
        </div>
      )}
    </div>
  );
}
