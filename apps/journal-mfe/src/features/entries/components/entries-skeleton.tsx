import { Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './entries-skeleton.module.css';

export type EntriesSkeletonProps = { rows: number };

/** The shape of a list of entries that is being read. */
export function EntriesSkeleton({ rows }: EntriesSkeletonProps) {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton shape="block" className={classes.picture} label={row === 0 ? t('loading') : undefined} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
