import { PRESETS } from '@reflectory/sound';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaylists } from '../features/music/api/use-playlists.ts';
import { useTracks } from '../features/music/api/use-tracks.ts';
import { inOrder, type OwnTrack, trackFrom, tracksOf } from '../features/music/model/music.ts';
import type { SessionSounding } from '../features/sessions/session-choice-field.tsx';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { presetNames } from '../features/soundscapes/model/preset-names.ts';
import type { Sounding, TrackSounding } from '../player/player-state.ts';

/** More pieces than this are no choice: a playlist takes them. */
const MOST_PIECES = 200;

/** What a person has that can be heard; the same for as long as it does not change, though timers draw every second. */
function useHearable() {
  const { data: tracks, isPending: isTracksPending } = useTracks();
  const { data: playlists, isPending: isPlaylistsPending } = usePlaylists();
  const { data: soundscapes, isPending: isSoundscapesPending } = useSoundscapes();
  const isPending = isTracksPending || isPlaylistsPending || isSoundscapesPending;
  return useMemo(
    () =>
      isPending ? null : { tracks: tracks ?? [], playlists: playlists ?? [], soundscapes: soundscapes ?? [] },
    [isPending, tracks, playlists, soundscapes],
  );
}

/**
 * What can be chosen to be heard beside a session, for as long as that is: playlists, pieces, soundscapes, with the one of
 * this key wherever it stands. Null until it is known.
 */
export function useSessionSoundings(key: string | null): SessionSounding[] | null {
  const { t, i18n } = useTranslation('sound');
  const { language } = i18n;
  const hearable = useHearable();
  return useMemo(() => {
    if (!hearable) return null;
    const { tracks, playlists, soundscapes } = hearable;
    const music = (soundingKey: string, name: string, own: readonly OwnTrack[]): TrackSounding => ({
      key: soundingKey,
      name,
      tracks: own.map(trackFrom),
      isRepeated: true,
    });
    const of = (kind: SessionSounding['kind']) => (sounding: Sounding) => ({ kind, sounding });
    return [
      ...playlists
        .map((list) => music(`playlist:${list.id}`, list.name, tracksOf(list, tracks)))
        .filter((sounding) => sounding.tracks.length > 0)
        .map(of('playlist')),
      ...soundscapes.map(({ id, name, mix }) => ({ key: `own:${id}`, name, mix })).map(of('soundscape')),
      ...presetNames
        .map((name) => ({
          key: `preset:${name}`,
          name: t(`soundscapes.presets.${name}`),
          mix: PRESETS[name].mix,
        }))
        .map(of('soundscape')),
      ...inOrder(tracks, language)
        .map((track) => music(`track:${track.id}`, track.title, [track]))
        .filter((sounding, at) => at < MOST_PIECES || sounding.key === key)
        .map(of('piece')),
    ];
  }, [hearable, language, t, key]);
}

/** What is heard under a key; null where it is not known, or not there any more. */
export function useSessionSounding(key: string): Sounding | null {
  const all = useSessionSoundings(key);
  return useMemo(() => all?.find(({ sounding }) => sounding.key === key)?.sounding ?? null, [all, key]);
}
