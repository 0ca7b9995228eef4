import { Icon, IconButton, Menu, type MenuItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OwnTrack } from '../model/music.ts';
import { KeptSign } from './kept-sign.tsx';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './music.module.css';

export type TrackRowProps = {
  track: OwnTrack;
  cover: string | undefined;
  isHeard: boolean;
  onPlay(): void;
  onPause(): void;
  menu: readonly MenuItem[];
  /** More buttons before the menu. */
  children?: ReactNode;
};

/** For the button of a piece that the address names: it is gone to, once the page has come. */
function useArrivalAt(id: string) {
  const button = useRef<HTMLButtonElement>(null);
  const isNamed = useSearchParams()[0].get('piece') === id;
  useEffect(() => {
    if (!isNamed) return undefined;
    // The shell goes to the top of a page that comes.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isNamed]);
  return button;
}

/** One piece: its cover plays it. */
export function TrackRow({ track, cover, isHeard, onPlay, onPause, menu, children }: TrackRowProps) {
  const { t } = useTranslation('sound');
  const { time } = useLengths();
  const { Slot } = usePlatform();
  const button = useArrivalAt(track.id);
  const { id, title, artist, album, duration_ms: duration } = track;
  return (
    <li className={classes.track} data-heard={isHeard || undefined}>
      <button
        ref={button}
        type="button"
        className={classes.cover}
        aria-label={t(isHeard ? 'player.pauseThis' : 'player.playThis', { name: title })}
        onClick={isHeard ? onPause : onPlay}
      >
        {cover && <img src={cover} alt="" loading="lazy" width={56} height={56} />}
        <span className={classes.sign}>
          <Icon name={isHeard ? 'pause' : 'play'} />
        </span>
      </button>
      <div className={classes.words}>
        <span dir="auto" className={classes.title}>
          {title}
        </span>
        <span className={classes.quiet}>
          <KeptSign trackIds={[id]} />
          <span dir="auto">{[artist, album].filter(Boolean).join(' · ')}</span>
        </span>
      </div>
      <span className={classes.time}>{time(duration / 1000)}</span>
      <div className={classes.keys}>
        {children}
        <Slot name="library.star" props={{ thing: { kind: 'music', key: id }, name: title }} />
        <Menu
          label={title}
          trigger={<IconButton icon="ellipsis" size="small" label={t('music.more', { name: title })} />}
          items={menu}
        />
      </div>
    </li>
  );
}
