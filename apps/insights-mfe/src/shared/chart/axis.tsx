import classes from './axis.module.css';

type Label = { at: number; name: string };

/** Names of some points below a picture, at their share of the width. */
export function Axis({ labels }: { labels: readonly Label[] }) {
  return (
    <div aria-hidden className={classes.axis}>
      {labels.map(({ at, name }) => (
        <span key={`${at} ${name}`} style={{ insetInlineStart: `${at * 100}%` }}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Share of the width from which on a name would reach over the edge. */
const LAST = 0.86;

/** Names of points that have room beside each other: about one for each 90 pixels. */
export function spacedOut(names: readonly string[], width: number): Label[] {
  const step = Math.max(1, Math.ceil(names.length / Math.max(2, Math.floor(width / 90))));
  return names
    .map((name, index) => ({ name, index, at: index / Math.max(names.length - 1, 1) }))
    .filter(({ index, at }) => index % step === 0 && at < LAST);
}
