import type { MenuItem } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePlaylist } from '../api/use-playlists.ts';
import { useRemoveTrack } from '../api/use-remove-track.ts';
import { useKeepItem } from '../device/use-kept-music.ts';
import { inOrder, type OwnTrack, type Playlist } from '../model/music.ts';
import { Gone } from './gone.tsx';
import { GoOn } from './go-on.tsx';
import { MusicProblem } from './music-problem.tsx';
import classes from './music.module.css';
import { TrackList } from './track-list.tsx';

type AllPiecesProps = {
  tracks: readonly OwnTrack[];
  playlists: readonly Playlist[];
  /** Asks for a list with a piece in it. */
  onNewList(trackId: string): void;
};

/** Every piece, by artist and album. */
export function AllPieces({ tracks: all, playlists, onNewList }: AllPiecesProps) {
  const { t, i18n } = useTranslation('sound');
  const [gone, setGone] = useState<OwnTrack | null>(null);
  const { mutate: move, error } = useRemoveTrack();
  const change = useChangePlaylist();
  const keepItem = useKeepItem('tracks');
  const tracks = inOrder(all, i18n.language);
  const of = { key: 'music:all', name: t('music.title') };
  const add = (playlist: Playlist, id: string) =>
    change.mutate({ act: 'order', playlist: { ...playlist, track_ids: [...playlist.track_ids, id] } });
  const menuOf = (track: OwnTrack): MenuItem[] => [
    ...playlists.map((playlist) => ({
      id: playlist.id,
      label: t('music.lists.addTo', { name: playlist.name }),
      onAction: () => add(playlist, track.id),
    })),
    {
      id: 'new',
      label: t('music.lists.addToNew'),
      icon: 'plus',
      onAction: () => onNewList(track.id),
    },
    ...keepItem(track.id),
    {
      id: 'delete',
      label: t('music.delete'),
      icon: 'trash',
      isDestructive: true,
      onAction: () => move({ id: track.id, isRemoved: true }, { onSuccess: () => setGone(track) }),
    },
  ];
  const bringBack = () => gone && move({ id: gone.id, isRemoved: false }, { onSuccess: () => setGone(null) });
  return (
    <>
      <GoOn of={of} tracks={tracks} />
      <section aria-labelledby="own-music">
        <h2 id="own-music" className={classes.heading}>
          {t('music.all')}
        </h2>
        <MusicProblem error={change.error ?? error} />
        <Gone name={gone?.title} onBack={bringBack} />
        {tracks.length === 0 && !gone && <p className={classes.note}>{t('music.empty')}</p>}
        <TrackList of={of} tracks={tracks} menuOf={menuOf} />
      </section>
    </>
  );
}
