import { levelSpeech } from './level-speech.ts';

/** What somebody said, as loud as everything that is said here. */
export type SpokenLine = { seconds: number };

/** Speech beside the engine, in the same graph. */
export type VoiceNode = {
  /** @throws Error where the bytes are no speech */
  decode(bytes: ArrayBuffer): Promise<SpokenLine>;
  /** Says it from now on, in the place of what is said; answers when it is over. */
  say(line: SpokenLine, volume: number): Promise<void>;
  /** Ends what is said, without a click. */
  hush(): void;
};

/** A sentence takes less. */
const MOST_SECONDS = 60;
const HUSH_SECONDS = 0.03;

export function createVoiceNode(context: AudioContext): VoiceNode {
  const decoded = new WeakMap<SpokenLine, AudioBuffer>();
  let said: { source: AudioBufferSourceNode; gain: GainNode } | null = null;

  function hush(): void {
    const now = context.currentTime;
    said?.gain.gain.setTargetAtTime(0, now, HUSH_SECONDS);
    said?.source.stop(now + 5 * HUSH_SECONDS);
    said = null;
  }

  return {
    async decode(bytes) {
      const buffer = await context.decodeAudioData(bytes);
      const channels = Array.from({ length: buffer.numberOfChannels }, (_, at) => buffer.getChannelData(at));
      if (buffer.duration > MOST_SECONDS || !levelSpeech(channels, buffer.sampleRate))
        throw new Error('Nothing is said in it');
      const line = { seconds: buffer.duration };
      decoded.set(line, buffer);
      return line;
    },
    say(line, volume) {
      hush();
      const buffer = decoded.get(line);
      if (!buffer) return Promise.reject(new Error('It is of another output'));
      const source = new AudioBufferSourceNode(context, { buffer });
      const gain = new GainNode(context, { gain: volume });
      source.connect(gain).connect(context.destination);
      said = { source, gain };
      source.start();
      return new Promise((resolve) => {
        source.addEventListener('ended', () => {
          gain.disconnect();
          resolve();
        });
      });
    },
    hush,
  };
}
