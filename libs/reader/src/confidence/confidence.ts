import { calibration } from './calibration.ts';
import { SIGNAL_NAMES, type Signals } from './signals.ts';

/** How likely the writer felt it, 0 to 1: as often right as it says, on texts that it was measured on. */
export const confidenceOf = (signals: Signals): number => {
  const { base, weights } = calibration;
  const sum = SIGNAL_NAMES.reduce((total, name) => total + weights[name] * signals[name], base);
  return Math.round(100 / (1 + Math.exp(-sum))) / 100;
};
