import type { ThumbnailInput } from '@reflectory/domain/artwork';
import { lazy, Suspense } from 'react';
import classes from './span-cover.module.css';

const Drawn = lazy(async () => ({ default: (await import('./drawn-cover.tsx')).DrawnThumbnail }));

/** What was felt in a time, as a small drawing beside its name. */
export function SmallCover(props: ThumbnailInput) {
  return (
    <span className={classes.small}>
      <Suspense fallback={<span className={classes.place} />}>
        <Drawn {...props} />
      </Suspense>
    </span>
  );
}
