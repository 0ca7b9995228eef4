import { Button, IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { MarkedKind } from './device/kept-marks.ts';
import { useKeeping, useKeepOnDevice, useMarks } from './device/use-kept-music.ts';
import { type OwnTrack, type Playlist, tracksOf } from './model/music.ts';
import { ShowMore, useSomeRows } from './components/show-more.tsx';
import { useLengths } from '../../shared/use-lengths.ts';
import classes from './components/music.module.css';

/** Bytes below which it is said that the device becomes full. */
const SCARCE_BYTES = 500_000_000;

type Kept = { kind: MarkedKind; id: string; name: string; trackIds: string[] };
type KeptOnDeviceProps = { tracks: readonly OwnTrack[]; playlists: readonly Playlist[] };

/** What is kept on this device and how much room that takes; not there before something is kept. */
export function KeptOnDevice({ tracks, playlists }: KeptOnDeviceProps) {
  const { t } = useTranslation('sound');
  const { size } = useLengths();
  const { marks, mark } = useMarks();
  const { sizes, room } = useKeeping();
  const retry = useKeepOnDevice(tracks, playlists);
  const kept: Kept[] = [
    ...playlists
      .filter(({ id }) => marks.playlists.includes(id))
      .map((list): Kept => ({
        kind: 'playlists',
        id: list.id,
        name: list.name,
        trackIds: tracksOf(list, tracks).map((track) => track.id),
      })),
    ...tracks
      .filter(({ id }) => marks.tracks.includes(id))
      .map(({ id, title }): Kept => ({ kind: 'tracks', id, name: title, trackIds: [id] })),
  ];
  const { shown, left, onMore } = useSomeRows(kept.length);
  if (kept.length === 0) return null;
  const bytesOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  return (
    <section aria-labelledby="kept-music">
      <h2 id="kept-music" className={classes.heading}>
        {t('music.device.title')}
      </h2>
      <p className={classes.note}>
        {t('music.device.used', { used: size(bytesOf([...sizes.keys()])) })}{' '}
        {room !== null &&
          t(room < SCARCE_BYTES ? 'music.device.scarce' : 'music.device.room', { room: size(room) })}
      </p>
      <KeepProblemLine onRetry={retry} />
      <ul className={classes.tracks}>
        {kept.slice(0, shown).map(({ kind, id, name, trackIds }) => (
          <li key={id} className={classes.track}>
            <div className={classes.words}>
              <span dir="auto" className={classes.title}>
                {name}
              </span>
              <span className={classes.quiet}>
                {kind === 'playlists' && `${t('music.lists.count', { count: trackIds.length })} · `}
                {trackIds.every((track) => sizes.has(track))
                  ? size(bytesOf(trackIds))
                  : t('music.device.coming')}
              </span>
            </div>
            <IconButton
              icon="x"
              size="small"
              label={t('music.device.removeThis', { name })}
              onPress={() => mark(kind, id, false)}
            />
          </li>
        ))}
      </ul>
      <ShowMore left={left} name={t('music.device.title')} onMore={onMore} />
    </section>
  );
}

/** How many pieces are still to come, or why they do not. */
function KeepProblemLine({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation(['sound', 'common']);
  const { size } = useLengths();
  const { left, problem } = useKeeping();
  if (!problem)
    return <output className={classes.note}>{left > 0 && t('music.device.left', { count: left })}</output>;
  const words =
    problem.reason === 'failed'
      ? t('music.device.failed')
      : t('music.device.noRoom', { needed: size(problem.needed), room: size(problem.room) });
  return (
    <p role="alert" className={classes.problem}>
      {words}{' '}
      <Button size="small" onPress={onRetry}>
        {t('common:retry')}
      </Button>
    </p>
  );
}
