import { type Cleaned, createParts, DamagedPictureError } from './cleaned.ts';
import { type ExifFacts, orientationBlock, readExif, turnedSides } from './exif.ts';

const EXIF_NAME = 'Exif\0\0';
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Headers of a frame, which know its sides. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Segments that a picture needs to look as it does; every other one of an application is left out. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker < 0xe0) return true;
  const name = segment.toString('latin1', 0, 12);
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  return marker === 0xee || (marker > 0xef && marker !== 0xfe);
}

function orientationSegment(orientation: number): Buffer {
  const block = orientationBlock(orientation);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(2 + EXIF_NAME.length + block.length, 2);
  head.write(EXIF_NAME, 4, 'latin1');
  return Buffer.concat([head, block]);
}

/** Where the coded pixels end that begin at a place. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at !== -1; at = source.indexOf(0xff, at + 1)) {
    const next = source[at + 1];
    if (next === undefined) return source.length;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return source.length;
}

/** What follows the end of the picture, as previews do and films of it, goes as well. @throws DamagedPictureError */
export function cleanJpeg(source: Buffer): Cleaned {
  const parts = createParts(source);
  let exif: ExifFacts = { orientation: 1 };
  let sides = { width: 0, height: 0 };
  let at = 2;
  parts.keep(0, at);
  // Its place is that of the first segment, before anything is known of it.
  const body = createParts(source);
  while (at + 4 <= source.length) {
    const marker = source[at + 1] ?? 0;
    if (source[at] !== 0xff) throw new DamagedPictureError();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) break;
    const end = at + 2 + source.readUInt16BE(at + 2);
    if (end > source.length || end < at + 4) throw new DamagedPictureError();
    const segment = source.subarray(at + 4, end);
    if (marker === 0xe1 && segment.toString('latin1', 0, 6) === EXIF_NAME)
      exif = readExif(segment.subarray(6));
    if (isFrame(marker) && segment.length >= 5)
      sides = { width: segment.readUInt16BE(3), height: segment.readUInt16BE(1) };
    const until = marker === 0xda ? endOfScan(source, end) : end;
    if (isNeeded(marker, segment)) body.keep(at, until);
    at = until;
  }
  if (sides.width === 0) throw new DamagedPictureError();
  if (exif.orientation !== 1) parts.insert(orientationSegment(exif.orientation));
  const bytes = Buffer.concat([parts.join(), body.join(), Buffer.from([0xff, 0xd9])]);
  const { takenAt } = exif;
  return { bytes, facts: { ...turnedSides(sides.width, sides.height, exif), ...(takenAt && { takenAt }) } };
}
