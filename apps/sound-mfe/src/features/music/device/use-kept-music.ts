import type { MenuItem } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { askToStay, canKeepTracks, type TrackOwner } from '../../../player/kept-tracks.ts';
import { fetchOwnCover, fetchOwnTrack } from '../../../player/track-bytes.ts';
import { useStorageCaller } from '../../../player/use-storage-caller.ts';
import { deviceNotes } from '../../../shared/device-notes.ts';
import { type OwnTrack, type Playlist, tracksOf } from '../model/music.ts';
import { mark, type MarkedKind, marksAddress, readMarks } from './kept-marks.ts';
import { trackKeeper } from './own-keeper.ts';

export function useTrackOwner(): TrackOwner {
  const { boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  return useMemo(() => ({ instanceId, userId }), [instanceId, userId]);
}

/** What is on this device, and what is still to come. */
export const useKeeping = () => useSyncExternalStore(trackKeeper.subscribe, trackKeeper.get);

/** What somebody wants to have on this device. */
export function useMarks() {
  const owner = useTrackOwner();
  const address = marksAddress(owner);
  const text = useSyncExternalStore(deviceNotes.subscribe, () => deviceNotes.read(address));
  const marks = useMemo(() => readMarks(text), [text]);
  return {
    owner,
    marks,
    mark(kind: MarkedKind, id: string, isKept: boolean) {
      if (isKept) askToStay();
      mark(owner, kind, id, isKept);
    },
  };
}

/** The row of a menu that keeps something on the device, or removes it from there. */
export function useKeepItem(kind: MarkedKind): (id: string) => MenuItem[] {
  const { t } = useTranslation('sound');
  const { marks, mark: change } = useMarks();
  return (id) => {
    if (!canKeepTracks()) return [];
    const isKept = marks[kind].includes(id);
    return [
      {
        id: 'keep',
        label: t(isKept ? 'music.device.remove' : 'music.device.keep'),
        icon: isKept ? 'cloud-off' : 'download',
        onAction: () => change(kind, id, !isKept),
      },
    ];
  };
}

/** Brings what is wanted to the device for as long as this is drawn; answers how to try again. */
export function useKeepOnDevice(tracks: readonly OwnTrack[], playlists: readonly Playlist[]): () => void {
  const { isOnline } = usePlatform();
  const { owner, marks } = useMarks();
  const caller = useStorageCaller();
  const aim = useMemo(() => {
    const single = tracks.filter(({ id }) => marks.tracks.includes(id));
    const listed = playlists
      .filter(({ id }) => marks.playlists.includes(id))
      .flatMap((playlist) => tracksOf(playlist, tracks));
    const wanted = [...new Map([...single, ...listed].map((track) => [track.id, track])).values()];
    return (
      caller && {
        owner,
        wanted,
        fetchBytes: (id: string) => fetchOwnTrack(caller, id),
        fetchCover: (id: string) => fetchOwnCover(caller, id),
      }
    );
  }, [tracks, playlists, marks, owner, caller]);
  useEffect(() => {
    if (aim && canKeepTracks()) void trackKeeper.follow(aim);
  }, [aim, isOnline]);
  return () => void (aim && trackKeeper.follow(aim));
}
