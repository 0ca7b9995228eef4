import { renderMix, wavHeader, wavSamples } from '@reflectory/sound';
import { EXPORT_RATE, type ExportRequest, type ExportUpdate } from '../player/export-messages.ts';
import { createOpusFile } from './opus-file.ts';
import { createFileParts } from './file-parts.ts';

const tell = (update: ExportUpdate) => postMessage(update);

/** Renders piece by piece and tells after each how much of it is done. */
function* renderTelling({ mix, seconds, fadeOut }: ExportRequest) {
  let done = 0;
  for (const piece of renderMix(mix, { sampleRate: EXPORT_RATE, seconds, fadeIn: 2, fadeOut })) {
    yield piece;
    done += piece.left.length;
    tell({ share: done / (seconds * EXPORT_RATE) });
  }
}

function exportWav(request: ExportRequest): Blob {
  const { add, file } = createFileParts('audio/wav');
  add(wavHeader({ frames: Math.round(request.seconds * EXPORT_RATE), sampleRate: EXPORT_RATE }));
  let seed = 0;
  for (const piece of renderTelling(request)) add(wavSamples(piece, ++seed));
  return file();
}

async function exportOpus(request: ExportRequest): Promise<Blob> {
  const { add, end } = createOpusFile({
    samples: Math.round(request.seconds * EXPORT_RATE),
    title: request.title,
  });
  for (const piece of renderTelling(request)) await add(piece);
  return end();
}

/**
 * Renders a mix into a file, faster than it sounds.
 *
 * @throws DOMException where the encoder of the browser fails
 */
export async function exportMix(request: ExportRequest): Promise<void> {
  tell({ file: request.format === 'opus' ? await exportOpus(request) : exportWav(request) });
}
