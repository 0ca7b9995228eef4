import { PRESETS } from '@reflectory/sound';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCatalogues,
  useChosenCatalogueTracks,
  useSomeCatalogueTracks,
} from '../features/music/api/use-catalogues.ts';
import { usePlaylists } from '../features/music/api/use-playlists.ts';
import { useTracks } from '../features/music/api/use-tracks.ts';
import { trackFromCatalogue } from '../features/music/model/catalogue.ts';
import { inOrder, trackFrom, tracksOf } from '../features/music/model/music.ts';
import { canBeHeard, type SessionSounding } from '../features/sessions/session-choice-field.tsx';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { presetNames } from '../features/soundscapes/model/preset-names.ts';
import type { Sounding, TrackSounding } from '../player/player-state.ts';
import type { Track } from '../player/track.ts';

/** More pieces than this are no choice: a playlist takes them. */
const MOST_PIECES = 200;
const MOST_OPEN_PIECES = 100;

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

const music = (key: string, name: string, tracks: readonly Track[]): TrackSounding => ({
  key,
  name,
  tracks,
  isRepeated: true,
});

/** Music under open licences that the instance chose: catalogues, some of their pieces, and the one of this key. */
function useOpenSoundings(key: string | null): SessionSounding[] {
  const { t } = useTranslation('sound');
  const { data: catalogues } = useCatalogues();
  const { data: some } = useSomeCatalogueTracks(MOST_OPEN_PIECES);
  const { data: chosen } = useChosenCatalogueTracks(key);
  return useMemo(() => {
    const pieces = new Map([...(some ?? []), ...(chosen ?? [])].map((track) => [track.id, track]));
    return [
      ...(catalogues ?? [])
        .filter((catalogue) => catalogue.piece_count > 0)
        .map((catalogue) => ({
          note: t('session.catalogue'),
          sounding: music(
            `catalogue:${catalogue.id}`,
            catalogue.title,
            (chosen ?? []).filter((track) => track.catalogue_id === catalogue.id).map(trackFromCatalogue),
          ),
        })),
      ...[...pieces.values()]
        .filter(({ id }, at) => at < MOST_OPEN_PIECES || key === `open:${id}`)
        .map((track) => ({
          note: [track.creator, track.licence].filter(Boolean).join(' · '),
          sounding: music(`open:${track.id}`, track.title, [trackFromCatalogue(track)]),
        })),
    ];
  }, [catalogues, some, chosen, key, t]);
}

/**
 * What can be chosen to be heard beside a session, for as long as that is: playlists, soundscapes, one's own pieces, and
 * what the instance has under open licences, with the one of this key wherever it stands. Null until it is known.
 */
export function useSessionSoundings(key: string | null): SessionSounding[] | null {
  const { t, i18n } = useTranslation('sound');
  const { language } = i18n;
  const hearable = useHearable();
  const open = useOpenSoundings(key);
  const own = useMemo(() => {
    if (!hearable) return null;
    const { tracks, playlists, soundscapes } = hearable;
    const as = (note: string | null) => (sounding: Sounding) => ({ note, sounding });
    return [
      ...playlists
        .map((list) => music(`playlist:${list.id}`, list.name, tracksOf(list, tracks).map(trackFrom)))
        .filter(canBeHeard)
        .map(as(t('session.playlist'))),
      ...soundscapes.map(({ id, name, mix }) => ({ key: `own:${id}`, name, mix })).map(as(null)),
      ...presetNames
        .map((name) => ({
          key: `preset:${name}`,
          name: t(`soundscapes.presets.${name}`),
          mix: PRESETS[name].mix,
        }))
        .map(as(null)),
      ...inOrder(tracks, language)
        .map((track) => music(`track:${track.id}`, track.title, [trackFrom(track)]))
        .filter((sounding, at) => at < MOST_PIECES || sounding.key === key)
        .map(as(t('session.piece'))),
    ];
  }, [hearable, language, t, key]);
  return useMemo(() => own && [...own, ...open], [own, open]);
}

/** What is heard under a key; null where it is not known, or not there any more. */
export function useSessionSounding(key: string): Sounding | null {
  const all = useSessionSoundings(key);
  return useMemo(() => {
    const sounding = all?.find((one) => one.sounding.key === key)?.sounding;
    return sounding && canBeHeard(sounding) ? sounding : null;
  }, [all, key]);
}
