import type { SoundKind } from '@reflectory/contracts/sound';

/** Sounds in the order and company in which they are offered. */
export const SOUND_GROUPS = {
  weather: ['rain', 'roof-rain', 'leaf-rain', 'thunder', 'wind'],
  places: ['waves', 'stream', 'fire', 'night', 'train', 'cafe'],
  tones: ['bowls', 'bells', 'chimes', 'drone'],
  music: ['music-calm', 'music-tender', 'music-wistful', 'music-hopeful', 'music-night', 'music-clear'],
  colours: ['white', 'pink', 'brown', 'blue', 'violet'],
} as const satisfies Record<string, readonly SoundKind[]>;

export type SoundGroup = keyof typeof SOUND_GROUPS;

const isGroup = (name: string): name is SoundGroup => name in SOUND_GROUPS;

export const soundGroups: readonly SoundGroup[] = Object.keys(SOUND_GROUPS).filter(isGroup);

/** Where a sound is at home. */
export const groupOf = (kind: SoundKind): SoundGroup =>
  soundGroups.find((group) => (SOUND_GROUPS[group] as readonly SoundKind[]).includes(kind)) ?? 'places';
