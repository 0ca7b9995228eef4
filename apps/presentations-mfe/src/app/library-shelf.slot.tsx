import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { LibraryDecks } from '../features/links/library-decks.tsx';

/** In the library: one's own decks. */
export default function LibraryShelf(asked: SlotProps['library.shelf']) {
  const { hasFeature } = usePlatform();
  return hasFeature('presentations') && <LibraryDecks asked={asked} />;
}
