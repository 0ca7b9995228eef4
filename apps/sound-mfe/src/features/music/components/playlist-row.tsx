import { IconButton, Link, Menu } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../../../player/use-player.ts';
import { useKeepItem } from '../device/use-kept-music.ts';
import { type OwnTrack, type Playlist, trackFrom, tracksOf } from '../model/music.ts';
import { KeptSign } from './kept-sign.tsx';
import classes from './music.module.css';

type PlaylistRowProps = {
  playlist: Playlist;
  tracks: readonly OwnTrack[];
  onRename(): void;
  onDelete(): void;
};

/** One list: played, opened, renamed, deleted. */
export function PlaylistRow({ playlist, tracks: all, onRename, onDelete }: PlaylistRowProps) {
  const { t } = useTranslation('sound');
  const play = usePlay();
  const keepItem = useKeepItem('playlists');
  const { id, name } = playlist;
  const tracks = tracksOf(playlist, all);
  return (
    <li className={classes.track}>
      <IconButton
        icon="play"
        label={t('player.playThis', { name })}
        isDisabled={tracks.length === 0}
        onPress={() => play({ key: `playlist:${id}`, name, tracks: tracks.map(trackFrom) })}
      />
      <div className={classes.words}>
        <Link href={`/sounds/music?list=${id}`} variant="plain" className={classes.title}>
          <span dir="auto">{name}</span>
        </Link>
        <span className={classes.quiet}>
          <KeptSign trackIds={tracks.map((track) => track.id)} />
          {t('music.lists.count', { count: tracks.length })}
        </span>
      </div>
      <Menu
        label={name}
        trigger={<IconButton icon="ellipsis" size="small" label={t('music.more', { name })} />}
        items={[
          ...keepItem(id),
          { id: 'rename', label: t('music.lists.rename'), icon: 'pencil', onAction: onRename },
          {
            id: 'delete',
            label: t('music.lists.delete'),
            icon: 'trash',
            isDestructive: true,
            onAction: onDelete,
          },
        ]}
      />
    </li>
  );
}
