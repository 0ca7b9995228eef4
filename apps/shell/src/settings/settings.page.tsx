import { PageHeader } from '@reflectory/design-system';
import { settingsPath } from '@reflectory/domain/areas';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SectionOutlet } from '../remotes/remote-outlet.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { sectionsFor } from './settings-sections.ts';
import classes from './settings.module.css';
import { useArrivalAtAnchor } from './use-arrival-at-anchor.ts';

/** What remotes let a person decide: all sections on one page, or the one that the address names. */
export default function SettingsPage() {
  const { boot, role } = usePlatform();
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  useArrivalAtAnchor();
  const sections = sectionsFor(boot.remotes, { ...(boot.principal ?? { role }), features: boot.features });
  const named = sections.find(({ id }) => pathname === settingsPath(id));
  if (named?.isOwnPage) return <SectionOutlet name={named.remote} id={named.id} />;
  const shown = named ? [named] : sections.filter(({ isOwnPage }) => !isOwnPage);
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} className={classes.header} />
      <SettingsNavigation sections={sections} shown={shown} />
      <div className={classes.sections}>
        {shown.map((section) => (
          <SectionFrame key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
