import type { ReactNode } from 'react';
import { useArtworks } from './api/use-artworks.ts';
import { useFirstPictures } from './api/use-first-pictures.ts';
import { EntryPicture } from './components/entry-picture.tsx';

export type EntryPicturesProps = {
  /** Ids of entries that may be shown, as they are read. */
  pages: readonly (readonly string[])[];
  children: (pictureOf: (entryId: string) => ReactNode) => ReactNode;
};

/** Lists that change with every letter would fill the device. */
const passing = { isKept: false };

/** Pictures of entries that are listed elsewhere: the first of each, or its artwork. */
export function EntryPictures({ pages, children }: EntryPicturesProps) {
  const [artworks, pictures] = [useArtworks(pages, passing), useFirstPictures(pages, passing)];
  return children((id) => {
    const [artwork, picture] = [artworks.get(id), pictures.get(id)];
    if (!artwork && !picture) return null;
    return <EntryPicture entry={{ sealed_until: null }} artwork={artwork} picture={picture} />;
  });
}
