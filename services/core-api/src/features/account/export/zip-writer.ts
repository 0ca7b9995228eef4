import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflateRaw = promisify(zlib.deflateRaw);

/** Names are UTF-8; sizes may follow the content. */
const UTF8 = 0x0800;
const SIZES_FOLLOW = 0x0008;
const STORED = 0;
const DEFLATED = 8;
/** Bytes below which packing makes nothing smaller. */
const WORTH_PACKING = 64;
const VERSION = 20;
const VERSION_64 = 45;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** Where bytes go; resolves when more may come. */
export type WriteBytes = (bytes: Uint8Array) => Promise<void>;

/** Writes a zip archive front to back; only the names stay in memory. */
export type ZipWriter = {
  /** A file that is small enough to be held. */
  addText(name: string, text: string): Promise<void>;
  /** A file of any length below 4 GiB, piece by piece. @throws RangeError when it is longer */
  addStream(name: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void>;
  /** Writes the directory: without it the archive is not whole. */
  finish(): Promise<void>;
};

type Member = {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
};

/** An archive whose files all carry one date. */
export function createZipWriter(writeBytes: WriteBytes, modifiedAt: Date): ZipWriter {
  const stamp = dosStamp(modifiedAt);
  const members: Member[] = [];
  let offset = 0;
  const write = async (bytes: Uint8Array) => {
    offset += bytes.length;
    await writeBytes(bytes);
  };

  return {
    async addText(name, text) {
      const content = Buffer.from(text);
      const method = content.length < WORTH_PACKING ? STORED : DEFLATED;
      const packed = method === STORED ? content : await deflateRaw(content);
      const member: Member = {
        name: Buffer.from(name),
        flags: UTF8,
        method,
        crc: zlib.crc32(content),
        packed: packed.length,
        size: content.length,
        offset,
      };
      members.push(member);
      await write(Buffer.concat([localHeader(member, stamp), packed]));
    },

    async addStream(name, pieces) {
      const member = {
        name: Buffer.from(name),
        flags: UTF8 | SIZES_FOLLOW,
        method: DEFLATED,
        crc: 0,
        packed: 0,
        size: 0,
        offset,
      };
      await write(localHeader(member, stamp));
      const start = offset;
      await pipeline(
        Readable.from(counted(pieces, member), { objectMode: false }),
        zlib.createDeflateRaw(),
        async (packed: AsyncIterable<Buffer>) => {
          for await (const chunk of packed) await write(chunk);
        },
      );
      member.packed = offset - start;
      if (Math.max(member.size, member.packed) >= MAX_32) throw new RangeError(`${name} is too long`);
      members.push(member);
      await write(record(0x08074b50, ['32', member.crc], ['32', member.packed], ['32', member.size]));
    },

    async finish() {
      const start = offset;
      for (const member of members) await write(directoryEntry(member, stamp));
      await write(endOfDirectory(members.length, start, offset - start));
    },
  };
}

async function* counted(pieces: AsyncIterable<string | Uint8Array>, member: Member): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    member.crc = zlib.crc32(bytes, member.crc);
    member.size += bytes.length;
    yield bytes;
  }
}

type Field = ['16' | '32' | '64', number];

/** A record of the format: its mark, then numbers, the lowest byte first. */
function record(mark: number, ...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((length, [bits]) => length + Number(bits) / 8, 4));
  let place = bytes.writeUInt32LE(mark);
  for (const [bits, value] of fields) {
    if (bits === '16') place = bytes.writeUInt16LE(value, place);
    else if (bits === '32') place = bytes.writeUInt32LE(value, place);
    else place = bytes.writeBigUInt64LE(BigInt(value), place);
  }
  return bytes;
}

/** Date and time as the format keeps them: two seconds exact, from 1980 on. */
function dosStamp(date: Date): Field[] {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day =
    (Math.max(date.getUTCFullYear() - 1980, 0) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [
    ['16', time],
    ['16', day],
  ];
}

function localHeader({ name, flags, method, crc, packed, size }: Member, stamp: Field[]): Buffer {
  return Buffer.concat([
    record(
      0x04034b50,
      ['16', VERSION],
      ['16', flags],
      ['16', method],
      ...stamp,
      ['32', crc],
      ['32', packed],
      ['32', size],
      ['16', name.length],
      ['16', 0],
    ),
    name,
  ]);
}

function directoryEntry({ name, flags, method, crc, packed, size, offset }: Member, stamp: Field[]): Buffer {
  const isFar = offset >= MAX_32;
  const far = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([
    record(
      0x02014b50,
      ['16', isFar ? VERSION_64 : VERSION],
      ['16', isFar ? VERSION_64 : VERSION],
      ['16', flags],
      ['16', method],
      ...stamp,
      ['32', crc],
      ['32', packed],
      ['32', size],
      ['16', name.length],
      ['16', far.length],
      ['16', 0],
      ['16', 0],
      ['16', 0],
      ['32', 0],
      ['32', Math.min(offset, MAX_32)],
    ),
    name,
    far,
  ]);
}

/** With the wide records before it where the narrow one cannot hold the numbers. */
function endOfDirectory(count: number, start: number, length: number): Buffer {
  const isWide = count >= MAX_16 || start >= MAX_32 || length >= MAX_32;
  const narrow = Math.min(count, MAX_16);
  const end = record(
    0x06054b50,
    ['16', 0],
    ['16', 0],
    ['16', narrow],
    ['16', narrow],
    ['32', Math.min(length, MAX_32)],
    ['32', Math.min(start, MAX_32)],
    ['16', 0],
  );
  if (!isWide) return end;
  const wide = record(
    0x06064b50,
    ['64', 44],
    ['16', VERSION_64],
    ['16', VERSION_64],
    ['32', 0],
    ['32', 0],
    ['64', count],
    ['64', count],
    ['64', length],
    ['64', start],
  );
  const locator = record(0x07064b50, ['32', 0], ['64', start + length], ['32', 1]);
  return Buffer.concat([wide, locator, end]);
}
