import type { EmotionFamily } from '@reflectory/contracts/journal';

/**
 * One emotion and the words that speak of it; see README.md for how a list is written. Words are parted by white
 * space, phrases by `;`. A word is a lemma or an exact form; `/a`, `/n`, `/v` bind it to adjective, noun or verb.
 */
export type EmotionSource = {
  emotion: string;
  family: EmotionFamily;
  /** -1 (unpleasant) to 1 (pleasant). */
  valence: number;
  /** 0 (quiet) to 1 (agitated). */
  arousal: number;
  /** Emotion that a denied word hints at ("not happy"), at reduced weight; without one the word counts for nothing. */
  denied?: string;
  strong: string;
  plain: string;
  slight: string;
  phrases: string;
};
