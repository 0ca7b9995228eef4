import type { Readable } from 'node:stream';
import type { TranscriptSegment } from '@reflectory/contracts/voice';

/** A recording that is to be written down. */
export type Sound = {
  /** Opens its bytes. */
  open(): Promise<Readable>;
  /** For instance `audio/webm`. */
  contentType: string;
  /** In which it was spoken, as `de`; null where nobody knows. */
  language: string | null;
};

/** What was said. */
export type Transcription = { text: string; language: string | null; segments: TranscriptSegment[] };

/** Hears the words that were understood so far. */
export type OnWords = (text: string) => Promise<void>;

/** Writes down what was said, somewhere else. */
export type Transcriber = {
  /** Host that gets the recordings; people are told it, and agree to it by name. */
  provider: string;
  /**
   * `onWords` hears all words so far, where the provider answers while it listens.
   *
   * @throws TranscriptionRefusedError where another try does not help; any other error where it may
   */
  transcribe(sound: Sound, onWords: OnWords): Promise<Transcription>;
};

/** The provider will not write it down as it is. */
export class TranscriptionRefusedError extends Error {
  readonly reason: 'too_large' | 'not_understood';
  constructor(reason: TranscriptionRefusedError['reason']) {
    super(`The recording was refused: ${reason}`);
    this.name = 'TranscriptionRefusedError';
    this.reason = reason;
  }
}
