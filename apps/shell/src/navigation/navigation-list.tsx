import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { areas } from './areas.ts';
import { NavigationLink } from './navigation-link.tsx';
import { navigationFor } from './navigation-items.ts';
import classes from './navigation-list.module.css';

/** All places that this person can go to, in groups. */
export function NavigationList({ onGo }: { onGo?: () => void }) {
  const { boot, role } = usePlatform();
  const { t } = useTranslation('nav');
  const groups = navigationFor(boot.remotes, areas, { role, features: boot.features });
  return groups.map(({ group, items }) => (
    <section key={group} className={classes.group} aria-label={t(`sections.${group}`)}>
      <h2 className={classes.heading} aria-hidden="true">
        {t(`sections.${group}`)}
      </h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} {...(onGo && { onGo })} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
