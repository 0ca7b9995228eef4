import { Badge, Link } from '@reflectory/design-system';
import { LIBRARY_TOPICS, type ListedFramework } from '@reflectory/contracts/library';
import { useTranslation } from 'react-i18next';
import classes from './framework-shelves.module.css';

export type FrameworkShelvesProps = { frameworks: readonly ListedFramework[] };

/** Frameworks by what they are about; a topic that has none is left out. */
export function FrameworkShelves({ frameworks }: FrameworkShelvesProps) {
  const { t } = useTranslation('library');
  return LIBRARY_TOPICS.map((topic) => {
    const shelf = frameworks.filter((one) => one.topic === topic);
    if (shelf.length === 0) return null;
    return (
      <section key={topic} aria-labelledby={`shelf-${topic}`} className={classes.shelf}>
        <h2 id={`shelf-${topic}`} className={classes.heading}>
          {t(`topics.${topic}`)}
        </h2>
        <ul className={classes.list}>
          {shelf.map((one) => (
            <li key={one.key} className={classes.framework}>
              <Link href={`/library/frameworks/${one.key}`} variant="plain" className={classes.name}>
                <span lang={one.language}>{one.name}</span>
              </Link>
              <p className={classes.promise} lang={one.language} dir="auto">
                {one.promise}
              </p>
              <p className={classes.length}>
                {t('questionCount', { count: one.steps })} · {t('minutes', { count: one.minutes })}{' '}
                {one.origin === 'instance' && <Badge>{t('ownBadge')}</Badge>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
