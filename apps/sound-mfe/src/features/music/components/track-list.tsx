import { IconButton, type MenuItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { player } from '../../../player/own-player.ts';
import { trackOf } from '../../../player/player-state.ts';
import { usePlay, usePlayer } from '../../../player/use-player.ts';
import { useNoteBegun } from '../../../shared/use-note-begun.ts';
import { useCovers } from '../api/use-covers.ts';
import { type OwnTrack, trackFrom } from '../model/music.ts';
import classes from './music.module.css';
import { ShowMore, useSomeRows } from './show-more.tsx';
import { TrackRow } from './track-row.tsx';

export type TrackListProps = {
  /** Where it comes from and what it is called. */
  of: { key: string; name: string };
  tracks: readonly OwnTrack[];
  menuOf(track: OwnTrack): MenuItem[];
  /** Moves a piece up or down, where the order is the person's own. */
  onMove?: (at: number, by: 1 | -1) => void;
};

/** Pieces in an order: pressing one plays it and those after it. */
export function TrackList({ of, tracks, menuOf, onMove }: TrackListProps) {
  const { t } = useTranslation('sound');
  const play = usePlay();
  const noteBegun = useNoteBegun();
  const state = usePlayer();
  const named = useSearchParams()[0].get('piece');
  const { shown, left, onMore } = useSomeRows(
    tracks.length,
    tracks.findIndex(({ id }) => id === named),
  );
  const rows = tracks.slice(0, shown);
  const covers = useCovers(rows);
  const isOn = state.sounding?.key === of.key && (state.status === 'playing' || state.status === 'starting');
  const heard = isOn ? trackOf(state)?.id : undefined;
  const begin = (track: OwnTrack, at: number) => {
    noteBegun({ kind: 'music', key: track.id });
    play({ ...of, tracks: tracks.map(trackFrom) }, { at, seconds: 0 });
  };
  return (
    <>
      <ol className={classes.tracks}>
        {rows.map((track, at) => (
          <TrackRow
            key={track.id}
            track={track}
            cover={covers.get(track.id)}
            isHeard={heard === track.id}
            onPlay={() => begin(track, at)}
            onPause={player.pause}
            menu={menuOf(track)}
          >
            {onMove && (
              <>
                <IconButton
                  icon="chevron-up"
                  size="small"
                  label={t('music.lists.up', { name: track.title })}
                  isDisabled={at === 0}
                  onPress={() => onMove(at, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  size="small"
                  label={t('music.lists.down', { name: track.title })}
                  isDisabled={at === tracks.length - 1}
                  onPress={() => onMove(at, 1)}
                />
              </>
            )}
          </TrackRow>
        ))}
      </ol>
      <ShowMore left={left} name={of.name} onMore={onMore} />
    </>
  );
}
