import { ButtonLink, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useEntitlements } from '../api/use-entitlements.ts';
import type { UnreadEntry } from '../api/use-read-now.ts';
import { Honest } from './findings.tsx';
import { ReadNowButton } from './read-now-button.tsx';
import classes from './no-insight.module.css';

/** In place of an insight that was not made: why, and how there can be one. */
export function NoInsight({ entry }: { entry: UnreadEntry }) {
  const { t } = useTranslation('journal');
  const { boot } = usePlatform();
  const { data: entitlements, isPending } = useEntitlements();
  if (boot.features['insights'] === false) {
    return <Honest title={t('insight.off')} text={t('insight.offText')} />;
  }
  if (isPending) return <Skeleton lines={3} label={t('loading')} />;
  if (!entitlements || entitlements.reason === 'included' || entry.session_id === null) {
    return <Honest title={t('insight.none')} text={t('insight.noneText')} />;
  }
  if (entitlements.premium) return <ReadNow entry={entry} />;
  return (
    <div className={classes.offer}>
      <Honest title={t('insight.withheld')} text={t('insight.withheldText')} />
      <ButtonLink href="/settings#subscription">{t('insight.toSubscription')}</ButtonLink>
    </div>
  );
}

function ReadNow({ entry }: { entry: UnreadEntry }) {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.offer}>
      <Honest title={t('insight.unread')} text={t('insight.unreadText')} />
      <ReadNowButton entry={entry}>{t('insight.readNow')}</ReadNowButton>
    </div>
  );
}
