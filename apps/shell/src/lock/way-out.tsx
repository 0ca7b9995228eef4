import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellServices } from '../services.ts';
import classes from './way-out.module.css';

/** Signing out of a locked app, for whoever has no code at hand. */
export function WayOut() {
  const { departure } = useShellServices();
  const { t } = useTranslation(['common', 'auth']);
  const [hasFailed, setFailed] = useState(false);
  const handleSignOut = async () => {
    setFailed((await departure.signOut()) === 'failed');
  };
  return (
    <div className={classes.out}>
      <p className={classes.words}>{t('lock.forgotten')}</p>
      <Button variant="bare" size="small" icon="log-out" onPress={() => void handleSignOut()}>
        {t('auth:signOut')}
      </Button>
      <p role="alert" className={classes.words}>
        {hasFailed && t('signOutFailed')}
      </p>
    </div>
  );
}
