import { Icon, type IconName, PathIcon } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import classes from './navigation-link.module.css';
import { hasNearerPlace, type Place } from './navigation-items.ts';
import { useWaiting } from './use-waiting.ts';

/** More than this is not counted out. */
const MOST_SAID = 99;
/** Pixels. */
const ICON_SIZE = 18;

export type NavigationLinkProps = {
  place: Pick<Place, 'id' | 'to' | 'icon' | 'waiting'>;
  /** Stands where the place has no icon of its own. */
  fallbackIcon?: IconName;
  onGo?: () => void;
};

/** A place of the navigation: sign and word. */
export function NavigationLink({ place, fallbackIcon = 'circle', onGo }: NavigationLinkProps) {
  const { t } = useTranslation('nav');
  const { id, to, icon, waiting } = place;
  const count = useWaiting(id, waiting);
  const { pathname } = useLocation();
  const isPassed = hasNearerPlace(usePlatform().boot.remotes, to, pathname);
  return (
    <NavLink
      to={to}
      aria-current={isPassed ? 'false' : 'page'}
      className={classes.link ?? ''}
      title={t(id)}
      onClick={onGo}
    >
      {icon ? <PathIcon {...icon} size={ICON_SIZE} /> : <Icon name={fallbackIcon} size={ICON_SIZE} />}
      <span className={classes.word} data-rail-word="">
        {t(id)}
      </span>
      {count > 0 && (
        <span className={classes.waiting}>
          <span aria-hidden="true">{count > MOST_SAID ? `${MOST_SAID}+` : count}</span>
          <span className={classes.spoken}>{t('waiting', { count })}</span>
        </span>
      )}
    </NavLink>
  );
}
