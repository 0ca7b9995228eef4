import { emotionLabel, type EmotionBar } from '../model/emotion-bars.ts';
import classes from './emotion-list.module.css';

/** Emotions with bars; the word and the amount are always there, the bar only repeats them. */
export function EmotionList({ emotions }: { emotions: readonly EmotionBar[] }) {
  return (
    <ol className={classes.list}>
      {emotions.map(({ name, family, amount, length }) => (
        <li key={name} className={classes.row} data-emotion={family}>
          <span className={classes.name} dir="auto">
            {emotionLabel({ name })}
          </span>
          <span className={classes.amount}>{amount}</span>
          {/* Drawn and not styled: the document that the server writes may hold no style attributes. */}
          <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 .5H${Math.round(length * 100)}`} vectorEffect="non-scaling-stroke" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
