/** What rings when a body is struck: its tones as multiples of the lowest, how loud and how long each. */
export type ModalBody = {
  tones: readonly {
    ratio: number;
    gain: number;
    /** Seconds for 60 dB at the reference pitch. */ decay: number;
  }[];
  /** Lowest tone for which the decays hold; a smaller body rings shorter. */
  reference: number;
  /** Hertz by which each tone is split in two that beat against each other. */
  beating: number;
  /** Seconds until the stroke has become sound: soft mallets take longer. */
  attack: number;
};

/** A bowl of bronze, struck with felt. */
export const BOWL: ModalBody = {
  tones: [
    { ratio: 1, gain: 1, decay: 26 },
    { ratio: 2.71, gain: 0.5, decay: 15 },
    { ratio: 5.03, gain: 0.2, decay: 8 },
    { ratio: 7.93, gain: 0.07, decay: 4 },
    { ratio: 11.4, gain: 0.025, decay: 2.2 },
  ],
  reference: 180,
  beating: 0.55,
  attack: 0.03,
};

/** A temple bell: a hum below, a minor third above. */
export const BELL: ModalBody = {
  tones: [
    { ratio: 0.5, gain: 0.6, decay: 22 },
    { ratio: 1, gain: 0.8, decay: 14 },
    { ratio: 1.19, gain: 0.55, decay: 11 },
    { ratio: 1.506, gain: 0.22, decay: 8 },
    { ratio: 2, gain: 0.7, decay: 7 },
    { ratio: 2.514, gain: 0.18, decay: 4.5 },
    { ratio: 2.662, gain: 0.12, decay: 4 },
    { ratio: 3.011, gain: 0.2, decay: 3.2 },
    { ratio: 4.166, gain: 0.1, decay: 2.2 },
    { ratio: 5.433, gain: 0.05, decay: 1.4 },
  ],
  reference: 220,
  beating: 0.3,
  attack: 0.012,
};

/** A tube that hangs in the wind: a bar that is free at both ends. */
export const CHIME: ModalBody = {
  tones: [
    { ratio: 1, gain: 1, decay: 6.5 },
    { ratio: 2.756, gain: 0.42, decay: 3.6 },
    { ratio: 5.404, gain: 0.16, decay: 1.7 },
    { ratio: 8.933, gain: 0.05, decay: 0.8 },
  ],
  reference: 520,
  beating: 0.8,
  attack: 0.006,
};
