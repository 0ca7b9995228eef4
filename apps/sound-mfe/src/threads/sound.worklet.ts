import {
  createSoundEngine,
  createStereo,
  type EngineMessage,
  renderMix,
  wavHeader,
  wavSamples,
} from '@reflectory/sound';
import type { ExportRequest, ExportUpdate } from '../player/export-messages.ts';

type Processor = new () => { readonly port: MessagePort };
// What an AudioWorklet has and the types of pages do not.
declare const AudioWorkletProcessor: Processor;
declare const registerProcessor: ((name: string, processor: Processor) => void) | undefined;
declare const sampleRate: number;

/** The engine within a graph of Web Audio: told by messages, it tells back which marks it passed. */
function registerEngine(register: NonNullable<typeof registerProcessor>): void {
  class SoundProcessor extends AudioWorkletProcessor {
    private readonly engine = createSoundEngine({
      sampleRate,
      onMark: (name) => this.port.postMessage({ mark: name }),
    });
    private readonly block = createStereo();

    constructor() {
      super();
      this.port.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) =>
        this.engine.tell(data),
      );
      this.port.start();
    }

    process(_: unknown, [output]: Float32Array[][]): boolean {
      this.engine.render(this.block);
      output?.[0]?.set(this.block.left);
      output?.[1]?.set(this.block.right);
      return true;
    }
  }
  register('sound', SoundProcessor);
}

/** Renders a mix into a file, faster than it sounds. */
function exportMix({ mix, sampleRate: rate, seconds, fadeOut }: ExportRequest): void {
  const tell = (update: ExportUpdate) => postMessage(update);
  const parts: BlobPart[] = [wavHeader({ frames: Math.round(seconds * rate), sampleRate: rate }) as BlobPart];
  let done = 0;
  for (const piece of renderMix(mix, { sampleRate: rate, seconds, fadeIn: 2, fadeOut })) {
    parts.push(wavSamples(piece, parts.length) as BlobPart);
    done += piece.left.length;
    tell({ share: done / (seconds * rate) });
  }
  tell({ file: new Blob(parts, { type: 'audio/wav' }) });
}

// One script for both threads, so that the engine is fetched once.
if (typeof registerProcessor === 'function') registerEngine(registerProcessor);
else addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => exportMix(data));
