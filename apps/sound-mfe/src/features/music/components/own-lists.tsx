import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePlaylist } from '../api/use-playlists.ts';
import type { OwnTrack, Playlist } from '../model/music.ts';
import { Gone } from './gone.tsx';
import { MusicProblem } from './music-problem.tsx';
import classes from './music.module.css';
import { PlaylistRow } from './playlist-row.tsx';

type OwnListsProps = {
  tracks: readonly OwnTrack[];
  playlists: readonly Playlist[];
  onNew(): void;
  onRename(playlist: Playlist): void;
};

/** Somebody's lists of pieces; one that is deleted can be brought back. */
export function OwnLists({ tracks, playlists, onNew, onRename }: OwnListsProps) {
  const { t } = useTranslation('sound');
  const [gone, setGone] = useState<Playlist | null>(null);
  const { mutate, error } = useChangePlaylist();
  const bringBack = () => gone && mutate({ act: 'add', playlist: gone }, { onSuccess: () => setGone(null) });
  return (
    <section aria-labelledby="own-lists">
      <h2 id="own-lists" className={classes.heading}>
        {t('music.lists.title')}
      </h2>
      <MusicProblem error={error} />
      <Gone name={gone?.name} onBack={bringBack} />
      <ul className={classes.tracks}>
        {playlists.map((playlist) => (
          <PlaylistRow
            key={playlist.id}
            playlist={playlist}
            tracks={tracks}
            onRename={() => onRename(playlist)}
            onDelete={() => mutate({ act: 'delete', playlist }, { onSuccess: () => setGone(playlist) })}
          />
        ))}
      </ul>
      <Button icon="plus" className={classes.new} onPress={onNew}>
        {t('music.lists.new')}
      </Button>
    </section>
  );
}
