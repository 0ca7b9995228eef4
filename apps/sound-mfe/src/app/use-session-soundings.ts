import { PRESETS } from '@reflectory/sound';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaylists } from '../features/music/api/use-playlists.ts';
import { useTracks } from '../features/music/api/use-tracks.ts';
import { inOrder, type OwnTrack, type Playlist, trackFrom, tracksOf } from '../features/music/model/music.ts';
import type { SessionSounding } from '../features/sessions/session-choice-field.tsx';
import { type Soundscape, useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { presetNames } from '../features/soundscapes/model/preset-names.ts';
import type { MixSounding, Sounding, TrackSounding } from '../player/player-state.ts';

/** More pieces than this are no choice: a playlist takes them. */
const MOST_PIECES = 200;

type PresetName = (typeof presetNames)[number];
const playlistKey = ({ id }: Playlist) => `playlist:${id}`;
const trackKey = ({ id }: OwnTrack) => `track:${id}`;
const soundscapeKey = ({ id }: Soundscape) => `own:${id}`;
const presetKey = (name: PresetName) => `preset:${name}`;

const playlistSounding = (playlist: Playlist, own: readonly OwnTrack[]): TrackSounding => ({
  key: playlistKey(playlist),
  name: playlist.name,
  tracks: tracksOf(playlist, own).map(trackFrom),
  isRepeated: true,
});
const trackSounding = (track: OwnTrack): TrackSounding => ({
  key: trackKey(track),
  name: track.title,
  tracks: [trackFrom(track)],
  isRepeated: true,
});
const soundscapeSounding = (soundscape: Soundscape): MixSounding => ({
  key: soundscapeKey(soundscape),
  name: soundscape.name,
  mix: soundscape.mix,
});
const presetSounding = (name: PresetName, title: string): MixSounding => ({
  key: presetKey(name),
  name: title,
  mix: PRESETS[name].mix,
});

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
    const pieces = inOrder(tracks, language).filter(
      (track, at) => at < MOST_PIECES || trackKey(track) === key,
    );
    const of = (kind: SessionSounding['kind']) => (sounding: Sounding) => ({ kind, sounding });
    return [
      ...playlists
        .map((playlist) => playlistSounding(playlist, tracks))
        .filter((sounding) => sounding.tracks.length > 0)
        .map(of('playlist')),
      ...soundscapes.map(soundscapeSounding).map(of('soundscape')),
      ...presetNames
        .map((name) => presetSounding(name, t(`soundscapes.presets.${name}`)))
        .map(of('soundscape')),
      ...pieces.map(trackSounding).map(of('piece')),
    ];
  }, [hearable, language, t, key]);
}

/** What is heard under a key; null where it is not known, or not there any more. */
export function useSessionSounding(key: string): Sounding | null {
  const { t } = useTranslation('sound');
  const hearable = useHearable();
  return useMemo(() => {
    if (!hearable) return null;
    const { tracks, playlists, soundscapes } = hearable;
    const preset = presetNames.find((name) => presetKey(name) === key);
    if (preset) return presetSounding(preset, t(`soundscapes.presets.${preset}`));
    const soundscape = soundscapes.find((one) => soundscapeKey(one) === key);
    if (soundscape) return soundscapeSounding(soundscape);
    const track = tracks.find((one) => trackKey(one) === key);
    if (track) return trackSounding(track);
    const playlist = playlists.find((one) => playlistKey(one) === key);
    const list = playlist && playlistSounding(playlist, tracks);
    return list && list.tracks.length > 0 ? list : null;
  }, [hearable, t, key]);
}
