import { createLevelMeter } from './level-meter.ts';
import type { Microphone } from './recorder.ts';

/** Bits a second: a voice is clear, and three hours fit into one file. */
const BITS_PER_SECOND = 32_000;

/** Asks for the microphone. `recorded` is the type that MediaRecorder is told. @throws DOMException */
export async function openMicrophone(recorded: string): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const [track] = stream.getAudioTracks();
  const meter = createLevelMeter(stream);
  return {
    source: new MediaRecorder(stream, { mimeType: recorded, audioBitsPerSecond: BITS_PER_SECOND }),
    meter,
    onLost: (task) => track?.addEventListener('ended', task),
    close() {
      meter.close();
      track?.stop();
    },
  };
}
