import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { LibraryBreathing } from '../features/breathing/library-breathing.tsx';
import { LibraryMeditations } from '../features/meditations/components/library-meditations.tsx';
import { useLibraryTracks } from '../features/music/use-library-tracks.ts';
import { LibraryMusic, LibrarySoundscapes } from '../features/soundscapes/components/library-sounds.tsx';

/** In the library: what there is to hear and to be still with. */
export default function LibraryShelf(asked: SlotProps['library.shelf']) {
  const { hasFeature } = usePlatform();
  return hasFeature('sound') && <Shelves {...asked} />;
}

function Shelves(asked: SlotProps['library.shelf']) {
  const own = useLibraryTracks();
  return (
    <>
      <LibraryMeditations asked={asked} />
      <LibrarySoundscapes asked={asked} />
      <LibraryMusic asked={asked} own={own} />
      <LibraryBreathing asked={asked} />
    </>
  );
}
