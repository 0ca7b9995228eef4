import type { Mix } from '@reflectory/contracts/sound';
import { PRESETS } from '@reflectory/sound';
import { type Bells, createBells } from './bells.ts';
import { type ClaimSound, createHold } from './one-tab.ts';
import { planMark, planSleep, planWaking } from './planning.ts';
import type { PlayerMemory } from './player-memory.ts';
import { createPlayerMusic, keepPlace, type PlayerMusic } from './player-music.ts';
import { createPlayerVoice, type PlayerVoice } from './player-voice.ts';
import {
  createStateStore,
  type MixSounding,
  type PlayerState,
  type Sounding,
  type StateStore,
  type Trouble,
} from './player-state.ts';
import type { OpenOutput } from './sound-output.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import type { TrackPlace } from './track.ts';
import { troubleOf } from './trouble-of.ts';
import { createTrackQueue, type TrackQueue, type TrackQueueParts } from './track-queue.ts';

export type Player = {
  get(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Plays from the beginning, or from a place in its pieces. */
  play(sounding: Sounding, place?: TrackPlace | null): Promise<void>;
  /** Changes what is heard, if it is that. */
  change(sounding: MixSounding): void;
  pause(): void;
  /** A pause that goes evenly over so many seconds. */
  fadeOut(seconds: number): void;
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
  music: PlayerMusic;
};

export type PlayerParts = {
  open: OpenOutput;
  claim: ClaimSound;
  memory: PlayerMemory;
  now: () => number;
  music: Omit<TrackQueueParts, 'open'>;
};

const COME_SECONDS = 0.4;
const GO_SECONDS = 0.6;
/** What the engine has beside music: its clock, bells and fades. */
const SILENCE: Mix = { layers: [], weather: 0, seed: 0 };

/** The one player of a tab. It lives beside the screens: what they show of it comes and goes, the sound stays. */
export function createPlayer({ open, claim, memory, now, music }: PlayerParts): Player {
  const store = createStateStore(memory);
  const speaker = createSpeaker(open, {
    onMark(name) {
      hearMark(name, { store, speaker, queue, now });
      if (!isClockNeeded(store.get()) && !areBellsPlanned) speaker.rest();
    },
    onInterrupted: () => hush('interrupted'),
    onDeviceGone: () => hush('deviceGone'),
    onFailed: () => fail(),
  });
  const queue = createTrackQueue(
    { open: async () => (await speaker.open()).pieces, ...music },
    {
      onPlace: (place) => keepPlace(store, place),
      onEnd: () => hush(null, { at: 0, seconds: 0 }),
      onFailed: (place, error) => hush(troubleOf(error), place),
    },
  );
  const plans = createPlans(store, speaker, now);
  let areBellsPlanned = false;
  const { hold, release } = createHold(claim, () => hush('elsewhere'));

  function hush(trouble: Trouble | null, at: TrackPlace | null = null, seconds = GO_SECONDS): void {
    const place = queue.stop(seconds) ?? at;
    speaker.fade(0, seconds);
    speaker.tell({ cancel: 'sleep' }, planMark('rest', seconds, 'rest'));
    store.set({ status: 'paused', trouble, sleep: null, ...(place && { place: at ?? place }) });
    release();
  }
  function fail(): void {
    const place = queue.stop(0);
    store.set({ status: 'paused', trouble: 'failed', sleep: null, alarm: null, ...(place && { place }) });
  }
  const play = createPlay({ store, speaker, queue, hush, hold, followSleep: plans.followSleep });

  return {
    get: store.get,
    subscribe: store.subscribe,
    play,
    pause: () => hush(null),
    fadeOut: (seconds) => hush(null, null, seconds),
    async resume() {
      const { sounding, place } = store.get();
      if (sounding) await play(sounding, place);
    },
    stop() {
      plans.acts.wakeAt(null);
      hush(null);
      queue.forget();
      store.set({ status: 'silent', sounding: null, place: null });
    },
    ...plans.acts,
    bells: createBells(speaker, (isKept) => void (areBellsPlanned = isKept)),
    music: createPlayerMusic(store, queue, play),
  };
}

type Playing = {
  store: StateStore;
  speaker: Speaker;
  queue: TrackQueue;
  hush(trouble: Trouble): void;
  /** Makes this tab the one that is heard. */
  hold(): void;
  /** Tells the engine when it is to be silent, where that is planned. */
  followSleep(): void;
};

function createPlay({ store, speaker, queue, hush, hold, followSleep }: Playing): Player['play'] {
  return async (sounding, place = null) => {
    const isMusic = 'tracks' in sounding;
    const { status, sleep: sleepBefore } = store.get();
    const isOn = status === 'playing' && !isMusic;
    queue.stop(COME_SECONDS);
    if (!isMusic) queue.forget();
    store.set({ sounding, place, trouble: null, ...(!isOn && { status: 'starting' }) });
    hold();
    // Another press may be faster than the script.
    const isLatest = () => store.get().sounding === sounding && store.get().status !== 'paused';
    const come = () => {
      const { sleep, volume } = store.get();
      // Whoever is falling asleep already is not woken by what comes next.
      if (sleep && sleep === sleepBefore) return;
      speaker.fade(volume, COME_SECONDS);
      followSleep();
    };
    try {
      const output = await speaker.open();
      if (!isLatest()) return;
      speaker.tell({ cancel: 'rest' }, { do: { type: 'mix', mix: isMusic ? SILENCE : sounding.mix } });
      if (!isMusic) come();
      const isHeard = await output.resume();
      if (!isLatest()) return;
      if (!isHeard) return hush('refused');
      if (isMusic) {
        await queue.play(sounding.tracks, place ?? { at: 0, seconds: 0 }, sounding.isRepeated);
        if (!isLatest()) return;
        come();
      }
      store.set({ status: 'playing' });
    } catch (error) {
      if (isLatest()) hush(troubleOf(error));
    }
  };
}

/** What an engine passed that was planned. */
function hearMark(
  name: string,
  { store, speaker, queue, now }: Pick<Playing, 'store' | 'speaker' | 'queue'> & { now: () => number },
): void {
  const { alarm, sleep } = store.get();
  if (name === 'falling' && sleep) speaker.fade(0, Math.max(0, (sleep.at - now()) / 1000), 'music');
  if (name === 'clearing') speaker.fade(0, 2, 'music');
  if (name === 'slept') {
    const place = queue.stop(0);
    queue.forget();
    store.set({ status: 'paused', sleep: null, ...(place && { place }) });
  }
  if (name === 'waking' && alarm) {
    queue.stop(0);
    queue.forget();
    const sounding = { key: 'preset:morning', name: alarm.name, mix: PRESETS.morning.mix };
    store.set({ status: 'playing', sounding, place: null, trouble: null, sleep: null });
  }
  if (name === 'awake') store.set({ alarm: null });
}

/** Who is to be woken needs a clock that goes on, also while nothing is heard. */
const isClockNeeded = ({ status, alarm }: PlayerState) =>
  status === 'playing' || status === 'starting' || alarm !== null;

/** What is changed while it is heard: its sounds, loudness, falling asleep and waking; and what is said beside it. */
function createPlans(
  { get, set }: StateStore,
  speaker: Speaker,
  now: () => number,
): {
  followSleep: Playing['followSleep'];
  acts: Pick<Player, 'change' | 'setVolume' | 'sleepIn' | 'wakeAt' | 'voice'>;
} {
  const followSleep = () => {
    const { sleep } = get();
    if (sleep) speaker.tell(...planSleep((sleep.at - now()) / 1000, sleep.fade));
  };
  const acts: ReturnType<typeof createPlans>['acts'] = {
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
      speaker.fade(volume, 0.2);
      followSleep();
    },
    sleepIn(seconds, fadeSeconds = 0) {
      set({ sleep: seconds === null ? null : { at: now() + seconds * 1000, fade: fadeSeconds } });
      if (seconds !== null) return followSleep();
      speaker.tell({ cancel: 'sleep' });
      speaker.fade(get().volume, 2);
    },
    wakeAt(at, name = '') {
      set({ alarm: at === null ? null : { at, name } });
      if (at === null) speaker.tell({ cancel: 'alarm' });
      else speaker.tell(...planWaking((at - now()) / 1000, get().volume));
    },
  };
  return { followSleep, acts };
}
