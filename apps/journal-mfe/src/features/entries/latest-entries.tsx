import type { Language } from '@reflectory/contracts/languages';
import { useArtworks } from './api/use-artworks.ts';
import type { ListedEntry } from './api/use-entries.ts';
import { useFirstPictures } from './api/use-first-pictures.ts';
import { EntryRow } from './components/entry-row.tsx';
import classes from './latest-entries.module.css';

export type LatestEntriesProps = {
  entries: readonly ListedEntry[];
  language: Language;
  /** Whether they are of any year. */
  isDated?: boolean;
};

/** A few entries, the newest first. */
export function LatestEntries({ entries, language, isDated = false }: LatestEntriesProps) {
  const ids = [entries.map(({ id }) => id)];
  const [artworks, pictures] = [useArtworks(ids), useFirstPictures(ids)];
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow
            entry={entry}
            artwork={artworks.get(entry.id)}
            picture={pictures.get(entry.id)}
            language={language}
            isDated={isDated}
          />
        </li>
      ))}
    </ol>
  );
}
