import { VisuallyHidden } from '@reflectory/design-system';
import type { AreaUsage } from '../model/area-usage.ts';
import classes from '../usage.module.css';

/** Height of the drawing, and of a day without figures. */
const HEIGHT = 32;
const LEAST = 1;
const WIDTH = 6;
const GAP = 2;

/** One bar a day, the oldest first; `label` says the same in words. */
export function DayBars({ days, most, label }: { days: AreaUsage['days']; most: number; label: string }) {
  const step = WIDTH + GAP;
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={classes.bars}
        aria-hidden="true"
        viewBox={`0 0 ${days.length * step - GAP} ${HEIGHT}`}
        width={days.length * step - GAP}
        height={HEIGHT}
      >
        {days.map(({ day, views }, index) => {
          const height = views === 0 ? LEAST : Math.max(LEAST + 2, (views / most) * HEIGHT);
          return (
            <rect
              key={day}
              data-empty={views === 0 || undefined}
              x={index * step}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={1}
            />
          );
        })}
      </svg>
    </>
  );
}
