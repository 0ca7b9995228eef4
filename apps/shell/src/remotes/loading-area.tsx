import { useTranslation } from 'react-i18next';
import classes from './loading-area.module.css';

/** 'Loading...' (specification, section 2), seen after 300 ms; after some seconds it says that it takes long. */
export function LoadingArea() {
  const { t } = useTranslation();
  return (
    <output className={classes.loading}>
      <span className={classes.now}>{t('loading')}</span>
      <span className={classes.slowly}>{t('loadingSlowly')}</span>
    </output>
  );
}
