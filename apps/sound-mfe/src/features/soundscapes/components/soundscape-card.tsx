import { Icon, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MixSounding } from '../../../player/player-state.ts';
import { player } from '../../../player/own-player.ts';
import { usePlay, usePlayer } from '../../../player/use-player.ts';
import { libraryThingOf } from '../../../shared/library-thing-of.ts';
import { useNoteBegun } from '../../../shared/use-note-begun.ts';
import { MixPicture } from './mix-picture.tsx';
import classes from './soundscape-card.module.css';

export type SoundscapeCardProps = {
  sounding: MixSounding;
  /** What it is made of, in a line. */
  line: string;
  /** Where it is changed. */
  href: string;
  menu?: ReactNode;
};

/** One soundscape: its picture plays it. */
export function SoundscapeCard({ sounding, line, href, menu }: SoundscapeCardProps) {
  const { t } = useTranslation('sound');
  const play = usePlay();
  const { Slot } = usePlatform();
  const noteBegun = useNoteBegun();
  const thing = libraryThingOf(sounding.key);
  const { status, sounding: now } = usePlayer();
  const isHeard = now?.key === sounding.key && (status === 'playing' || status === 'starting');
  const begin = () => {
    noteBegun(thing);
    play(sounding);
  };
  return (
    <article className={classes.card} data-heard={isHeard || undefined}>
      <button
        type="button"
        className={classes.play}
        aria-label={t(isHeard ? 'player.pauseThis' : 'player.playThis', { name: sounding.name })}
        onClick={() => (isHeard ? player.pause() : begin())}
      >
        <MixPicture mix={sounding.mix} isMoving={isHeard} />
        <span className={classes.sign}>
          <Icon name={isHeard ? 'pause' : 'play'} />
        </span>
      </button>
      <div className={classes.words}>
        <h3 className={classes.name} dir="auto">
          {sounding.name}
        </h3>
        {menu}
        <p className={classes.line}>{line}</p>
        <Link href={href} aria-label={t('soundscapes.changeThis', { name: sounding.name })}>
          {t('soundscapes.change')}
        </Link>
        {thing && (
          <span className={classes.keep}>
            <Slot isQuiet name="library.star" props={{ thing, name: sounding.name }} />
          </span>
        )}
      </div>
    </article>
  );
}
