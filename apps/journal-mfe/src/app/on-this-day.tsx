import { useArtworks } from '../features/entries/api/use-artworks.ts';
import { useMemories } from '../features/looking-back/api/use-memories.ts';
import { LookingBack } from '../features/looking-back/looking-back.tsx';

/** What was written on this day before, with its artwork; nothing where there is none. */
export function OnThisDay({ day }: { day: string }) {
  const [first, ...rest] = useMemories(day).data ?? [];
  const artworks = useArtworks([first ? [first, ...rest].map(({ entry_id: id }) => id) : []]);
  return first ? <LookingBack memories={[first, ...rest]} artworks={artworks} /> : null;
}
