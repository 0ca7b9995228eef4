import type { LibraryBegunRow } from '@reflectory/contracts/library';

const KINDS: Record<string, LibraryBegunRow['kind']> = {
  preset: 'soundscape',
  own: 'soundscape',
  piece: 'music',
  track: 'music',
};

/** What the library calls something heard, by its key such as `preset:roof`; null where it does not have it. */
export function libraryThingOf(sounding: string): Pick<LibraryBegunRow, 'kind' | 'key'> | null {
  const [from = '', key = ''] = sounding.split(':');
  const kind = KINDS[from];
  return kind ? { kind, key } : null;
}
