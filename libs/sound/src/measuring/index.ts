export { transform } from './fft.ts';
export { gatedLoudness, integratedLoudness, momentsOf, shortTermLoudness, truePeak } from './loudness.ts';
export { recordSound } from './record-sound.ts';
export { standingOf } from './seams.ts';
export { checkTargets } from './targets.ts';
export { correlationOf, noiseLike, quantileOf } from './texture.ts';
