import type { Mix } from '@reflectory/contracts/sound';

/** Forms of a file of sound, by the ending of its name. */
export type SoundFormat = 'wav' | 'opus';

export const EXPORT_RATE = 48_000;

/** What the browser's encoder is asked for: good enough that nobody hears a difference, a twelfth of a WAV file. */
export const OPUS_ENCODING = {
  codec: 'opus',
  sampleRate: EXPORT_RATE,
  numberOfChannels: 2,
  bitrate: 128_000,
} as const satisfies AudioEncoderConfig;

/** What the thread that exports is asked for; the title is written into the file where its form has a place for it. */
export type ExportRequest = {
  mix: Mix;
  title: string;
  format: SoundFormat;
  seconds: number;
  fadeOut: number;
};

/** What it answers: how far it is, and at the end the file. */
export type ExportUpdate = { share: number } | { file: Blob };
