import type { NavigationItem } from '@reflectory/contracts/remotes';
import { Button, Dialog, Icon } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './phone-bar.module.css';

const place = (id: string, to: string, icon: string): NavigationItem => ({
  id,
  labelKey: id,
  to,
  icon,
  group: 'reflect',
  order: 0,
});
const before = [place('journal', '/journal', 'notebook'), place('entries', '/entries', 'book-open')];
const after = place('settings', '/settings', 'settings');

/** The navigation of a phone: five places, the raised one in the middle begins to write. */
export function PhoneBar() {
  const { t } = useTranslation('nav');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className={classes.bar} aria-label={t('main')}>
        {before.map((item) => (
          <NavigationLink key={item.id} item={item} />
        ))}
        <Link to="/journal/new" className={classes.new ?? ''} aria-label={t('new')}>
          <Icon name="plus" size={24} />
        </Link>
        <NavigationLink item={after} />
        <Button variant="bare" icon="menu" className={classes.more} onPress={() => setOpen(true)}>
          {t('more')}
        </Button>
      </nav>
      <Dialog title={t('more')} isOpen={isOpen} onOpenChange={setOpen}>
        <div className={classes.sheet}>
          <NavigationList onGo={() => setOpen(false)} />
          <AccountMenu />
        </div>
      </Dialog>
    </>
  );
}
