/** What of an Exif block is kept: how the picture is turned, and when it was taken. */
export type ExifFacts = { orientation: number; takenAt?: string };

const ORIENTATION = 0x0112;
const EXIF_FOLDER = 0x8769;
const TAKEN_AT = 0x9003;
const OFFSET_OF_TAKEN_AT = 0x9011;
/** Entries of a folder that are looked at. */
const MAX_ENTRIES = 500;

type Tag = { value: number; text: string };

/** Reads a TIFF block; whatever cannot be read of it is as if it were not there. */
export function readExif(tiff: Buffer): ExifFacts {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const fits = (at: number, length: number) => at >= 0 && at + length <= tiff.length;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const readFolder = (at: number): Map<number, Tag> => {
    const tags = new Map<number, Tag>();
    if (!fits(at, 2)) return tags;
    const count = Math.min(short(at), MAX_ENTRIES);
    for (let index = 0; index < count; index += 1) {
      const entry = at + 2 + index * 12;
      if (!fits(entry, 12)) break;
      const [type, length] = [short(entry + 2), long(entry + 4)];
      const place = length <= 4 ? entry + 8 : long(entry + 8);
      const isText = type === 2 && length <= 64 && fits(place, length);
      tags.set(short(entry), {
        value: type === 3 ? short(entry + 8) : long(entry + 8),
        text: isText ? tiff.toString('latin1', place, place + length).replace(/\0.*$/s, '') : '',
      });
    }
    return tags;
  };
  if (!fits(0, 8)) return { orientation: 1 };
  const main = readFolder(long(4));
  const turned = main.get(ORIENTATION)?.value ?? 1;
  const folder = main.get(EXIF_FOLDER);
  const details = folder ? readFolder(folder.value) : new Map<number, Tag>();
  const takenAt = momentOf(details.get(TAKEN_AT)?.text, details.get(OFFSET_OF_TAKEN_AT)?.text);
  return { orientation: turned >= 1 && turned <= 8 ? turned : 1, ...(takenAt && { takenAt }) };
}

/** `2024:05:01 12:30:00` and `+02:00`, as ISO 8601; undefined where it is no moment. */
function momentOf(taken = '', offset = ''): string | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(taken.trim()) ?? [];
  const zone = /^[+-]\d\d:\d\d$/.test(offset.trim()) ? offset.trim() : '';
  const moment = `${year}-${month}-${day}T${time}${zone}`;
  return time !== undefined && Number(year) > 1800 && !Number.isNaN(Date.parse(moment)) ? moment : undefined;
}

/** A TIFF block that says how a picture is turned and nothing else. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(ORIENTATION, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}

/** Sides of a picture as it is looked at: an eighth of a turn of 5 and more lies on its side. */
export const turnedSides = (width: number, height: number, { orientation }: ExifFacts) =>
  orientation >= 5 ? { width: height, height: width } : { width, height };
