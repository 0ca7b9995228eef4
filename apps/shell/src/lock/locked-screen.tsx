import { Icon, Logo } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './locked-screen.module.css';
import { UnlockForm } from './unlock-form.tsx';
import { WayOut } from './way-out.tsx';

/** What stands in place of the app while it is locked: one field, and the way out. */
export function LockedScreen() {
  const { boot } = usePlatform();
  const { t } = useTranslation();
  const { productName, logoPath } = boot.instance.brand;
  useEffect(() => {
    document.title = productName;
  }, [productName]);

  return (
    <main className={classes.screen}>
      <div className={classes.column}>
        <Logo productName={productName} logoPath={logoPath} size="small" />
        <h1 className={classes.title}>
          <Icon name="lock" size={24} />
          {t('lock.title')}
        </h1>
        <p className={classes.words}>{t('lock.safe')}</p>
        <UnlockForm />
        <WayOut />
      </div>
    </main>
  );
}
