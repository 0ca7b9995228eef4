import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { sectionIds } from './sections.ts';
import classes from './settings-navigation.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** The way to each part of the page: beside it where there is room, a list above it on a phone. */
export function SettingsNavigation() {
  const { t } = useTranslation('settings');
  const current = useSectionInView();
  return (
    <nav aria-label={t('navigation')} className={classes.navigation}>
      <ul className={classes.list}>
        {sectionIds.map((id) => (
          <li key={id}>
            {/* The browser's own anchors: they scroll, remember the place and move the tab order along. */}
            <a
              href={`#${id}`}
              className={classes.link}
              aria-current={id === current ? 'location' : undefined}
            >
              {t(`sections.${id}`)}
              <Icon name="chevron-right" className={classes.sign} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
