import { IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { CreditLine } from '../../../player/credit-line.tsx';
import { player } from '../../../player/own-player.ts';
import { trackOf } from '../../../player/player-state.ts';
import { usePlay, usePlayer } from '../../../player/use-player.ts';
import type { Catalogue, CatalogueTrack } from '../api/use-catalogues.ts';
import { catalogueName, trackFromCatalogue } from '../model/catalogue.ts';
import { useLengths } from '../use-lengths.ts';
import classes from './music.module.css';

type CatalogueShelfProps = { catalogue: Catalogue; tracks: readonly CatalogueTrack[] };

/** The pieces of one catalogue, each with who made it and its licence. */
export function CatalogueShelf({ catalogue, tracks }: CatalogueShelfProps) {
  const { t } = useTranslation('sound');
  const { time } = useLengths();
  const play = usePlay();
  const state = usePlayer();
  const key = `catalogue:${catalogue.id}`;
  const name = catalogueName(catalogue);
  const isOn = state.sounding?.key === key && (state.status === 'playing' || state.status === 'starting');
  const heard = isOn ? trackOf(state)?.id : undefined;
  const queue = tracks.map(trackFromCatalogue);
  return (
    <>
      <h3 dir="auto" className={classes.subheading}>
        {name}
      </h3>
      <ol className={classes.tracks}>
        {queue.map((track, at) => {
          const isHeard = heard === track.id;
          return (
            <li key={track.id} className={classes.track} data-heard={isHeard || undefined}>
              <IconButton
                icon={isHeard ? 'pause' : 'play'}
                label={t(isHeard ? 'player.pauseThis' : 'player.playThis', { name: track.title })}
                onPress={() =>
                  isHeard ? player.pause() : play({ key, name, tracks: queue }, { at, seconds: 0 })
                }
              />
              <div className={classes.words}>
                <span dir="auto" className={classes.title}>
                  {track.title}
                </span>
                <span className={classes.quiet}>
                  <span dir="auto">{track.artist}</span>
                  {track.credit && (
                    <>
                      {' · '}
                      <CreditLine credit={track.credit} />
                    </>
                  )}
                </span>
              </div>
              {track.seconds !== null && <span className={classes.time}>{time(track.seconds)}</span>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
