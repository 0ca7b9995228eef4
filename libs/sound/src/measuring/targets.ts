import type { SoundKind } from '@reflectory/contracts/sound';
import { spectrumOf } from './spectrum.ts';
import { bandOf, correlationOf, kurtosisOf, modulationOf, powersOf, quantileOf } from './texture.ts';

/** Something that a sound has and noise of the same spectrum has not. */
export type Target = {
  what: string;
  /** Value that a recording has to reach. */
  least: number;
  measure: (signal: Float32Array, sampleRate: number) => number;
};

/** Strong rare events between two frequencies, as drops and cracks are: 3 is noise. */
const events = (low: number, high: number, least: number): Target => ({
  what: `kurtosis, ${low} to ${high} Hz`,
  least,
  measure: (signal, sampleRate) => kurtosisOf(bandOf(signal, sampleRate, low, high)),
});

/** How much comes and goes between two rates. */
const modulation = (rates: [number, number], band: [number, number], least: number): Target => ({
  what: `modulation at ${rates[0]} to ${rates[1]} Hz, ${band[0]} to ${band[1]} Hz`,
  least,
  measure: (signal, sampleRate) => {
    const window = Math.min(0.05, 1 / (8 * rates[1]));
    const powers = powersOf(bandOf(signal, sampleRate, ...band), sampleRate, window);
    return modulationOf(powers, 1 / window, ...rates);
  },
});

/** Between quiet and loud half seconds: decibels from the tenth to the ninetieth of a hundred. */
const range = (least: number): Target => ({
  what: 'decibels between lulls and heights',
  least,
  measure: (signal, sampleRate) => {
    const levels = powersOf(signal, sampleRate, 0.5).map((power) => 10 * Math.log10(Math.max(power, 1e-14)));
    return quantileOf(levels, 0.9) - quantileOf(levels, 0.1);
  },
});

/** Whether what is louder is brighter as well. */
const brightness = (least: number): Target => ({
  what: 'loudness and brightness go together',
  least,
  measure: (signal, sampleRate) => {
    const levels: number[] = [];
    const heights: number[] = [];
    for (let start = 0; start + 8192 <= signal.length; start += sampleRate / 4) {
      const { power } = spectrumOf(signal.subarray(start, start + 8192), sampleRate, 4096);
      const whole = power.reduce((sum, value) => sum + value, 0);
      levels.push(Math.log(whole));
      heights.push(power.reduce((sum, value, k) => sum + (k > 2 ? value * Math.log(k) : 0), 0) / whole);
    }
    return correlationOf(levels, heights);
  },
});

/** How regularly loudness returns within some seconds: highest correlation of a band with itself later on. */
const returning = (from: number, to: number, band: [number, number], least: number): Target => ({
  what: `returns after ${from} to ${to} s`,
  least,
  measure: (signal, sampleRate) => {
    const powers = powersOf(bandOf(signal, sampleRate, ...band), sampleRate, 0.02);
    let best = -1;
    for (let lag = Math.round(from / 0.02); lag <= to / 0.02; lag++) {
      best = Math.max(best, correlationOf(powers.subarray(lag), powers.subarray(0, powers.length - lag)));
    }
    return best;
  },
});

/** By how many seconds foam comes after the swell. */
const lateness = (least: number): Target => ({
  what: 'seconds by which the high part follows the low one',
  least,
  measure: (signal, sampleRate) => {
    const low = powersOf(bandOf(signal, sampleRate, 40, 200), sampleRate, 0.1);
    const high = powersOf(bandOf(signal, sampleRate, 2500, 8000), sampleRate, 0.1);
    let best = { lag: 0, value: 0.2 };
    for (let lag = 0; lag <= 40; lag++) {
      const value = correlationOf(high.subarray(lag), low.subarray(0, low.length - lag));
      if (value > best.value) best = { lag, value };
    }
    return best.lag / 10;
  },
});

/** What each sound of the world is told by. All of it is missing in noise of the same spectrum. */
export const TARGETS: Partial<Record<SoundKind, readonly Target[]>> = {
  rain: [events(2000, 9000, 3.3), modulation([20, 60], [2000, 9000], 0.14)],
  'roof-rain': [events(300, 2000, 4.5), modulation([2, 8], [150, 2000], 0.3)],
  'leaf-rain': [events(2000, 9000, 3.6), modulation([20, 60], [2000, 9000], 0.18)],
  thunder: [range(10), modulation([0.05, 0.25], [30, 400], 0.5)],
  wind: [range(4), brightness(0.5), modulation([0.05, 2], [100, 3000], 0.35)],
  waves: [modulation([0.05, 0.25], [40, 9000], 0.6), range(8), lateness(0.3)],
  stream: [events(300, 4000, 5), modulation([20, 60], [600, 4000], 0.4)],
  fire: [events(1500, 8000, 12), modulation([20, 60], [1500, 8000], 0.4)],
  night: [modulation([27, 36], [3500, 6000], 0.8), modulation([1.2, 4], [3500, 6000], 0.6)],
  train: [returning(0.5, 1.7, [50, 400], 0.3), events(200, 2000, 3.3)],
  cafe: [modulation([2, 8], [250, 3500], 0.4), events(300, 3000, 3.6)],
  bowls: [range(6), events(100, 2000, 4)],
  bells: [range(6), events(100, 2000, 4)],
  chimes: [range(6), events(500, 6000, 4)],
};

/** Every target of a sound with what a recording reaches. */
export function checkTargets(kind: SoundKind, signal: Float32Array, sampleRate: number) {
  return (TARGETS[kind] ?? []).map(({ what, least, measure }) => {
    const value = measure(signal, sampleRate);
    return { what, least, value, isReached: value >= least };
  });
}
