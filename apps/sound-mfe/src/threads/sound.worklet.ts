import { createSoundEngine, createStereo, type EngineMessage } from '@reflectory/sound';
import type { ExportRequest } from '../player/export-messages.ts';
import { exportMix } from './export-mix.ts';

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

// One script for both threads, so that the engine is fetched once.
if (typeof registerProcessor === 'function') registerEngine(registerProcessor);
else
  addEventListener(
    'message',
    ({ data }: MessageEvent<ExportRequest>) => void exportMix(data).catch(reportError),
  );
