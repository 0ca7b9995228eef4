import type {} from '@reflectory/contracts/sound';
import { usePlatform } from '@reflectory/platform-sdk';
import classes from './music-meanwhile.module.css';

/** What is heard beside a guided session, while this is there. */
export function MusicMeanwhile({ sessionId, isBegun }: { sessionId: string; isBegun: boolean }) {
  const { hasFeature, Slot } = usePlatform();
  if (!hasFeature('sound')) return null;
  return (
    <div className={classes.place}>
      <Slot name="sound.choice" props={{ of: 'guided' }} isQuiet />
      <Slot
        key={sessionId}
        name="sound.session"
        props={{ of: 'guided', id: sessionId, isBegun, isPaused: false }}
        isQuiet
      />
    </div>
  );
}
