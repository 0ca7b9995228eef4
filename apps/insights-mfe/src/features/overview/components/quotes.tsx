import type { Overview } from '@reflectory/contracts/overview';
import { Link } from '@reflectory/design-system';
import { useWording } from '../model/wording.ts';
import classes from './charts.module.css';

/** Feelings whose sentence is shown. */
const MOST = 4;

/** What stands behind the feelings: a sentence of each, which opens the entry that it is from. */
export function Quotes({ feelings }: { feelings: Overview['feelings'] }) {
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
