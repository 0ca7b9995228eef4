import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useFollowNotifications } from '../features/notifications/api/use-follow-notifications.ts';
import {
  useMarkRead,
  useNotifications,
  useRefreshNotifications,
} from '../features/notifications/api/use-notifications.ts';
import { NotificationList } from '../features/notifications/components/notification-list.tsx';
import classes from '../features/notifications/components/notification-list.module.css';
import page from './page.module.css';

/** What the product tells the person, of every area, in one list. */
export default function NotificationsPage() {
  const { t } = useTranslation(['settings', 'common']);
  const { isOnline } = usePlatform();
  const query = useNotifications();
  const markRead = useMarkRead();
  useFollowNotifications(useRefreshNotifications());
  const notifications = query.data?.pages.flatMap((one) => one.notifications) ?? [];
  const hasNew = notifications.some(({ is_read: isRead }) => !isRead);
  return (
    <div className={page.page}>
      <PageHeader title={t('notifications.title')} lead={t('notifications.lead')} />
      <div className={classes.acts}>
        <ButtonLink href="/settings/notifications" variant="quiet" size="small">
          {t('notifications.choose')}
        </ButtonLink>
        {hasNew && isOnline && (
          <Button variant="quiet" size="small" onPress={() => markRead.mutate(null)}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      {query.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {query.isError && !query.data && (
        <ErrorState
          title={t('notifications.failed')}
          action={<Button onPress={() => void query.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(query.error, t, 'problems')}
        </ErrorState>
      )}
      {query.data && notifications.length === 0 && (
        <EmptyState title={t('notifications.emptyTitle')}>{t('notifications.emptyText')}</EmptyState>
      )}
      <NotificationList
        notifications={notifications}
        onOpen={({ id, is_read: isRead }) => !isRead && markRead.mutate([id])}
      />
      {query.hasNextPage && (
        <Button
          className={classes.more}
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {t('notifications.earlier')}
        </Button>
      )}
      {notifications.length > 0 && !query.hasNextPage && (
        <p className={classes.end}>{t('notifications.end')}</p>
      )}
    </div>
  );
}
