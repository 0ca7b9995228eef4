import { PRESETS } from '@reflectory/sound';
import { type Bells, createBells } from './bells.ts';
import type { ClaimSound } from './one-tab.ts';
import { planMark, planSleep, planWaking } from './planning.ts';
import type { PlayerMemory } from './player-memory.ts';
import { createPlayerVoice, type PlayerVoice } from './player-voice.ts';
import {
  createStateStore,
  type PlayerState,
  type Sounding,
  type StateStore,
  type Trouble,
} from './player-state.ts';
import type { OpenOutput } from './sound-output.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

export type Player = {
  get(): PlayerState;
  subscribe(listener: () => void): () => void;
  play(sounding: Sounding): Promise<void>;
  /** Changes what is heard, if it is that. */
  change(sounding: Sounding): void;
  pause(): void;
  resume(): Promise<void>;
  /** Ends everything, planned waking included. */
  stop(): void;
  setVolume(volume: number): void;
  /** Silent in so many seconds, the last `fade` of which it goes; null takes it back. */
  sleepIn(seconds: number | null, fade?: number): void;
  /** Comes softly before a time; null takes it back. The name is that of what is heard then. */
  wakeAt(at: number | null, name?: string): void;
  bells: Bells;
  voice: PlayerVoice;
};

export type PlayerParts = {
  open: OpenOutput;
  claim: ClaimSound;
  memory: PlayerMemory;
  now: () => number;
};

const COME_SECONDS = 0.4;
const GO_SECONDS = 0.6;

/** The one player of a tab. It lives beside the screens: what they show of it comes and goes, the sound stays. */
export function createPlayer({ open, claim, memory, now }: PlayerParts): Player {
  const store = createStateStore(memory);
  const speaker = createSpeaker(open, {
    onMark(name) {
      hearMark(name, store);
      if (!isClockNeeded(store.get()) && !areBellsPlanned) speaker.rest();
    },
    onInterrupted: () => hush('interrupted'),
    onDeviceGone: () => hush('deviceGone'),
    onFailed: () => store.set({ status: 'paused', trouble: 'failed', sleep: null, alarm: null }),
  });
  const plans = createPlans(store, speaker, now);
  let areBellsPlanned = false;
  let held: ReturnType<ClaimSound> | null = null;

  function hush(trouble: Trouble | null): void {
    fade(speaker, 0, GO_SECONDS);
    speaker.tell({ cancel: 'sleep' }, planMark('rest', GO_SECONDS, 'rest'));
    store.set({ status: 'paused', trouble, sleep: null });
    held?.release();
    held = null;
  }

  async function play(sounding: Sounding): Promise<void> {
    const isOn = store.get().status === 'playing';
    store.set({ sounding, trouble: null, ...(!isOn && { status: 'starting' }) });
    held ??= claim(() => {
      held = null;
      hush('elsewhere');
    });
    // Another press may be faster than the script.
    const isLatest = () => store.get().sounding === sounding && store.get().status !== 'paused';
    try {
      const output = await speaker.open();
      if (!isLatest()) return;
      speaker.tell({ cancel: 'rest' }, { do: { type: 'mix', mix: sounding.mix } });
      if (!store.get().sleep) fade(speaker, store.get().volume, COME_SECONDS);
      const isHeard = await output.resume();
      if (!isLatest()) return;
      if (isHeard) store.set({ status: 'playing' });
      else hush('refused');
    } catch {
      if (isLatest()) hush('failed');
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    play,
    pause: () => hush(null),
    async resume() {
      const { sounding } = store.get();
      if (sounding) await play(sounding);
    },
    stop() {
      plans.wakeAt(null);
      hush(null);
      store.set({ status: 'silent', sounding: null });
    },
    ...plans,
    bells: createBells(speaker, (isKept) => void (areBellsPlanned = isKept)),
  };
}

const fade = (speaker: Speaker, level: number, seconds: number) =>
  speaker.tell({ do: { type: 'fade', level, seconds } });

/** What an engine passed that was planned. */
function hearMark(name: string, { get, set }: StateStore): void {
  const { alarm } = get();
  if (name === 'slept') set({ status: 'paused', sleep: null });
  if (name === 'waking' && alarm) {
    const sounding = { key: 'preset:morning', name: alarm.name, mix: PRESETS.morning.mix };
    set({ status: 'playing', sounding, trouble: null, sleep: null });
  }
  if (name === 'awake') set({ alarm: null });
}

/** Who is to be woken needs a clock that goes on, also while nothing is heard. */
const isClockNeeded = ({ status, alarm }: PlayerState) =>
  status === 'playing' || status === 'starting' || alarm !== null;

/** What is changed while it is heard: its sounds, loudness, falling asleep and waking; and what is said beside it. */
function createPlans(
  { get, set }: StateStore,
  speaker: Speaker,
  now: () => number,
): Pick<Player, 'change' | 'setVolume' | 'sleepIn' | 'wakeAt' | 'voice'> {
  const followSleep = () => {
    const { sleep } = get();
    if (sleep) speaker.tell(...planSleep((sleep.at - now()) / 1000, sleep.fade));
  };
  return {
    voice: createPlayerVoice(speaker, () => get().volume),
    change(sounding) {
      const { sounding: heard, status } = get();
      if (heard?.key !== sounding.key) return;
      if (status === 'playing') speaker.tell({ do: { type: 'mix', mix: sounding.mix } });
      set({ sounding });
    },
    setVolume(volume) {
      set({ volume });
      if (get().status !== 'playing') return;
      fade(speaker, volume, 0.2);
      followSleep();
    },
    sleepIn(seconds, fadeSeconds = 0) {
      set({ sleep: seconds === null ? null : { at: now() + seconds * 1000, fade: fadeSeconds } });
      if (seconds !== null) return followSleep();
      speaker.tell({ cancel: 'sleep' });
      fade(speaker, get().volume, 2);
    },
    wakeAt(at, name = '') {
      set({ alarm: at === null ? null : { at, name } });
      if (at === null) speaker.tell({ cancel: 'alarm' });
      else speaker.tell(...planWaking((at - now()) / 1000, get().volume));
    },
  };
}
