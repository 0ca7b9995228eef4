import { PRESETS } from '@reflectory/sound';
import { useTranslation } from 'react-i18next';
import { usePlaylists } from '../features/music/api/use-playlists.ts';
import { useTracks } from '../features/music/api/use-tracks.ts';
import { inOrder, trackFrom, tracksOf } from '../features/music/model/music.ts';
import type { SessionSounding } from '../features/sessions/session-choice-field.tsx';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { presetNames } from '../features/soundscapes/model/preset-names.ts';

/** More pieces than this are no choice: a playlist takes them. */
const MOST_PIECES = 200;

/** What can be heard beside a session, for as long as that is: playlists, pieces, soundscapes. Null until it is known. */
export function useSessionSoundings(): SessionSounding[] | null {
  const { t, i18n } = useTranslation('sound');
  const tracks = useTracks();
  const playlists = usePlaylists();
  const soundscapes = useSoundscapes();
  if (tracks.isPending || playlists.isPending || soundscapes.isPending) return null;
  const own = tracks.data ?? [];
  const lists = (playlists.data ?? []).map((playlist) => ({
    kind: 'playlist' as const,
    sounding: {
      key: `playlist:${playlist.id}`,
      name: playlist.name,
      tracks: tracksOf(playlist, own).map(trackFrom),
      isRepeated: true,
    },
  }));
  return [
    ...lists.filter(({ sounding }) => sounding.tracks.length > 0),
    ...(soundscapes.data ?? []).map(({ id, name, mix }) => ({
      kind: 'soundscape' as const,
      sounding: { key: `own:${id}`, name, mix },
    })),
    ...presetNames.map((name) => ({
      kind: 'soundscape' as const,
      sounding: {
        key: `preset:${name}`,
        name: t(`soundscapes.presets.${name}`),
        mix: PRESETS[name].mix,
      },
    })),
    ...inOrder(own, i18n.language)
      .slice(0, MOST_PIECES)
      .map((track) => ({
        kind: 'piece' as const,
        sounding: {
          key: `track:${track.id}`,
          name: track.title,
          tracks: [trackFrom(track)],
          isRepeated: true,
        },
      })),
  ];
}
