import { Icon } from '@reflectory/design-system';
import classes from './way-line.module.css';

export type WayLineProps = {
  /** How far it is, from 0 to 1; null where there is nothing to go by. */
  share: number | null;
  /** How far the plan is; null without one. */
  planned: number | null;
};

/** The way from start to target: how far one is, and where the plan is as a hairline. Its words stand beside it. */
export function WayLine({ share, planned }: WayLineProps) {
  return (
    <div className={classes.line} aria-hidden>
      <div className={classes.track}>
        {share !== null && <span className={classes.gone} style={{ inlineSize: `${share * 100}%` }} />}
        {planned !== null && (
          <span className={classes.plan} style={{ insetInlineStart: `${planned * 100}%` }} />
        )}
        {share !== null && <span className={classes.mark} style={{ insetInlineStart: `${share * 100}%` }} />}
      </div>
      <Icon name="flag" size={14} />
    </div>
  );
}
