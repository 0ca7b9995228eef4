import { useTranslation } from 'react-i18next';
import { useChangePlaylist } from './api/use-playlists.ts';
import { MusicProblem } from './components/music-problem.tsx';
import classes from './components/music.module.css';
import { TrackList } from './components/track-list.tsx';
import { useKeepItem } from './device/use-kept-music.ts';
import { moved, type OwnTrack, type Playlist, tracksOf } from './model/music.ts';

/** One list: its pieces in the order that its person gave them. */
export function OwnPlaylist({ playlist, tracks: all }: { playlist: Playlist; tracks: readonly OwnTrack[] }) {
  const { t } = useTranslation('sound');
  const change = useChangePlaylist();
  const keepItem = useKeepItem('tracks');
  const tracks = tracksOf(playlist, all);
  const ids = tracks.map(({ id }) => id);
  const order = (trackIds: string[]) =>
    change.mutate({ act: 'order', playlist: { ...playlist, track_ids: trackIds } });
  return (
    <>
      <MusicProblem error={change.error} />
      {tracks.length === 0 && <p className={classes.note}>{t('music.lists.empty')}</p>}
      <TrackList
        of={{ key: `playlist:${playlist.id}`, name: playlist.name }}
        tracks={tracks}
        onMove={(at, by) => order(moved(ids, at, by))}
        menuOf={({ id }) => [
          ...keepItem(id),
          {
            id: 'remove',
            label: t('music.lists.takeOut'),
            icon: 'minus',
            onAction: () => order(ids.filter((other) => other !== id)),
          },
        ]}
      />
    </>
  );
}
