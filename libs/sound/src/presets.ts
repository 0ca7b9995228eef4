import type { Mix, MixLayer, SoundKind } from '@reflectory/contracts/sound';

/** What a preset is for. */
export const PRESET_NEEDS = ['settle', 'focus', 'sleep', 'lift', 'shelter', 'company'] as const;
export type PresetNeed = (typeof PRESET_NEEDS)[number];

export type Preset = { need: PresetNeed; mix: Mix };

type Place = Partial<Omit<MixLayer, 'id' | 'kind'>>;

/** A sound in the middle, close by, at full level, unless told otherwise. */
const sound = (kind: SoundKind, place: Place = {}): MixLayer => ({
  id: kind,
  kind,
  level: 1,
  strength: 0.5,
  angle: 0,
  distance: 0,
  movement: 0,
  ...place,
});

/** `trim` makes up for what a limiter or silence between strokes takes of a preset over five minutes. */
const preset = (need: PresetNeed, seed: number, weather: number, layers: MixLayer[], trim = 0): Preset => ({
  need,
  mix: { layers, weather, seed, ...(trim !== 0 && { trim }) },
});

/** Mixes to begin with, by what somebody needs. */
export const PRESETS = {
  shore: preset('settle', 11, 0.2, [
    sound('waves', { strength: 0.35 }),
    sound('drone', { level: 0.5, strength: 0.15, distance: 0.15 }),
    sound('wind', { level: 0.5, strength: 0.15, angle: -0.4, distance: 0.5, movement: 0.4 }),
  ]),
  bowls: preset(
    'settle',
    12,
    0,
    [sound('bowls', { strength: 0.5 }), sound('drone', { level: 0.4, strength: 0.1, distance: 0.3 })],
    1.3,
  ),
  calm: preset('settle', 13, 0.1, [
    sound('music-calm', { strength: 0.6 }),
    sound('stream', { level: 0.5, strength: 0.2, angle: 0.5, distance: 0.4 }),
  ]),
  desk: preset('focus', 21, 0, [
    sound('brown'),
    sound('leaf-rain', { level: 0.5, strength: 0.45, distance: 0.35 }),
  ]),
  clear: preset('focus', 22, 0, [
    sound('music-clear', { strength: 0.7 }),
    sound('pink', { level: 0.3, distance: 0.3 }),
  ]),
  cafe: preset(
    'focus',
    23,
    0.1,
    [
      sound('cafe', { strength: 0.6 }),
      sound('rain', { level: 0.5, strength: 0.4, angle: -0.6, distance: 0.5 }),
    ],
    -0.7,
  ),
  roof: preset('sleep', 31, 0.25, [
    sound('roof-rain', { strength: 0.55 }),
    sound('wind', { level: 0.5, strength: 0.25, distance: 0.6, movement: 0.5 }),
    sound('thunder', { level: 0.5, strength: 0.1, angle: 0.4, distance: 0.7, movement: 0.5 }),
  ]),
  deep: preset('sleep', 32, 0, [
    sound('brown'),
    sound('waves', { level: 0.4, strength: 0.2, distance: 0.5 }),
  ]),
  meadow: preset(
    'sleep',
    33,
    0.2,
    [
      sound('night', { strength: 0.5 }),
      sound('stream', { strength: 0.25, angle: 0.6, distance: 0.15 }),
      sound('wind', { level: 0.6, strength: 0.15, distance: 0.3, movement: 0.4 }),
    ],
    0.9,
  ),
  train: preset('sleep', 34, 0.1, [
    sound('train', { strength: 0.45 }),
    sound('roof-rain', { level: 0.45, strength: 0.4, distance: 0.4 }),
  ]),
  quiet: preset('sleep', 35, 0.1, [
    sound('music-night', { strength: 0.5 }),
    sound('waves', { level: 0.5, strength: 0.3, distance: 0.5 }),
  ]),
  morning: preset('lift', 41, 0.2, [
    sound('music-hopeful', { strength: 0.7 }),
    sound('stream', { level: 0.6, strength: 0.4, angle: -0.4, distance: 0.3 }),
    sound('chimes', { level: 0.4, strength: 0.2, angle: 0.5, distance: 0.5 }),
  ]),
  garden: preset(
    'lift',
    42,
    0.3,
    [
      sound('chimes', { strength: 0.35 }),
      sound('wind', { level: 0.9, strength: 0.25, distance: 0.1, movement: 0.3 }),
      sound('stream', { level: 0.7, strength: 0.3, angle: 0.6, distance: 0.3 }),
    ],
    1.8,
  ),
  fire: preset('shelter', 51, 0.15, [
    sound('fire', { strength: 0.5 }),
    sound('wind', { level: 0.6, strength: 0.45, distance: 0.7, movement: 0.4 }),
    sound('leaf-rain', { level: 0.5, strength: 0.5, distance: 0.7 }),
  ]),
  storm: preset(
    'shelter',
    52,
    0.2,
    [
      sound('rain', { strength: 0.85 }),
      sound('wind', { level: 0.7, strength: 0.75, movement: 0.5 }),
      sound('thunder', { level: 0.9, strength: 0.6, distance: 0.15, movement: 0.5 }),
    ],
    0.8,
  ),
  tender: preset('company', 61, 0.1, [
    sound('music-tender', { strength: 0.7 }),
    sound('fire', { level: 0.5, strength: 0.3, angle: 0.3, distance: 0.3 }),
  ]),
  wistful: preset(
    'company',
    62,
    0.2,
    [
      sound('music-wistful', { strength: 0.6 }),
      sound('rain', { level: 0.5, strength: 0.35, angle: -0.3, distance: 0.35 }),
    ],
    -0.6,
  ),
  valley: preset(
    'company',
    63,
    0.2,
    [
      sound('bells', { strength: 0.4 }),
      sound('night', { level: 0.6, strength: 0.3, distance: 0.3 }),
      sound('wind', { level: 0.8, strength: 0.25, distance: 0.15, movement: 0.3 }),
    ],
    1.7,
  ),
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
