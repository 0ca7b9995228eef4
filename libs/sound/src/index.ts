export { BLOCK, createStereo } from './core/block.ts';
export { createMixer } from './mix/mixer.ts';
export { PRESETS } from './presets.ts';
export { renderWhole } from './rendering/render.ts';
