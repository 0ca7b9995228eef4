import { crc32 } from 'node:zlib';
import { type Cleaned, createParts, DamagedPictureError } from './cleaned.ts';
import { type ExifFacts, orientationBlock, readExif, turnedSides } from './exif.ts';

/** Chunks besides the critical ones that a picture needs to look, and move, as it does. */
const NEEDED = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP mDCV cLLI hIST'.split(' '),
);

function chunkOf(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** @throws DamagedPictureError */
export function cleanPng(source: Buffer): Cleaned {
  const parts = createParts(source);
  let exif: ExifFacts = { orientation: 1 };
  parts.keep(0, 8);
  let isWhole = false;
  for (let at = 8; at + 12 <= source.length && !isWhole;) {
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw new DamagedPictureError();
    const type = source.toString('latin1', at + 4, at + 8);
    isWhole = type === 'IEND';
    if (type === 'eXIf') {
      exif = readExif(source.subarray(at + 8, end - 4));
      if (exif.orientation !== 1) parts.insert(chunkOf('eXIf', orientationBlock(exif.orientation)));
    } else if (/^[A-Z]/.test(type) || NEEDED.has(type)) parts.keep(at, end);
    at = end;
  }
  if (!isWhole || source.toString('latin1', 12, 16) !== 'IHDR') throw new DamagedPictureError();
  const sides = turnedSides(source.readUInt32BE(16), source.readUInt32BE(20), exif);
  return { bytes: parts.join(), facts: { ...sides, ...(exif.takenAt && { takenAt: exif.takenAt }) } };
}
