import { ErrorState } from '@reflectory/design-system';
import type { ComponentProps } from 'react';
import classes from './area-notice.module.css';

/** What is wrong with an area, in the place where it would stand. */
export function AreaNotice(props: ComponentProps<typeof ErrorState>) {
  return (
    <div className={classes.notice}>
      <ErrorState {...props} />
    </div>
  );
}
