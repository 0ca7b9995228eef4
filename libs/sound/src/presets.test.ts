import { mixSchema } from '@reflectory/contracts/sound';
import { describe, expect, test } from 'vitest';
import { integratedLoudness, truePeak } from './measuring/loudness.ts';
import { PRESET_NEEDS, PRESETS } from './presets.ts';
import { renderWhole } from './rendering/render.ts';

const presets = Object.entries(PRESETS);

test('every need has a preset, and every preset is a mix', () => {
  expect(new Set(presets.map(([, { need }]) => need))).toEqual(new Set(PRESET_NEEDS));
  for (const [, { mix }] of presets) expect(mixSchema.safeParse(mix).success).toBe(true);
});

describe('over five minutes', () => {
  // Three of them here, the quickest to render; all of them are measured by `npm run bench -- sound`.
  test.each(['deep', 'bowls', 'clear'] as const)(
    '%s has -16 LUFS, and nothing of it is clipped',
    (name) => {
      const sampleRate = 48_000;
      const recording = { ...renderWhole(PRESETS[name].mix, { sampleRate, seconds: 300 }), sampleRate };
      expect(Math.abs(integratedLoudness(recording) + 16)).toBeLessThan(1);
      expect(truePeak(recording)).toBeLessThan(0);
    },
    120_000,
  );
});
