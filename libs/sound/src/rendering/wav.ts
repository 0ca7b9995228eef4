import { createRandom } from '../core/random.ts';
import type { Piece } from './render.ts';

const HEADER_BYTES = 44;
const BYTES_PER_FRAME = 4;

/** Longest that a WAV file can hold at a sample rate, in seconds: its sizes are numbers of 32 bits. */
const longestWav = (sampleRate: number) =>
  Math.floor((2 ** 32 - 1 - HEADER_BYTES) / (BYTES_PER_FRAME * sampleRate));

/**
 * Beginning of a WAV file of two channels with 16 bits.
 *
 * @throws RangeError when it would be too long for the format.
 */
export function wavHeader({ frames, sampleRate }: { frames: number; sampleRate: number }): Uint8Array {
  if (frames > longestWav(sampleRate) * sampleRate) throw new RangeError('Too long for a WAV file');
  const bytes = frames * BYTES_PER_FRAME;
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  const write = (at: number, text: string) => {
    for (const [index, character] of [...text].entries())
      header.setUint8(at + index, character.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 2, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * BYTES_PER_FRAME, true);
  header.setUint16(32, BYTES_PER_FRAME, true);
  header.setUint16(34, 16, true);
  write(36, 'data');
  header.setUint32(40, bytes, true);
  return new Uint8Array(header.buffer);
}

/** Turns a piece into samples of 16 bits; what is lost by that becomes noise nobody hears, not a distortion of what is quiet. */
export function wavSamples({ left, right }: Piece, seed = 1): Uint8Array {
  const random = createRandom(seed);
  const view = new DataView(new ArrayBuffer(left.length * BYTES_PER_FRAME));
  const put = (at: number, value: number) => {
    const dithered = Math.round(value * 32767 + random.next() - random.next());
    view.setInt16(at, Math.max(-32768, Math.min(32767, dithered)), true);
  };
  for (let i = 0; i < left.length; i++) {
    put(i * BYTES_PER_FRAME, left[i] ?? 0);
    put(i * BYTES_PER_FRAME + 2, right[i] ?? 0);
  }
  return new Uint8Array(view.buffer);
}
