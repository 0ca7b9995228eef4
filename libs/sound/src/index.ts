export { BLOCK, createStereo } from './core/block.ts';
export {
  createSoundEngine,
  type EngineCommand,
  type EngineMessage,
  type RingName,
} from './engine/sound-engine.ts';
export { createMixer } from './mix/mixer.ts';
export { PRESET_NEEDS, type PresetName, type PresetNeed, PRESETS } from './presets.ts';
export { type Piece, renderMix, renderWhole } from './rendering/render.ts';
export { createOggOpus, type OggOpusWriter } from './rendering/ogg-opus.ts';
export { wavHeader, wavSamples } from './rendering/wav.ts';
