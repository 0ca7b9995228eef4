import type { LibraryBegunRow } from '@reflectory/contracts/library';
import { usePlatform } from '@reflectory/platform-sdk';

/** Notes for the library what somebody began. Nobody waits for it, and without the network it is not noted. */
export function useNoteBegun(): (thing: Pick<LibraryBegunRow, 'kind' | 'key'> | null) => void {
  const { client, hasFeature } = usePlatform();
  return (thing) => {
    if (!thing || !hasFeature('library')) return;
    void client
      .from('library_begun')
      .insert(thing)
      .then(undefined, () => undefined);
  };
}
