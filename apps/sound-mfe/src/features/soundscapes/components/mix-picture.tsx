import type { Mix } from '@reflectory/contracts/sound';
import { useMemo } from 'react';
import { mixPicture } from '../model/mix-picture.ts';
import classes from './mix-picture.module.css';

/** A mix as a landscape; it moves as slowly as the sound while that is heard. */
export function MixPicture({ mix, isMoving = false }: { mix: Mix; isMoving?: boolean }) {
  const strokes = useMemo(() => mixPicture(mix), [mix]);
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      data-moving={isMoving || undefined}
    >
      {strokes.map(({ path, isFilled, opacity, hue }, index) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key -- strokes have no other identity than their place
          key={index}
          d={path}
          opacity={opacity}
          className={isFilled ? classes.hill : classes.mark}
          style={{ '--hue': hue, '--turn': index % 2 === 0 ? 1 : -1 } as React.CSSProperties}
        />
      ))}
    </svg>
  );
}
