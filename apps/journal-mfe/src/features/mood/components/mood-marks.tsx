import type { CheckIn } from '../model/check-in.ts';
import classes from './mood-marks.module.css';

export type MoodMarksProps = {
  checkIns: readonly CheckIn[];
  /** Whether they have little room. */
  isSmall?: boolean;
};

/** Check-ins of a day: higher is more pleasant, larger has more energy. */
export function MoodMarks({ checkIns, isSmall = false }: MoodMarksProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={classes.marks}>
      <line x1="4" x2="36" y1="20" y2="20" />
      {checkIns.map(({ id, pleasantness, energy }, index) => (
        <circle
          key={id}
          cx={((index + 1) * 40) / (checkIns.length + 1)}
          cy={20 - pleasantness * 0.13}
          r={(4 + energy * 0.025) * (isSmall ? 1.75 : 1)}
        />
      ))}
    </svg>
  );
}
