import type { Circle } from '@reflectory/contracts/community';
import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { CircleSize } from './circle-size.tsx';
import classes from './circles.module.css';

/** Circles by name, with what each is about. */
export function CircleList({ title, circles }: { title: string; circles: readonly Circle[] }) {
  const { t } = useTranslation('community');
  if (circles.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {circles.map((circle) => (
          <li key={circle.id}>
            <Link href={`/groups/${circle.id}`} variant="plain" className={classes.name}>
              <span dir="auto">{circle.name}</span>
            </Link>
            {circle.about && (
              <p className={classes.about} dir="auto">
                {circle.about}
              </p>
            )}
            <p className={classes.quiet}>
              <CircleSize circle={circle} />
              {' · '}
              {circle.mine?.state === 'asked' ? t('circles.asked') : t(`circles.joinings.${circle.joining}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
