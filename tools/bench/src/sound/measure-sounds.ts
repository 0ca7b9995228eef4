import { SOUND_KINDS, type Mix, type SoundKind } from '@reflectory/contracts/sound';
import { BLOCK, createMixer, createStereo, PRESETS, renderWhole } from '@reflectory/sound';
import {
  checkTargets,
  correlationOf,
  integratedLoudness,
  noiseLike,
  quantileOf,
  recordSound,
  shortTermLoudness,
  standingOf,
  truePeak,
} from '@reflectory/sound/measuring';

const SAMPLE_RATE = 48_000;
/** Frames of the world's loudest sample rate that a browser asks for. */
const NANOSECONDS_PER_FRAME = 1e9 / SAMPLE_RATE;

const alone = (kind: SoundKind): Mix => ({
  layers: [{ id: kind, kind, level: 1, strength: 0.5, angle: 0, distance: 0, movement: 0 }],
  weather: 0,
  seed: 2,
});

/** Processor time of doing something, in seconds. */
function processorSeconds<T>(act: () => T): { value: T; seconds: number } {
  const before = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1e6 };
}

/** A row of the table of sounds: each alone, as the mixer gives it. */
export function measureSound(kind: SoundKind, seconds: number): (string | number)[] {
  const mix = alone(kind);
  const whole = processorSeconds(() => renderWhole(mix, { sampleRate: SAMPLE_RATE, seconds }));
  const recording = { ...whole.value, sampleRate: SAMPLE_RATE };
  const core = (whole.seconds * 1e9) / (seconds * SAMPLE_RATE) / NANOSECONDS_PER_FRAME;
  return [
    kind,
    integratedLoudness(recording).toFixed(1),
    truePeak(recording).toFixed(1),
    correlationOf(recording.left, recording.right).toFixed(2),
    standingOf(recording.left).toFixed(0),
    `${(core * 100).toFixed(1)} %`,
  ];
}

/** What a sound is told by, and what noise of the same spectrum reaches. */
export function measureTargets(kind: SoundKind): (string | number)[][] {
  const { left, sampleRate } = recordSound(kind, { seconds: 44 });
  const noise = noiseLike(left, 3);
  const ofNoise = checkTargets(kind, noise, sampleRate);
  return checkTargets(kind, left.subarray(0, noise.length), sampleRate).map(
    ({ what, least, value }, index) => [
      kind,
      what,
      least,
      value.toFixed(2),
      (ofNoise[index]?.value ?? 0).toFixed(2),
    ],
  );
}

/** A row of the table of presets, and whether its loudness is that of the house. */
export function measurePreset(name: keyof typeof PRESETS, seconds: number) {
  const { value, seconds: processor } = processorSeconds(() =>
    renderWhole(PRESETS[name].mix, { sampleRate: SAMPLE_RATE, seconds }),
  );
  const recording = { ...value, sampleRate: SAMPLE_RATE };
  const loudness = integratedLoudness(recording);
  const short = shortTermLoudness(recording)
    .slice(5)
    .toSorted((one, other) => one - other);
  const at = (share: number) => (short[Math.floor(share * (short.length - 1))] ?? 0).toFixed(1);
  const row = [
    name,
    loudness.toFixed(1),
    `${at(0.05)} to ${at(0.95)}`,
    truePeak(recording).toFixed(1),
    `${((100 * processor) / seconds).toFixed(1)} %`,
  ];
  return { row, isAsLoudAsWanted: Math.abs(loudness + 16) <= 1 };
}

/** Eight sounds, those that cost most among them. */
const HEAVIEST: readonly SoundKind[] = [
  'cafe',
  'rain',
  'roof-rain',
  'fire',
  'waves',
  'night',
  'music-tender',
  'drone',
];

/** Renders a mix of eight for long and throws it away: what it costs, and whether it grows or becomes louder. */
export function measureLongRun(seconds: number) {
  const mix: Mix = {
    layers: HEAVIEST.map((kind, index) => ({
      ...alone(kind).layers[0],
      id: `${index}`,
      kind,
      movement: 0.5,
    })) as Mix['layers'],
    weather: 0.3,
    seed: 4,
  };
  const mixer = createMixer({ sampleRate: SAMPLE_RATE });
  mixer.set(mix);
  mixer.fader.to(1, 0.5);
  const block = createStereo();
  const blocks = Math.round((seconds * SAMPLE_RATE) / BLOCK);
  const milliseconds = new Float64Array(blocks);
  const powers = new Float64Array(6);
  const { seconds: processor } = processorSeconds(() => {
    for (let i = 0; i < blocks; i++) {
      const from = performance.now();
      mixer.render(block);
      milliseconds[i] = performance.now() - from;
      const sixth = Math.floor((i * 6) / blocks);
      powers[sixth] = (powers[sixth] ?? 0) + block.left.reduce((sum, value) => sum + value * value, 0);
    }
  });
  const levels = [...powers].map((power) => 10 * Math.log10(power / ((blocks / 6) * BLOCK)));
  return { processor, levels, slow: quantileOf(milliseconds, 0.999), memory: process.memoryUsage() };
}

export const soundKinds = SOUND_KINDS;
export const presetNames = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
