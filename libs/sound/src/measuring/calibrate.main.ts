import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_KINDS, type SoundKind } from '@reflectory/contracts/sound';
import { BLOCK, createStereo } from '../core/block.ts';
import { NOISE_SLOPES } from '../generators/noise.ts';
import { MEASURED_GAIN, MEASURED_STRENGTHS } from '../mix/loudness-table.ts';
import { loudnessAt } from '../mix/layer.ts';
import { createMixer } from '../mix/mixer.ts';
import { integratedLoudness } from './loudness.ts';

const SAMPLE_RATE = 48_000;
/** Five minutes, as presets are judged. */
const SECONDS = 300;

/** Loudness in LUFS of a sound alone, as the mixer gives it at the gain of measuring, what distance takes of it left out. */
function measure(kind: SoundKind, strength: number, distance: number): number {
  const mixer = createMixer({ sampleRate: SAMPLE_RATE, levelOf: () => MEASURED_GAIN / loudnessAt(distance) });
  const layer = { id: 'one', kind, strength, distance, level: 1, angle: 0, movement: 0 };
  mixer.set({ layers: [layer], weather: 0, seed: 1 });
  mixer.fader.to(1, 0.01);
  const blocks = Math.ceil((SECONDS * SAMPLE_RATE) / BLOCK);
  const left = new Float32Array(blocks * BLOCK);
  const right = new Float32Array(blocks * BLOCK);
  const block = createStereo();
  for (let i = 0; i < blocks; i++) {
    mixer.render(block);
    left.set(block.left, i * BLOCK);
    right.set(block.right, i * BLOCK);
  }
  return integratedLoudness({ left, right, sampleRate: SAMPLE_RATE });
}

/** Colours have no strength. */
const strengthsOf = (kind: SoundKind) =>
  kind in NOISE_SLOPES ? [MEASURED_STRENGTHS[1]] : MEASURED_STRENGTHS;

const kinds =
  process.argv.length > 2 ? SOUND_KINDS.filter((kind) => process.argv.includes(kind)) : SOUND_KINDS;
const file = join(import.meta.dirname, '../mix/measured-loudness.ts');
const { MEASURED } = await import('../mix/measured-loudness.ts');
const measured = { ...MEASURED };
for (const kind of kinds) {
  const at = (distance: number): [number, number, number] => {
    const values = strengthsOf(kind).map((strength) => Number(measure(kind, strength, distance).toFixed(1)));
    const [low = 0, middle = low, high = low] = values;
    return [low, middle, high];
  };
  measured[kind] = { near: at(0), far: at(1) };
  process.stdout.write(`${kind} ${JSON.stringify(measured[kind])}\n`);
}
const lines = SOUND_KINDS.map((kind) => {
  const { near, far } = measured[kind];
  const name = kind.includes('-') ? `'${kind}'` : kind;
  return `  ${name}: { near: [${near.join(', ')}], far: [${far.join(', ')}] },`;
});
writeFileSync(
  file,
  `import type { SoundKind } from '@reflectory/contracts/sound';
import type { MeasuredLoudness } from './loudness-table.ts';

/** LUFS of each sound alone over five minutes; written by \`npm run calibrate -w @reflectory/sound\`. */
export const MEASURED: Record<SoundKind, MeasuredLoudness> = {
${lines.join('\n')}
};
`,
);
