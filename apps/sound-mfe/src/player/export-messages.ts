import type { Mix } from '@reflectory/contracts/sound';

/** What the thread that exports is asked for. */
export type ExportRequest = { mix: Mix; sampleRate: number; seconds: number; fadeOut: number };

/** What it answers: how far it is, and at the end the file. */
export type ExportUpdate = { share: number } | { file: Blob };
