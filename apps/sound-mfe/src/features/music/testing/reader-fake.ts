import type { MusicReader } from '../model/read-music.ts';

const HEADER_BYTES = 44;

/** Decodes WAV files of 16 bits and two channels, as a browser does; pictures stay as they are. */
export const readerFake: MusicReader = {
  decode(bytes) {
    const view = new DataView(bytes);
    const isWav = bytes.byteLength > HEADER_BYTES && view.getUint32(0) === 0x52494646;
    if (!isWav) return Promise.reject(new Error('Unable to decode audio data'));
    const sampleRate = view.getUint32(24, true);
    const length = view.getUint32(40, true) / 4;
    const channels = [0, 1].map((channel) =>
      Float32Array.from(
        { length },
        (_, frame) => view.getInt16(HEADER_BYTES + 4 * frame + 2 * channel, true) / 32_768,
      ),
    );
    return Promise.resolve({
      sampleRate,
      length,
      numberOfChannels: 2,
      duration: length / sampleRate,
      getChannelData: (channel: number) => channels[channel],
    } as AudioBuffer);
  },
  shrink: (picture) => Promise.resolve(picture),
};
