import { usePlatform } from '@reflectory/platform-sdk';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './away-cover.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('blur', listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('blur', listener);
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** A frame in the page that has the focus is still this window, which `hasFocus` knows. */
const isAway = () => document.visibilityState === 'hidden' || !document.hasFocus();

/** Lies over everything, dialogs too, while the person is in another window, where they chose that. */
export function AwayCover() {
  const { screenPrivacy } = usePlatform();
  return screenPrivacy.blursWhenAway ? <CoverWhenAway /> : null;
}

function CoverWhenAway() {
  const { t } = useTranslation();
  const isCovered = useSyncExternalStore(subscribe, isAway);
  return isCovered ? (
    <div className={classes.cover} aria-hidden="true">
      <p className={classes.words}>{t('coveredWhileAway')}</p>
    </div>
  ) : null;
}
