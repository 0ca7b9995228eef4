import type { ReactNode } from 'react';
import type { ReadEntry } from '../features/insight/api/use-entry.ts';
import { useJournals } from '../features/journals/api/use-journals.ts';
import { NeverSentNote } from '../features/journals/never-sent-note.tsx';
import { useSomeCheckIns } from '../features/mood/api/use-some-check-ins.ts';
import { useMoodWordsLater } from '../features/mood/use-mood-words-later.ts';
import { useIsOnShelf } from '../features/shelf/api/use-is-on-shelf.ts';
import { ShelfNote } from '../features/shelf/shelf-note.tsx';
import { useInTime } from '../service/use-in-time.ts';
import { MoodNote } from './mood-note.tsx';

/** What stands above an entry, asked for beside it; `isSettled` when the entry can be shown without being moved by it. */
export function useEntryNotes(
  entryId: string,
  entry: ReadEntry | null,
): { notes: ReactNode; isSettled: boolean } {
  const shelf = useIsOnShelf(entryId);
  const journals = useJournals(Boolean(entry?.journal_id));
  const { checkIns, isLoading } = useSomeCheckIns({ entryId });
  const words = useMoodWordsLater(checkIns.length > 0);
  const areWordsComing = checkIns.length > 0 && words === undefined;
  const isSettled = useInTime(!shelf.isLoading && !journals.isLoading && !isLoading && !areWordsComing);
  return {
    isSettled,
    notes: (
      <>
        {shelf.data && <ShelfNote />}
        {entry && <NeverSentNote entry={entry} />}
        <MoodNote words={words ? checkIns.map(words).join('; ') : undefined} />
      </>
    ),
  };
}
