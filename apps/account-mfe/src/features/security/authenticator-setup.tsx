import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import type { Enrolment } from './api/enrol-factor.ts';
import classes from './authenticator-setup.module.css';

/** What the authenticator app is given: a picture to scan, or the key that is in it. */
export function AuthenticatorSetup({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useTranslation('settings');
  const { toasts } = usePlatform();
  const copy = () =>
    navigator.clipboard.writeText(enrolment.secret).then(
      () => toasts.success(t('copied')),
      () => toasts.error(t('copyFailed')),
    );
  return (
    <>
      <p>{t('twoFactor.scan')}</p>
      <img className={classes.picture} src={enrolment.picture} alt={t('twoFactor.picture')} />
      <div className={classes.byHand}>
        <p className={classes.quiet}>{t('twoFactor.byHand')}</p>
        <code className={classes.secret} dir="ltr">
          {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <div className={classes.actions}>
          <Button size="small" icon="copy" onPress={() => void copy()}>
            {t('twoFactor.copySecret')}
          </Button>
          <a href={enrolment.address}>{t('twoFactor.openApp')}</a>
        </div>
      </div>
    </>
  );
}
