import { crc32 } from 'node:zlib';

const RATE = 24_000;
const SECONDS_A_CHARACTER = 0.06;
const SHORTEST_SECONDS = 0.5;
/** Of full scale. */
const LEVEL = 0.25;

/** A tone as WAV, as long as somebody would take to say the text, whose pitch comes from it. */
export function speakTone(text: string): Buffer {
  const frames = Math.round(RATE * Math.max(SHORTEST_SECONDS, text.length * SECONDS_A_CHARACTER));
  const pitch = 180 + (crc32(text) % 120);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + frames * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(frames * 2, 40);
  const samples = Int16Array.from({ length: frames }, (_, at) =>
    Math.round(32_767 * LEVEL * Math.sin((2 * Math.PI * pitch * at) / RATE)),
  );
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
