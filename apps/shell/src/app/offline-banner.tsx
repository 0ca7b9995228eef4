import { Icon } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import classes from './offline-banner.module.css';

/** Says that the network is gone, and what that means for the text. */
export function OfflineBanner() {
  const { isOnline } = usePlatform();
  const { t } = useTranslation();
  return (
    <output>
      {!isOnline && (
        <span className={classes.banner}>
          <Icon name="cloud-off" />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
