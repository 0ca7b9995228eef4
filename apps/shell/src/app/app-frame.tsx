import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentLine } from '../analytics/consent-line.tsx';
import { usePageViews } from '../analytics/use-page-views.ts';
import { Foot } from '../foot/foot.tsx';
import { useLockShortcut } from '../lock/lock-shortcut.ts';
import { PhoneBar } from '../navigation/phone-bar.tsx';
import { Rail } from '../navigation/rail.tsx';
import { useCommandKeys } from '../palette/use-command-keys.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { useReadyPlaces } from '../remotes/use-ready-places.ts';
import { Arrival } from './arrival.tsx';
import classes from './app-frame.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { usePlaceKept } from './use-place-kept.ts';

/** What stands around every signed-in screen. */
export function AppFrame() {
  const { t } = useTranslation();
  const location = useLocation();
  const { pathname } = location;
  const main = useFocusOnArrival(pathname);
  usePlaceKept(location);
  useReadyPlaces(pathname);
  useLockShortcut();
  usePageViews();
  useCommandKeys();
  const { open, palette } = usePalette();
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {t('skipToContent')}
      </a>
      <Arrival />
      <Rail onSearch={open} />
      <main id="content" ref={main} tabIndex={-1} className={classes.content}>
        <Outlet />
        <ConsentLine key={pathname} />
      </main>
      <Foot />
      <PhoneBar onSearch={open} />
      {palette}
    </div>
  );
}
