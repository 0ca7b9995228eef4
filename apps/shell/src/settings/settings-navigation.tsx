import { SETTINGS_PATH, settingsPath } from '@reflectory/domain/areas';
import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import classes from './settings-navigation.module.css';
import type { SettingsSection } from './settings-sections.ts';
import { useSectionInView } from './use-section-in-view.ts';
import { useSectionName } from './use-section-name.ts';

type SettingsNavigationProps = {
  sections: readonly SettingsSection[];
  /** Those that are on the page. */
  shown: readonly SettingsSection[];
};

/** The way to each section: beside the page where there is room, a list above it on a phone. */
export function SettingsNavigation({ sections, shown }: SettingsNavigationProps) {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const nameOf = useSectionName();
  const isOverview = pathname === SETTINGS_PATH;
  const inView = useSectionInView(shown.map(({ id }) => id));
  return (
    <nav aria-label={t('navigation')} className={classes.navigation}>
      <ul className={classes.list}>
        {sections.map(({ id, isOwnPage }) => {
          const words = (
            <>
              {nameOf(id)}
              <Icon name="chevron-right" className={classes.sign} />
            </>
          );
          const isCurrent = id === inView;
          if (isOverview && !isOwnPage)
            return (
              <li key={id}>
                {/* The browser's own anchors: they scroll, remember the place and move the tab order along. */}
                <a href={`#${id}`} className={classes.link} aria-current={isCurrent ? 'location' : undefined}>
                  {words}
                </a>
              </li>
            );
          return (
            <li key={id}>
              <Link
                to={settingsPath(id)}
                className={classes.link ?? ''}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
