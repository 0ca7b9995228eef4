import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { renderWhole } from './render.ts';

const SECONDS = 1;

/** Peak of both channels and their root mean square in decibels. */
function listen(name: keyof typeof PRESETS, sampleRate: number) {
  const { left, right } = renderWhole(PRESETS[name].mix, { sampleRate, seconds: SECONDS });
  let [peak, power] = [0, 0];
  for (const channel of [left, right])
    for (const sample of channel) {
      // A number that is none stays one.
      peak = Math.max(peak, Math.abs(sample));
      power += sample * sample;
    }
  return { peak, decibels: 10 * Math.log10(power / (2 * left.length)) };
}

test.each(['roof', 'tender'] as const)(
  '%s is as loud on a device of 44.1 kHz as on one of 48, and no device makes it loud',
  (name) => {
    const usual = listen(name, 48_000);
    expect(Math.abs(listen(name, 44_100).decibels - usual.decibels)).toBeLessThan(1);
    // A headset in a call has 16 kHz, an interface for studios 96.
    for (const rate of [16_000, 96_000]) {
      const { peak, decibels } = listen(name, rate);
      expect(peak).toBeLessThan(1);
      expect(decibels).toBeLessThan(usual.decibels + 3);
      expect(decibels).toBeGreaterThan(-60);
    }
  },
);
