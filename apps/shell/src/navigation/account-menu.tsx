import { Avatar, Button, type MenuProps, type MenuSectionItems } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Controls, useControls } from '../controls/use-controls.ts';
import { lockShortcutText } from '../lock/lock-shortcut.ts';
import { useLock } from '../lock/use-lock.ts';
import classes from './account-menu.module.css';

/** Settings, other workspaces and the way out, below who is signed in. */
function useMenuSections(email: string): MenuSectionItems[] {
  const { boot, signOut } = usePlatform();
  const { t } = useTranslation(['nav', 'auth']);
  const { hasCode, lock } = useLock();
  const instances = boot.principal?.instances ?? [];
  return [
    {
      title: t('auth:signedInAs', { email }),
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
  const [isNear, setNear] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const controls = useControls(isNear || isFocused || isPressed, () => setPressed(false));
  const items = useMenuSections(email);
  const trigger = {
    variant: 'bare',
    isWide: true,
    className: classes.trigger,
    'aria-label': `${name}, ${t('account')}`,
    children: (
      <>
        <Avatar name={name} size="small" />
        <span className={classes.name} data-rail-word="">
          {name}
        </span>
      </>
    ),
  } as const;
  if (!controls) {
    return (
      <Button
        {...trigger}
        aria-haspopup="menu"
        aria-expanded={false}
        onHoverStart={() => setNear(true)}
        onFocusChange={setFocused}
        onPress={() => setPressed(true)}
      />
    );
  }
  return (
    <ReadyMenu
      Menu={controls.Menu}
      isPressed={isPressed}
      label={t('account')}
      placement="top start"
      items={items}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the other button, and the focus that this had
      trigger={<Button {...trigger} autoFocus={isFocused} />}
    />
  );
}

type ReadyMenuProps = MenuProps & Pick<Controls, 'Menu'> & { isPressed: boolean };

/** The menu that was fetched, opened where it was asked for already. */
function ReadyMenu({ Menu, isPressed, ...props }: ReadyMenuProps) {
  const [isOpen, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- only now does the trigger have the focus that closing gives back to it
  useEffect(() => setOpen(isPressed), [isPressed]);
  return <Menu {...props} isOpen={isOpen} onOpenChange={setOpen} />;
}
