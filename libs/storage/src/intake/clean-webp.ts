import { type Cleaned, createParts, DamagedPictureError } from './cleaned.ts';
import { type ExifFacts, orientationBlock, readExif, turnedSides } from './exif.ts';

const NEEDED = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Place of the flags in an extended file, and those that announce Exif and XMP. */
const FLAGS = 20;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

function exifChunk(orientation: number): Buffer {
  const block = orientationBlock(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(block.length, 4);
  return Buffer.concat([head, block]);
}

/** @throws DamagedPictureError */
export function cleanWebp(source: Buffer): Cleaned {
  const parts = createParts(source);
  let exif: ExifFacts = { orientation: 1 };
  parts.keep(0, 12);
  const end = Math.min(source.length, 8 + source.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const length = source.readUInt32LE(at + 4);
    const next = Math.min(at + 8 + length + (length % 2), source.length);
    if (at + 8 + length > end) throw new DamagedPictureError();
    const type = source.toString('latin1', at, at + 4);
    if (NEEDED.has(type)) parts.keep(at, next);
    if (type === 'EXIF') {
      const block = source.subarray(at + 8, next);
      exif = readExif(block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block);
    }
    at = next;
  }
  const sides = sidesOf(source);
  const isExtended = source.toString('latin1', 12, 16) === 'VP8X';
  const isTurned = isExtended && exif.orientation !== 1;
  if (isTurned) parts.insert(exifChunk(exif.orientation));
  const bytes = parts.join();
  bytes.writeUInt32LE(bytes.length - 8, 4);
  if (isExtended) {
    const flags = (bytes[FLAGS] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    bytes[FLAGS] = isTurned ? flags | EXIF_FLAG : flags;
  }
  const { takenAt } = exif;
  return { bytes, facts: { ...turnedSides(sides.width, sides.height, exif), ...(takenAt && { takenAt }) } };
}

/** @throws DamagedPictureError */
function sidesOf(source: Buffer): { width: number; height: number } {
  if (source.length < 30) throw new DamagedPictureError();
  const type = source.toString('latin1', 12, 16);
  if (type === 'VP8X') return { width: source.readUIntLE(24, 3) + 1, height: source.readUIntLE(27, 3) + 1 };
  if (type === 'VP8 ')
    return { width: source.readUInt16LE(26) & 0x3fff, height: source.readUInt16LE(28) & 0x3fff };
  if (type !== 'VP8L') throw new DamagedPictureError();
  const bits = source.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
