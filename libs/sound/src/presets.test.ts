import { mixSchema } from '@reflectory/contracts/sound';
import { expect, test } from 'vitest';
import { integratedLoudness, truePeak } from './measuring/loudness.ts';
import { PRESET_NEEDS, PRESETS } from './presets.ts';
import { renderWhole } from './rendering/render.ts';

const presets = Object.entries(PRESETS);

test('every need has a preset, and every preset is a mix', () => {
  expect(new Set(presets.map(([, { need }]) => need))).toEqual(new Set(PRESET_NEEDS));
  for (const [, { mix }] of presets) expect(mixSchema.safeParse(mix).success).toBe(true);
});

// The quickest to render; all of them are measured by `npm run bench -- sound`.
test('over five minutes, deep has -16 LUFS, and nothing of it is clipped', { timeout: 240_000 }, () => {
  const sampleRate = 48_000;
  const recording = { ...renderWhole(PRESETS.deep.mix, { sampleRate, seconds: 300 }), sampleRate };
  expect(Math.abs(integratedLoudness(recording) + 16)).toBeLessThan(1);
  expect(truePeak(recording)).toBeLessThan(0);
});
