import { Link } from '@reflectory/design-system';
import { useWording } from './use-wording.ts';
import classes from './chart/charts.module.css';

/** A feeling, and the sentence that says it. */
export type Felt = {
  emotion: string;
  quote: { entry_id: string; day: string; sentence: string } | null;
};

/** Feelings whose sentence is shown. */
const MOST = 4;

/** What stands behind the feelings: a sentence of each, which opens the entry that it is from. */
export function Quotes({ feelings }: { feelings: readonly Felt[] }) {
  const { t, day, feeling } = useWording();
  const quoted = feelings.flatMap(({ emotion, quote }) => (quote ? [{ emotion, quote }] : [])).slice(0, MOST);
  if (quoted.length === 0) return null;
  return (
    <ul aria-label={t('river.quotes')} className={classes.quotes}>
      {quoted.map(({ emotion, quote }) => (
        <li key={emotion} className={classes.quote}>
          <q dir="auto">{quote.sentence}</q>
          <span className={classes.source}>
            {feeling(emotion)} ·{' '}
            <Link href={`/journal/entry/${quote.entry_id}`} variant="quiet">
              {day(quote.day)}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
