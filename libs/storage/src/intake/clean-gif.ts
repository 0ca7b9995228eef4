import { type Cleaned, createParts, DamagedPictureError } from './cleaned.ts';

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Loops and stays as it is; comments and blocks of applications but the loop are left out. @throws DamagedPictureError */
export function cleanGif(source: Buffer): Cleaned {
  const byte = (at: number) => {
    const value = source[at];
    if (value === undefined) throw new DamagedPictureError();
    return value;
  };
  /** Where the row of blocks ends that begins at a place. */
  const endOfBlocks = (from: number) => {
    let at = from;
    for (let length = byte(at); length !== 0; length = byte(at)) at += length + 1;
    return at + 1;
  };
  const parts = createParts(source);
  let at = 13 + tableBytes(byte(10));
  parts.keep(0, at);
  for (let kind = byte(at); kind !== 0x3b; kind = byte(at)) {
    let end: number;
    let isNeeded = true;
    if (kind === 0x2c) end = endOfBlocks(at + 11 + tableBytes(byte(at + 9)));
    else if (kind === 0x21) {
      const label = byte(at + 1);
      end = endOfBlocks(at + 2);
      const name = source.toString('latin1', at + 3, at + 14);
      isNeeded = label === 0xf9 || label === 0x01 || (label === 0xff && /^(NETSCAPE2|ANIMEXTS1)/.test(name));
    } else throw new DamagedPictureError();
    if (isNeeded) parts.keep(at, end);
    at = end;
    // Some programs leave the last byte away.
    if (at >= source.length) break;
  }
  const bytes = Buffer.concat([parts.join(), Buffer.from([0x3b])]);
  return { bytes, facts: { width: source.readUInt16LE(6), height: source.readUInt16LE(8) } };
}
