import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { LibraryArtworks } from '../features/entries/library-artworks.tsx';

/** In the library: the artworks of one's entries. */
export default function LibraryShelf(asked: SlotProps['library.shelf']) {
  const { hasFeature } = usePlatform();
  return hasFeature('entries') && <LibraryArtworks asked={asked} />;
}
