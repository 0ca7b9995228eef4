import classes from './recorder-panel.module.css';

export type LevelBarsProps = {
  /** From 0 to 100, the newest last. */
  levels: readonly number[];
};

/** Levels that are shown at once. */
export const SHOWN_LEVELS = 48;

/** How loud it was just now: the newest stands at the end. */
export function LevelBars({ levels }: LevelBarsProps) {
  return (
    <div aria-hidden className={classes.levels}>
      {Array.from({ length: SHOWN_LEVELS }, (_, at) => {
        const level = levels[levels.length - SHOWN_LEVELS + at] ?? 0;
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        return <span key={at} style={{ blockSize: `${Math.max(6, level)}%` }} />;
      })}
    </div>
  );
}
