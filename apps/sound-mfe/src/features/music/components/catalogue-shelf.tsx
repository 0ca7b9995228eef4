import { describeFailure } from '@reflectory/client';
import { IconButton, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditLine } from '../../../player/credit-line.tsx';
import { player } from '../../../player/own-player.ts';
import { trackOf } from '../../../player/player-state.ts';
import { usePlay, usePlayer } from '../../../player/use-player.ts';
import { type Catalogue, useCatalogueTracks } from '../api/use-catalogues.ts';
import { trackFromCatalogue } from '../model/catalogue.ts';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './music.module.css';
import { ShowMore, useSomeRows } from './show-more.tsx';

type CatalogueShelfProps = { catalogue: Catalogue; isOpenAtFirst: boolean };

/** One catalogue, whose pieces are read when it is opened. */
export function CatalogueShelf({ catalogue, isOpenAtFirst }: CatalogueShelfProps) {
  const { t } = useTranslation('sound');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={classes.shelf}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h3 dir="auto" className={classes.subheading}>
          {catalogue.title}
        </h3>{' '}
        <span className={classes.quiet}>{t('music.catalogues.count', { count: catalogue.piece_count })}</span>
      </summary>
      {isOpen && <CataloguePieces catalogue={catalogue} />}
    </details>
  );
}

/** The pieces of one catalogue, each with who made it and its licence. */
function CataloguePieces({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation(['sound', 'common']);
  const { data, error } = useCatalogueTracks(catalogue.id);
  const { time } = useLengths();
  const play = usePlay();
  const state = usePlayer();
  const { shown, left, onMore } = useSomeRows(data?.length ?? 0);
  const key = `catalogue:${catalogue.id}`;
  const name = catalogue.title;
  const isOn = state.sounding?.key === key && (state.status === 'playing' || state.status === 'starting');
  const heard = isOn ? trackOf(state)?.id : undefined;
  if (!data && error)
    return (
      <p role="alert" className={classes.problem}>
        {describeFailure(error, t, 'music.catalogues.problems')}
      </p>
    );
  if (!data) return <Skeleton lines={3} label={t('common:loading')} />;
  const queue = data.map(trackFromCatalogue);
  return (
    <>
      <ol className={classes.tracks}>
        {queue.slice(0, shown).map((track, at) => {
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
      <ShowMore left={left} name={name} onMore={onMore} />
    </>
  );
}
