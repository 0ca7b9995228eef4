import { Avatar, Button, type MenuSectionItems } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControls } from '../controls/use-controls.ts';
import { lockShortcutText } from '../lock/lock-shortcut.ts';
import { useLock } from '../lock/use-lock.ts';
import classes from './account-menu.module.css';

/** Settings, other workspaces and the way out, below who is signed in. */
function useMenuSections(email: string): MenuSectionItems[] {
  const { boot, signOut } = usePlatform();
  const { t, i18n } = useTranslation(['nav', 'auth']);
  const { hasCode, lock } = useLock();
  const instances = boot.principal?.instances ?? [];
  return [
    {
      title: t('auth:signedInAs', { email }),
      items: [
        { id: 'settings', label: t('settings'), icon: 'settings', href: '/settings' },
        hasCode
          ? {
              id: 'lock',
              label: t('lock'),
              description: lockShortcutText(i18n.language),
              icon: 'lock',
              onAction: lock,
            }
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
}

/** Who is signed in, their other workspaces, settings and the way out. */
export function AccountMenu() {
  const { auth } = usePlatform();
  return auth.status === 'signed-in' ? (
    <MenuOf name={auth.user.name || auth.user.email} email={auth.user.email} />
  ) : null;
}

function MenuOf({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('nav');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const controls = useControls(isNear || isOpen, () => setOpen(false));
  const items = useMenuSections(email);
  return (
    <>
      <Button
        ref={trigger}
        variant="bare"
        isWide
        className={classes.trigger}
        aria-label={`${name}, ${t('account')}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => setNear(true)}
        onFocus={() => setNear(true)}
        onPress={() => setOpen(true)}
      >
        <Avatar name={name} size="small" />
        <span className={classes.name} data-rail-word="">
          {name}
        </span>
      </Button>
      {controls && (
        <controls.PopoverMenu
          triggerRef={trigger}
          label={t('account')}
          placement="top start"
          items={items}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
