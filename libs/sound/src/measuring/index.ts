export { powerOfTwoBelow, transform } from './fft.ts';
export { integratedLoudness, type Recording, shortTermLoudness, truePeak } from './loudness.ts';
export { seamAt, standingOf } from './seams.ts';
export { decibelsOf, middleOf, powerBetween, slopesOf, spectrumOf, type Spectrum } from './spectrum.ts';
export {
  bandOf,
  correlationOf,
  kurtosisOf,
  modulationOf,
  noiseLike,
  powersOf,
  quantileOf,
} from './texture.ts';
export { recordSound } from './record-sound.ts';
export { checkTargets, TARGETS, type Target } from './targets.ts';
