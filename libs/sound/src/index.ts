export { BLOCK, createStereo, type Stereo } from './core/block.ts';
export {
  type Appointment,
  createSoundEngine,
  type SoundEngine,
  type EngineCommand,
  type EngineMessage,
  type RingName,
  RINGS,
} from './engine/sound-engine.ts';
export { createMixer, type Mixer } from './mix/mixer.ts';
export { loudnessAt } from './mix/layer.ts';
export { LOUDNESS } from './mix/loudness-table.ts';
export { type Piece, renderMix, type RenderOptions, renderWhole } from './rendering/render.ts';
export { longestWav, wavHeader, wavSamples } from './rendering/wav.ts';
export { PRESET_NEEDS, PRESETS, type Preset, type PresetName, type PresetNeed } from './presets.ts';
