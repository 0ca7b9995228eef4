import type { NavigationItem } from '@reflectory/contracts/remotes';
import { Icon, type IconName, iconNames } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import classes from './navigation-link.module.css';

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name);

/** A place of the navigation: sign and word. A sign that the design system does not know becomes a dot. */
export function NavigationLink({ item, onGo }: { item: NavigationItem; onGo?: () => void }) {
  const { t } = useTranslation('nav');
  return (
    <NavLink to={item.to} className={classes.link ?? ''} title={t(item.labelKey)} onClick={onGo}>
      <Icon name={isIconName(item.icon) ? item.icon : 'circle'} size={18} />
      <span className={classes.word} data-rail-word="">
        {t(item.labelKey)}
      </span>
    </NavLink>
  );
}
