import { useSomeCheckIns } from '../features/mood/api/use-some-check-ins.ts';
import { useMoodWords } from '../features/mood/use-mood-words.ts';
import { MoodNote } from './mood-note.tsx';

/** What somebody said of themselves beside an entry. */
export function MoodOfEntry({ entryId }: { entryId: string }) {
  const words = useMoodWords();
  return <MoodNote words={useSomeCheckIns({ entryId }).map(words).join('; ')} />;
}
