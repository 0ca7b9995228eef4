import { crc32, deflateSync } from 'node:zlib';

const SIDE = 64;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A small PNG whose colours come from what was asked for. */
export function drawImage(prompt: string): Buffer {
  const hue = crc32(prompt);
  const row = (y: number) =>
    Buffer.from([
      0,
      ...Array.from({ length: SIDE }, (_, x) => [
        (hue & 255) ^ (x * 2),
        ((hue >> 8) & 255) ^ (y * 2),
        (hue >> 16) & 255,
      ]).flat(),
    ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, (_, y) => row(y))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
