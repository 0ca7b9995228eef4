import type { Mix } from '@reflectory/contracts/sound';
import {
  type ExportRequest,
  type ExportUpdate,
  OPUS_ENCODING,
  type SoundFormat,
} from '../../../player/export-messages.ts';
import { threadAddress } from '../../../player/thread-address.ts';

/** Seconds in which a file of sound comes to its end. */
const FADE_OUT = 20;

/** What this browser can make: WAV is written here, Opus by an encoder that not every browser has. */
export async function findFormats(): Promise<readonly SoundFormat[]> {
  if (!('AudioEncoder' in globalThis)) return ['wav'];
  const answer = await AudioEncoder.isConfigSupported(OPUS_ENCODING).catch(() => null);
  return answer?.supported ? ['wav', 'opus'] : ['wav'];
}

export type ExportOptions = {
  title: string;
  format: SoundFormat;
  seconds: number;
  onShare(share: number): void;
  signal: AbortSignal;
};

/**
 * Renders a mix into a file beside the page; `onShare` hears how much of it is done, from 0 to 1.
 *
 * @throws Error where the thread fails; AbortError when `signal` ends it.
 */
export function exportMix(mix: Mix, { onShare, signal, ...asked }: ExportOptions): Promise<Blob> {
  const thread = new Worker(threadAddress());
  const request: ExportRequest = { mix, fadeOut: FADE_OUT, ...asked };
  const file = new Promise<Blob>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<ExportUpdate>) => {
      if ('share' in data) onShare(data.share);
      else resolve(data.file);
    });
    thread.addEventListener('error', () => reject(new Error('The file could not be made')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  thread.postMessage(request);
  return file.finally(() => thread.terminate());
}
