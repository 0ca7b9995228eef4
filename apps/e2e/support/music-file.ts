import { crc32, deflateSync } from 'node:zlib';

export type Song = {
  title: string;
  artist: string;
  seconds: number;
  sampleRate: number;
  /** From 0 to 1. */
  amplitude: number;
  /** Red, green and blue of its cover. */
  colour: readonly [number, number, number];
};

const SIDE = 64;

function pngChunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

function coverOf(colour: Song['colour']): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: SIDE }, () => colour).flat()]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function id3Frame(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 0, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** What a file says of itself, as players of music write it. */
function tagsOf({ title, artist, colour }: Song): Buffer {
  const words = (text: string) => Buffer.from(`\0${text}`, 'latin1');
  const frames = Buffer.concat([
    id3Frame('TIT2', words(title)),
    id3Frame('TPE1', words(artist)),
    id3Frame('APIC', Buffer.concat([Buffer.from('\0image/png\0\x03\0', 'latin1'), coverOf(colour)])),
  ]);
  const { length } = frames;
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...[21, 14, 7, 0].map((by) => (length >> by) & 0x7f)]);
  return Buffer.concat([head, frames]);
}

function waveChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A tone of 440 Hz as a WAV file with tags and a cover. */
export function musicFile(song: Song): { name: string; mimeType: string; buffer: Buffer } {
  const { title, seconds, sampleRate, amplitude } = song;
  const samples = Buffer.alloc(seconds * sampleRate * 2);
  for (let at = 0; at < samples.length / 2; at += 1) {
    const value = Math.sin((2 * Math.PI * 440 * at) / sampleRate);
    samples.writeInt16LE(Math.round(32_767 * amplitude * value), at * 2);
  }
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const parts = [waveChunk('fmt ', format), waveChunk('data', samples), waveChunk('id3 ', tagsOf(song))];
  const buffer = waveChunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...parts]));
  return { name: `${title}.wav`, mimeType: 'audio/wav', buffer };
}
