import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { LibraryBreathing } from '../features/breathing/library-breathing.tsx';
import { LibraryMeditations } from '../features/meditations/components/library-meditations.tsx';
import { LibraryMusic, LibrarySoundscapes } from '../features/soundscapes/components/library-sounds.tsx';

/** In the library: what there is to hear and to be still with. */
export default function LibraryShelf(asked: SlotProps['library.shelf']) {
  const { hasFeature } = usePlatform();
  if (!hasFeature('sound')) return null;
  return (
    <>
      <LibraryMeditations asked={asked} />
      <LibrarySoundscapes asked={asked} />
      <LibraryMusic asked={asked} />
      <LibraryBreathing asked={asked} />
    </>
  );
}
