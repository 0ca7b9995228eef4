import { Button, Icon, Logo } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import classes from './locked-screen.module.css';
import { UnlockForm } from './unlock-form.tsx';

/** What stands in place of the app while it is locked: one field, and the way out. */
export function LockedScreen() {
  const { boot } = usePlatform();
  const { departure } = useShellServices();
  const { t } = useTranslation(['common', 'auth']);
  const [hasFailed, setFailed] = useState(false);
  const { productName, logoPath } = boot.instance.brand;
  useEffect(() => {
    document.title = productName;
  }, [productName]);

  const handleSignOut = async () => {
    setFailed((await departure.signOut()) === 'failed');
  };
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
        <div className={classes.out}>
          <p className={classes.words}>{t('lock.forgotten')}</p>
          <Button variant="bare" size="small" icon="log-out" onPress={() => void handleSignOut()}>
            {t('auth:signOut')}
          </Button>
          <p role="alert" className={classes.words}>
            {hasFailed && t('signOutFailed')}
          </p>
        </div>
      </div>
    </main>
  );
}
