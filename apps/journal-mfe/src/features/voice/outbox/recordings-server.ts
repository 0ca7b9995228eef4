import type { LocalRecording } from '../model/local-recording.ts';

/** What became of a part, or of a recording. */
export type Delivered =
  | 'taken'
  /** Its parts have to come again. */
  | 'parts-missing'
  /** Its draft is not there yet. */
  | 'no-draft'
  /** It will not be taken as it is; the code says why. */
  | { refused: string };

/** Where recordings go. Every call may be repeated, and rejects where another try may help. */
export type RecordingsServer = {
  sendPart(recording: LocalRecording, number: number, sound: readonly ArrayBuffer[]): Promise<Delivered>;
  /** Makes one recording of its parts, and keeps what the browser understood. */
  keep(recording: LocalRecording): Promise<Delivered>;
};
