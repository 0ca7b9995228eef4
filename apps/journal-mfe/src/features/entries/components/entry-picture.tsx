import { usePlatform } from '@reflectory/platform-sdk';
import { type ComponentType, lazy, Suspense } from 'react';
import { EntryArtwork, type ListedArtwork } from '../../../artwork/entry-artwork.tsx';
import { isSealed, useToday } from '../../../service/own-day.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import type { ThumbnailProps } from './thumbnail.tsx';

const Thumbnail = lazy<ComponentType<ThumbnailProps>>(() =>
  import('./thumbnail.tsx').then(
    (loaded) => ({ default: loaded.Thumbnail }),
    () => ({ default: ({ children }) => children }),
  ),
);

export type EntryPictureProps = {
  entry: Pick<ListedEntry, 'sealed_until'>;
  artwork: ListedArtwork | undefined;
  /** Id of the entry's first picture. */
  picture: string | undefined;
};

/** An entry's first picture, or its artwork: where words are hidden or sealed, pictures are as well. */
export function EntryPicture({ entry, artwork, picture }: EntryPictureProps) {
  const today = useToday();
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const { sealed_until: until } = entry;
  const drawn = artwork && <EntryArtwork artwork={artwork} />;
  if (!picture || hidesPreviews || (until !== null && isSealed(until, today))) return drawn;
  return (
    <Suspense fallback={drawn}>
      <Thumbnail fileId={picture}>{drawn}</Thumbnail>
    </Suspense>
  );
}
