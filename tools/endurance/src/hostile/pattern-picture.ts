import { crc32, deflateSync } from 'node:zlib';

/** A PNG of coloured squares: small as a file, and much work to pack anew. Sides in pixels. */
export function patternPicture(side: number): Buffer {
  const rows = Array.from({ length: side }, (_row, y) => {
    const row = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side; x += 1) {
      const seed = Math.imul((x >> 2) + 1, 2_654_435_761) ^ Math.imul((y >> 2) + 1, 40_503);
      row.writeUIntBE(seed & 0xffffff, 1 + x * 3, 3);
    }
    return row;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
