import { IconButton, Logo } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { AccountMenu } from './account-menu.tsx';
import { NavigationList } from './navigation-list.tsx';
import { SearchButton } from './search-button.tsx';
import classes from './rail.module.css';

const RAIL_KEY = 'reflectory.rail';

/** The navigation of a wide window, 232 px or narrowed to 64. */
export function Rail({ onSearch }: { onSearch: () => void }) {
  const { boot } = usePlatform();
  const { storage } = useShellServices();
  const { t } = useTranslation('nav');
  const [isNarrow, setNarrow] = useState(() => storage.getItem(RAIL_KEY) === 'narrow');
  const { productName, logoPath } = boot.instance.brand;
  const handleToggle = () => {
    storage.setItem(RAIL_KEY, isNarrow ? 'wide' : 'narrow');
    setNarrow(!isNarrow);
  };
  return (
    <nav className={classes.rail} data-narrow={isNarrow || undefined} aria-label={t('main')}>
      <div className={classes.head}>
        <Link to="/journal" className={classes.home ?? ''} aria-label={t('home', { product: productName })}>
          <Logo productName={productName} logoPath={logoPath} size="small" isMarkOnly={isNarrow} />
        </Link>
        <IconButton
          icon="panel-left"
          size="small"
          label={isNarrow ? t('expand') : t('collapse')}
          onPress={handleToggle}
        />
      </div>
      <SearchButton onPress={onSearch} />
      <div className={classes.places}>
        <NavigationList />
      </div>
      <AccountMenu />
    </nav>
  );
}
