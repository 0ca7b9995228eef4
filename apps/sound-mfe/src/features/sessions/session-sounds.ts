import type { SessionKind } from '@reflectory/contracts/sound';
import { player as ownPlayer } from '../../player/own-player.ts';
import type { Player } from '../../player/player.ts';
import type { Sounding } from '../../player/player-state.ts';

/** Seconds in which sound goes at the end of a session, and at a pause. */
const END_SECONDS = 8;
const PAUSE_SECONDS = 2;

/** A session as it is now. */
export type SessionNow = {
  of: SessionKind;
  id: string;
  chosen: Sounding;
  /** How often something was chosen for sessions of its kind on this page. */
  choices: number;
  /** Whether it, or what is heard beside it, was begun on this page. */
  isBegun: boolean;
  isPaused: boolean;
};

/**
 * What is heard beside a session:
 * - `silent`: it was begun elsewhere, and is heard by hand only
 * - `due`: it begins as soon as the session is on
 * - `heard`: it was begun, and nobody took it back as far as is known
 * - `resting`: a pause, an end or another session paused it, and it goes on with the session
 * - `left`: somebody paused it by hand, or hears something else
 */
type Phase = 'silent' | 'due' | 'heard' | 'resting' | 'left';

type Play = (sounding: Sounding, place?: NonNullable<ReturnType<Player['get']>['place']>) => void;
type Part = SessionNow & { play: Play; phase: Phase; isHere: boolean; isOn: boolean };

type SessionSounds = {
  /** Says how a session is; its sound follows. */
  follow(session: SessionNow, play: Play): void;
  /** It is not there any more. Under the same id it goes on where it was. */
  leave(session: Pick<SessionNow, 'of' | 'id'>): void;
};

function phaseOf({ isBegun, choices, chosen }: SessionNow, before: Part | null): Phase {
  if (!before || before.phase === 'silent') return isBegun ? 'due' : 'silent';
  if (before.choices !== choices) return 'due';
  // What was chosen in another tab is heard there.
  return before.chosen.key === chosen.key ? before.phase : 'left';
}

/** What is heard beside sessions, one of each kind. Beside a focus session a guided one gives way. */
function createSessionSounds(player: Pick<Player, 'get' | 'fadeOut'>): SessionSounds {
  const parts = new Map<SessionKind, Part>();
  const isPlaying = () => player.get().status === 'playing' || player.get().status === 'starting';
  const isOwn = ({ chosen }: Part) => player.get().sounding?.key === chosen.key;

  const canBeOn = ({ of, isHere, isPaused }: Part) => {
    const focus = parts.get('focus');
    const givesWay = of === 'guided' && focus?.isHere && focus.phase !== 'silent';
    return isHere && !isPaused && !givesWay;
  };
  function rest(part: Part): void {
    part.isOn = false;
    if (isOwn(part) && isPlaying()) {
      player.fadeOut(part.isHere ? PAUSE_SECONDS : END_SECONDS);
      part.phase = 'resting';
    } else if (part.phase === 'heard') part.phase = 'left';
  }
  function goOn(part: Part): void {
    part.isOn = true;
    const { chosen, phase, play } = part;
    if (phase !== 'due' && phase !== 'resting') return;
    const { sounding, place } = player.get();
    const isOfSession = isOwn(part) || (!isPlaying() && [...parts.values()].some(isOwn));
    part.phase = phase === 'resting' && !isOfSession ? 'left' : 'heard';
    if (part.phase === 'left' || (isPlaying() && isOwn(part))) return;
    if (phase === 'resting' && sounding && isOwn(part)) play(sounding, place ?? undefined);
    else play(chosen);
  }
  /** Whoever gives way does so before another one begins. */
  function settle(): void {
    const all = [...parts.values()];
    for (const part of all) if (part.isOn && !canBeOn(part)) rest(part);
    for (const part of all) if (canBeOn(part) && (!part.isOn || part.phase === 'due')) goOn(part);
  }
  return {
    follow(session, play) {
      const known = parts.get(session.of);
      const before = known?.id === session.id ? known : null;
      const isOn = before?.isOn ?? false;
      parts.set(session.of, { ...session, play, phase: phaseOf(session, before), isHere: true, isOn });
      settle();
    },
    leave({ of, id }) {
      const part = parts.get(of);
      if (part?.id !== id) return;
      part.isHere = false;
      settle();
    },
  };
}

/** What is heard beside the sessions of this tab. */
export const sessionSounds = createSessionSounds(ownPlayer);
