import { Avatar, Button, Menu, type MenuSectionItems } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { lockShortcutText } from '../lock/lock-shortcut.ts';
import { useLock } from '../lock/use-lock.ts';
import classes from './account-menu.module.css';

/** Who is signed in, their other workspaces, settings and the way out. */
export function AccountMenu() {
  const { auth, boot, signOut } = usePlatform();
  const { t } = useTranslation(['nav', 'auth']);
  const { hasCode, lock } = useLock();
  if (auth.status !== 'signed-in') return null;
  const name = auth.user.name || auth.user.email;
  const instances = boot.principal?.instances ?? [];
  const sections: MenuSectionItems[] = [
    {
      title: t('auth:signedInAs', { email: auth.user.email }),
      items: [
        { id: 'settings', label: t('settings'), icon: 'settings', href: '/settings' },
        hasCode
          ? { id: 'lock', label: t('lock'), description: lockShortcutText(), icon: 'lock', onAction: lock }
          : { id: 'lock', label: t('setLock'), icon: 'lock', href: '/settings#lock' },
      ],
    },
    ...(instances.length > 1
      ? [
          {
            title: t('instances'),
            items: instances.map(({ id, name: label, url }) => ({
              id,
              label,
              ...(id === boot.instance.id ? { description: t('currentInstance') } : {}),
              icon: 'building' as const,
              href: new URL('/journal', url).href,
            })),
          },
        ]
      : []),
    {
      items: [{ id: 'sign-out', label: t('auth:signOut'), icon: 'log-out', onAction: () => void signOut() }],
    },
  ];
  return (
    <Menu
      label={t('account')}
      placement="top start"
      items={sections}
      trigger={
        <Button variant="bare" isWide className={classes.trigger} aria-label={`${name}, ${t('account')}`}>
          <Avatar name={name} size="small" />
          <span className={classes.name} data-rail-word="">
            {name}
          </span>
        </Button>
      }
    />
  );
}
