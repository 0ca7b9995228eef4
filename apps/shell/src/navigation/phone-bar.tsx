import { Button, Icon } from '@reflectory/design-system';
import { specifiedAreas } from '@reflectory/domain/areas';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useControls } from '../controls/use-controls.ts';
import { AccountMenu } from './account-menu.tsx';
import { navigationFor } from './navigation-items.ts';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './phone-bar.module.css';
import { SearchButton } from './search-button.tsx';

/** Places beside the raised one. */
const SHOWN_PLACES = 2;

/** The navigation of a phone: five places, the raised one in the middle begins to write. */
export function PhoneBar({ onSearch }: { onSearch: () => void }) {
  const { boot, role } = usePlatform();
  const { t } = useTranslation('nav');
  const [isOpen, setOpen] = useState(false);
  const controls = useControls(isOpen, () => setOpen(false));
  const groups = navigationFor(boot.remotes, specifiedAreas, { role, features: boot.features });
  const shown = groups.flatMap(({ items }) => items).slice(0, SHOWN_PLACES);
  return (
    <>
      <nav className={classes.bar} aria-label={t('main')}>
        {shown.map((place) => (
          <NavigationLink key={place.id} place={place} />
        ))}
        <Link to="/journal/new" className={classes.new ?? ''} aria-label={t('new')}>
          <Icon name="plus" size={24} />
        </Link>
        <NavigationLink place={{ id: 'settings', to: '/settings' }} fallbackIcon="settings" />
        <Button variant="bare" icon="menu" className={classes.more} onPress={() => setOpen(true)}>
          {t('more')}
        </Button>
      </nav>
      {controls && (
        <controls.Dialog title={t('more')} isOpen={isOpen} onOpenChange={setOpen}>
          <div className={classes.sheet}>
            <SearchButton
              onPress={() => {
                setOpen(false);
                onSearch();
              }}
            />
            <NavigationList onGo={() => setOpen(false)} />
            <AccountMenu />
          </div>
        </controls.Dialog>
      )}
    </>
  );
}
