import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SoundKind } from '@reflectory/contracts/sound';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import {
  measureLongRun,
  measurePreset,
  measureSound,
  measureTargets,
  presetNames,
  soundKinds,
} from './sound/measure-sounds.ts';
import { drawSpectrograms } from './sound/spectrogram.ts';

/** Every sound and preset by measuring, an hour of eight sounds, and (`--pictures`) how each looks. */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    hours: { type: 'string', default: '1' },
    pictures: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);

const SHEETS: Record<string, readonly SoundKind[]> = {
  weather: ['rain', 'roof-rain', 'leaf-rain', 'thunder', 'wind'],
  places: ['waves', 'stream', 'fire', 'night', 'train', 'cafe'],
  tones: ['bowls', 'bells', 'chimes', 'drone'],
  music: ['music-calm', 'music-tender', 'music-wistful', 'music-hopeful', 'music-night', 'music-clear'],
  colours: ['white', 'pink', 'brown', 'blue', 'violet'],
};

if (options.pictures) {
  const folder = join(import.meta.dirname, '../../../docs/pictures/sound');
  mkdirSync(folder, { recursive: true });
  for (const [name, kinds] of Object.entries(SHEETS)) {
    const strengths = name === 'colours' ? [0.5] : [0, 0.5, 1];
    const length = name === 'music' || name === 'tones' ? 40 : 12;
    writeFileSync(join(folder, `${name}.png`), await drawSpectrograms(kinds, { seconds: length, strengths }));
  }
}

const report = openReport('sound', 'sound.md');
report.print(describeMachine());
report.print(
  table(
    ['sound', 'LUFS', 'true peak dBFS', 'left to right', 'standing dB', 'of one core'],
    soundKinds.map((kind) => measureSound(kind, seconds)),
  ),
);
report.print(
  table(
    ['sound', 'what it is told by', 'at least', 'it', 'noise of its spectrum'],
    soundKinds.flatMap(measureTargets),
  ),
);
const presets = presetNames.map((name) => measurePreset(name, seconds));
report.print(
  table(
    ['preset', 'LUFS', 'three seconds, 5 to 95 of 100', 'true peak dBFS', 'of one core'],
    presets.map(({ row }) => row),
  ),
);
const long = measureLongRun(Number(options.hours) * 3600);
const [first = 0, ...others] = long.levels;
report.print(
  table(
    ['eight sounds', ''],
    [
      ['rendered', `${options.hours} h in ${long.processor.toFixed(0)} s of processor time`],
      ['of one core', `${((100 * long.processor) / (Number(options.hours) * 3600)).toFixed(1)} %`],
      ['slowest of a thousand blocks', `${long.slow.toFixed(2)} ms of 2.67`],
      ['memory', `${(long.memory.heapUsed / 1e6).toFixed(0)} MB of heap at the end`],
      [
        'loudness of each sixth beside the first',
        others.map((level) => `${(level - first).toFixed(1)} dB`).join(', '),
      ],
    ],
  ),
);
if (options.write) report.write();
if (!presets.every(({ isAsLoudAsWanted }) => isAsLoudAsWanted)) process.exitCode = 1;
