import type { EngineMessage } from '@reflectory/sound';
import { createPieceNode, type PieceNode } from './piece-node.ts';
import { threadAddress } from './thread-address.ts';
import { createVoiceNode, type VoiceNode } from './voice-node.ts';
import { watchOutputs } from './watch-outputs.ts';

/** The engine where it is heard. */
export type SoundOutput = {
  tell(message: EngineMessage): void;
  /** Whether it is heard now: a browser may refuse to begin without a tap. */
  resume(): Promise<boolean>;
  suspend(): Promise<void>;
  voice: VoiceNode;
  pieces: PieceNode;
};

export type OutputEvents = {
  onMark(name: string): void;
  /** Something else took the sound: a call, another device, the system. */
  onInterrupted(): void;
  /** What one listened with is gone: it must not go on aloud. */
  onDeviceGone(): void;
  onFailed(): void;
};

export type OpenOutput = (events: OutputEvents) => Promise<SoundOutput>;

/** A browser that refuses to begin says nothing: after so many milliseconds it has. */
const REFUSED_MS = 1500;

/**
 * Opens the engine in the browser's audio thread. Call it within a tap.
 *
 * @throws Error where there is no Web Audio, or its script cannot be fetched.
 */
export const openSoundOutput: OpenOutput = async (events) => {
  const context = new AudioContext({ latencyHint: 'playback' });
  try {
    await context.audioWorklet.addModule(threadAddress());
  } catch (error) {
    void context.close();
    throw error;
  }
  const node = new AudioWorkletNode(context, 'sound', { numberOfInputs: 0, outputChannelCount: [2] });
  node.port.addEventListener('message', ({ data }: MessageEvent<{ mark: string }>) =>
    events.onMark(data.mark),
  );
  node.port.start();
  node.addEventListener('processorerror', events.onFailed);
  node.connect(context.destination);
  let isWanted = false;
  context.addEventListener('statechange', () => {
    if (isWanted && context.state !== 'running') events.onInterrupted();
  });
  // Over http a page hears nothing of devices.
  if (navigator.mediaDevices) watchOutputs(navigator.mediaDevices, () => isWanted && events.onDeviceGone());
  return {
    voice: createVoiceNode(context),
    pieces: createPieceNode(context),
    tell: (message) => node.port.postMessage(message),
    async resume() {
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, REFUSED_MS))]);
      isWanted = context.state === 'running';
      return isWanted;
    },
    async suspend() {
      isWanted = false;
      await context.suspend();
    },
  };
};
