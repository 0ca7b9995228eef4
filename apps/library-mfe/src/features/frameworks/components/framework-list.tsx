import type { ListedFramework } from '@reflectory/contracts/library';
import { Badge, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './framework-list.module.css';

/** Frameworks, each with what it is good for and how long it takes. */
export function FrameworkList({ frameworks }: { frameworks: readonly ListedFramework[] }) {
  const { t } = useTranslation('library');
  return (
    <ul className={classes.list}>
      {frameworks.map((one) => (
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
  );
}
