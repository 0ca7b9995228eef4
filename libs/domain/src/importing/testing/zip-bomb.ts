import { constants, deflateRawSync } from 'node:zlib';

const BLOCK = 1024 * 1024;
const BLOCKS = 1024;
const FILES = 10;
/** Of a gigabyte of zeros. */
const CRC = 0xee4ad1e7;
const END_OF_STREAM = Buffer.from([3, 0]);

const nameOf = (index: number) => Buffer.from(`2020-01-0${index}.md`);

function header(mark: number, length: number, fields: readonly (readonly [at: number, value: number])[]) {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark);
  for (const [at, value] of fields) bytes.writeUInt32LE(value, at);
  return bytes;
}

/**
 * An archive of one megabyte: ten files share the same packed gigabyte of zeros. `declared` is the size that its directory
 * says each has.
 */
export function zipBomb({ declared = BLOCKS * BLOCK } = {}): Uint8Array {
  const zeros = deflateRawSync(Buffer.alloc(BLOCK), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: BLOCKS }, () => zeros), END_OF_STREAM]);
  const local = header(0x04034b50, 30, [[8, 8]]);
  const start = local.length + packed.length;
  const entries = Array.from({ length: FILES }, (_, index) => {
    const name = nameOf(index);
    const entry = header(0x02014b50, 46, [
      [10, 8],
      [16, CRC],
      [20, Math.floor(packed.length / FILES)],
      [24, declared],
      [28, name.length],
    ]);
    return Buffer.concat([entry, name]);
  });
  const directory = Buffer.concat(entries);
  const end = header(0x06054b50, 22, [
    [8, FILES | (FILES << 16)],
    [12, directory.length],
    [16, start],
  ]);
  return Buffer.concat([local, packed, directory, end]);
}
