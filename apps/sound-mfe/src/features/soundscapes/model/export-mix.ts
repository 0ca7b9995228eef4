import type { Mix } from '@reflectory/contracts/sound';
import type { ExportRequest, ExportUpdate } from '../../../player/export-messages.ts';
import { threadAddress } from '../../../player/thread-address.ts';

const SAMPLE_RATE = 48_000;
/** Seconds in which a file of sound comes to its end. */
const FADE_OUT = 20;

/**
 * Renders a mix into a WAV file beside the page; `onShare` hears how much of it is done, from 0 to 1.
 *
 * @throws Error where the thread fails; AbortError when `signal` ends it.
 */
export function exportMix(
  mix: Mix,
  { seconds, onShare, signal }: { seconds: number; onShare(share: number): void; signal: AbortSignal },
): Promise<Blob> {
  const thread = new Worker(threadAddress());
  const request: ExportRequest = { mix, sampleRate: SAMPLE_RATE, seconds, fadeOut: FADE_OUT };
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
