import { describeFailure } from '@reflectory/client';
import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlaylists } from '../features/music/api/use-playlists.ts';
import { useTracks } from '../features/music/api/use-tracks.ts';
import { AddMusic } from '../features/music/components/add-music.tsx';
import { Arrivals } from '../features/music/components/arrivals.tsx';
import { NowPlaying } from '../features/music/components/now-playing.tsx';
import { RoomUsed } from '../features/music/components/room-used.tsx';
import { Catalogues } from '../features/music/catalogues.tsx';
import { KeptOnDevice } from '../features/music/kept-on-device.tsx';
import { MusicShelves } from '../features/music/music-shelves.tsx';
import { OwnPlaylist } from '../features/music/own-playlist.tsx';
import { useAddMusic } from '../features/music/use-add-music.ts';
import { usePlayer } from '../player/use-player.ts';
import { trackOf } from '../player/player-state.ts';
import classes from './page.module.css';

/** Music that somebody brought, their lists, and where they stopped. */
export default function MusicPage() {
  const { t } = useTranslation(['sound', 'common']);
  const [search] = useSearchParams();
  const listId = search.get('list');
  const tracks = useTracks();
  const playlists = usePlaylists();
  const { arrivals, add, dismiss, retry } = useAddMusic();
  const isOn = trackOf(usePlayer()) !== null;
  const playlist = playlists.data?.find(({ id }) => id === listId);
  const failed = [tracks, playlists].find(({ isError, data }) => isError && !data);
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={playlist?.name ?? t('music.title')}
        lead={playlist ? undefined : t('music.lead')}
        back={
          playlist
            ? { href: '/sounds/music', label: t('music.title') }
            : { href: '/sounds', label: t('places.sounds') }
        }
        actions={playlist ? undefined : <AddMusic onAdd={add} />}
      />
      {isOn && <NowPlaying />}
      <Arrivals arrivals={arrivals} onDismiss={dismiss} onRetry={retry} />
      {failed && (
        <ErrorState
          title={t('music.failed')}
          action={
            <Button onPress={() => void Promise.all([tracks.refetch(), playlists.refetch()])}>
              {t('common:retry')}
            </Button>
          }
        >
          {describeFailure(failed.error, t, 'music.problems')}
        </ErrorState>
      )}
      {!failed && (!tracks.data || !playlists.data) && <Skeleton lines={6} label={t('common:loading')} />}
      {tracks.data && playlists.data && !playlist && (
        <MusicShelves tracks={tracks.data} playlists={playlists.data} />
      )}
      {tracks.data && playlist && <OwnPlaylist key={playlist.id} playlist={playlist} tracks={tracks.data} />}
      {tracks.data && playlists.data && <KeptOnDevice tracks={tracks.data} playlists={playlists.data} />}
      {!playlist && <Catalogues />}
      {!playlist && <RoomUsed />}
    </div>
  );
}
