import { specifiedAreas } from '@reflectory/domain/areas';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { NavigationLink } from './navigation-link.tsx';
import { comingNext, navigationFor } from './navigation-items.ts';
import classes from './navigation-list.module.css';

/** Names of areas that the last line has room for. */
const NAMED_AREAS = 3;

/** All places that this person can go to, in groups, and in one line what comes next. */
export function NavigationList({ onGo }: { onGo?: () => void }) {
  const { boot } = usePlatform();
  const { t } = useTranslation('nav');
  const visitor = { ...(boot.principal ?? { role: null }), features: boot.features };
  const next = comingNext(boot.remotes, specifiedAreas, visitor).slice(0, NAMED_AREAS);
  const groups = navigationFor(boot.remotes, specifiedAreas, visitor).map(({ group, items }) => (
    <section key={group} className={classes.group} aria-label={t(`sections.${group}`)}>
      <h2 className={classes.heading} aria-hidden="true">
        {t(`sections.${group}`)}
      </h2>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationLink place={item} {...(onGo && { onGo })} />
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {groups}
      {next.length > 0 && (
        <p className={classes.next} data-rail-word="">
          {t('comingNext', { areas: next.map((id) => t(id)) })}
        </p>
      )}
    </>
  );
}
