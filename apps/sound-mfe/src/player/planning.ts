import { type EngineCommand, type EngineMessage, PRESETS } from '@reflectory/sound';

/** How long a morning takes to come. */
const WAKING_SECONDS = 180;
const WAKING_VOLUME = 0.8;

const plan = (key: string, inSeconds: number, command: EngineCommand): EngineMessage => ({
  plan: { key, inSeconds, command },
});

/** Says when it is carried out. */
export const planMark = (key: string, inSeconds: number, name: string): EngineMessage =>
  plan(key, inSeconds, { type: 'mark', name });

/** What tells an engine to be silent in so many seconds, the last `fade` of which it goes. */
export function planSleep(seconds: number, fade: number): EngineMessage[] {
  const rest = Math.max(0, seconds);
  const going = Math.min(fade, rest);
  return [
    { cancel: 'sleep' },
    plan('sleep:fade', rest - going, { type: 'fade', level: 0, seconds: going }),
    planMark('sleep:falling', rest - going, 'falling'),
    planMark('sleep:end', rest + 0.1, 'slept'),
  ];
}

/** What tells an engine to let a morning come until so many seconds are over, and to strike a chime then. */
export function planWaking(seconds: number, volume: number): EngineMessage[] {
  const rest = Math.max(0, seconds);
  const from = Math.max(0, rest - WAKING_SECONDS);
  const level = Math.max(volume, WAKING_VOLUME);
  const coming = Math.max(5, rest - from - 2.2);
  return [
    { cancel: 'alarm' },
    // What is heard still makes room first.
    plan('alarm:room', from, { type: 'fade', level: 0, seconds: 2 }),
    planMark('alarm:clearing', from, 'clearing'),
    plan('alarm:mix', from + 2.1, { type: 'mix', mix: PRESETS.morning.mix }),
    plan('alarm:come', from + 2.2, { type: 'fade', level, seconds: coming }),
    planMark('alarm:waking', from + 2.2, 'waking'),
    plan('alarm:ring', rest, { type: 'ring', ring: 'chime', loud: 0.7 }),
    planMark('alarm:awake', rest, 'awake'),
  ];
}
