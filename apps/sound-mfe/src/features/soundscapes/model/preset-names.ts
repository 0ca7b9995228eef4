import { type PresetName, PRESETS } from '@reflectory/sound';

/** Whether a preset is called so. */
export const isPreset = (name: string | null): name is PresetName =>
  name !== null && Object.hasOwn(PRESETS, name);

/** All presets, in their order. */
export const presetNames: readonly PresetName[] = Object.keys(PRESETS).filter(isPreset);
