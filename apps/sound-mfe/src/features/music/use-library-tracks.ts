import { useTranslation } from 'react-i18next';
import type { HeardThing } from '../../shared/library-rows.tsx';
import { useTracks } from './api/use-tracks.ts';
import { inOrder, trackFrom } from './model/music.ts';

/** One's own pieces, for the library; null until it is known which there are. */
export function useLibraryTracks(): HeardThing[] | null {
  const { t, i18n } = useTranslation('sound');
  const tracks = useTracks();
  if (tracks.isPending) return null;
  return inOrder(tracks.data ?? [], i18n.language).map((own) => ({
    key: own.id,
    name: own.title,
    promise: own.artist,
    intentions: [],
    href: `/sounds/music?piece=${own.id}`,
    facts: t('library.own'),
    sounding: { key: `track:${own.id}`, name: own.title, tracks: [trackFrom(own)] },
  }));
}
