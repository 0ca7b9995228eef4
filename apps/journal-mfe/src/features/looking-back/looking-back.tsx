import type { Memory } from '@reflectory/contracts/timeline';
import { Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { EntryArtwork, type ListedArtwork } from '../../artwork/entry-artwork.tsx';
import classes from './looking-back.module.css';

export type LookingBackProps = {
  /** The nearest first; at least one. */
  memories: readonly [Memory, ...Memory[]];
  artworks: ReadonlyMap<string, ListedArtwork>;
};

/** Other times that are named beneath the sentence. */
const MOST_OTHERS = 4;

/** One sentence that was written on this day before, and when else something was. */
export function LookingBack({ memories, artworks }: LookingBackProps) {
  const { t, i18n } = useTranslation('journal');
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const shown = memories.find(({ unit }) => unit === 'year') ?? memories[0];
  const others = memories.filter((memory) => memory !== shown).slice(0, MOST_OTHERS);
  const artwork = artworks.get(shown.entry_id);
  const ago = ({ unit, distance }: Memory) =>
    new Intl.RelativeTimeFormat(i18n.language).format(-distance, unit);
  return (
    <section aria-labelledby="journal-memory" className={classes.memory}>
      <h2 id="journal-memory" className={classes.heading}>
        {t('home.onThisDay')}
      </h2>
      <Link href={`/journal/entry/${shown.entry_id}`} variant="plain" className={classes.link}>
        {artwork && (
          <span className={classes.picture}>
            <EntryArtwork artwork={artwork} />
          </span>
        )}
        <span className={classes.words}>
          {!hidesPreviews && (
            <q className={classes.sentence} dir="auto">
              {shown.sentence}
            </q>
          )}
          <time dateTime={shown.entry_at} className={classes.when}>
            {ago(shown)}
          </time>
        </span>
      </Link>
      {others.length > 0 && (
        <ul aria-label={t('home.alsoThen')} className={classes.others}>
          {others.map((memory) => (
            <li key={memory.entry_id}>
              <Link href={`/journal/entry/${memory.entry_id}`} variant="quiet">
                {ago(memory)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
