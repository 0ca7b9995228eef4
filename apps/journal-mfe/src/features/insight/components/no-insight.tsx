import { Button, ButtonLink, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useEntitlements } from '../api/use-entitlements.ts';
import type { ReadEntry } from '../api/use-entry.ts';
import { useReadNow } from '../api/use-read-now.ts';
import { Honest } from './findings.tsx';
import classes from './no-insight.module.css';

/** In place of an insight that was not made: why, and how there can be one. */
export function NoInsight({ entry }: { entry: Pick<ReadEntry, 'id' | 'session_id'> }) {
  const { t } = useTranslation('journal');
  const { boot } = usePlatform();
  const { data: entitlements, isPending } = useEntitlements();
  const { id, session_id: sessionId } = entry;
  if (boot.features['insights'] === false) {
    return <Honest title={t('insight.off')} text={t('insight.offText')} />;
  }
  if (isPending) return <Skeleton lines={3} label={t('loading')} />;
  if (!entitlements || entitlements.reason === 'included' || sessionId === null) {
    return <Honest title={t('insight.none')} text={t('insight.noneText')} />;
  }
  if (entitlements.premium) return <ReadNow entryId={id} sessionId={sessionId} />;
  return (
    <div className={classes.offer}>
      <Honest title={t('insight.withheld')} text={t('insight.withheldText')} />
      <ButtonLink href="/settings#subscription">{t('insight.toSubscription')}</ButtonLink>
    </div>
  );
}

function ReadNow({ entryId, sessionId }: { entryId: string; sessionId: string }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const readNow = useReadNow(entryId, sessionId);
  return (
    <div className={classes.offer}>
      <Honest title={t('insight.unread')} text={t('insight.unreadText')} />
      <Button
        onPress={() => readNow.mutate()}
        isPending={readNow.isPending}
        pendingLabel={t('insight.reading')}
      >
        {t('insight.readNow')}
      </Button>
      {readNow.isError && <p role="alert">{failureMessage(readNow.error)}</p>}
    </div>
  );
}
