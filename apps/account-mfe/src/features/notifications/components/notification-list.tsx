import type { Notification } from '@reflectory/contracts/notifications';
import { Link, VisuallyHidden } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from './notification-list.module.css';

export type NotificationListProps = {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
};

/** Notifications by their days, the newest first; what was not read yet stands out. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  const { language } = usePlatform();
  const day = new Intl.DateTimeFormat(language.current, { weekday: 'long', day: 'numeric', month: 'long' });
  const byDay = Map.groupBy(notifications, ({ happened_at: at }) => day.format(new Date(at)));
  return [...byDay].map(([name, ofDay]) => (
    <section key={name} aria-label={name}>
      <h2 className={classes.day}>{name}</h2>
      <ul className={classes.list}>
        {ofDay.map((one) => (
          <li key={one.id}>
            <Line notification={one} onOpen={() => onOpen(one)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Line({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation('settings');
  const { language } = usePlatform();
  const { sentence, path, happened_at: at, is_read: isRead } = notification;
  const time = new Intl.DateTimeFormat(language.current, { timeStyle: 'short' });
  return (
    <Link
      href={path}
      variant="plain"
      className={classes.line}
      data-read={isRead || undefined}
      onPress={onOpen}
    >
      <span className={classes.mark} aria-hidden="true" />
      <span className={classes.sentence} dir="auto">
        {!isRead && <VisuallyHidden>{t('notifications.new')} </VisuallyHidden>}
        {sentence}
      </span>
      <time className={classes.time} dateTime={at}>
        {time.format(new Date(at))}
      </time>
    </Link>
  );
}
