import { ImportError } from '../import-error.ts';
import { type ArchiveSource, readBytes } from './archive-source.ts';

/** A file of an archive, as its directory describes it. */
export type ZipMember = {
  path: string;
  /** Bytes in the archive, and unpacked. */
  packed: number;
  size: number;
  crc: number;
  method: number;
  isEncrypted: boolean;
  /** Where its own header begins. */
  offset: number;
  /** By the clock of whoever packed it. */
  modified: { year: number; month: number; day: number; hour: number; minute: number };
};

/** What an archive may consist of; more is refused before a byte is unpacked. */
export type ZipLimits = { files: number; directoryBytes: number; bytes: number; ratio: number };

export const zipLimits: ZipLimits = {
  files: 100_000,
  directoryBytes: 64 * 1024 * 1024,
  bytes: 50 * 1024 ** 3,
  /** Of all that is unpacked to all that is packed: texts reach 20. */
  ratio: 100,
};

/** Bytes up to which nothing is a bomb. */
const HARMLESS = 50 * 1024 * 1024;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const LOCATOR_LENGTH = 20;
const ENTRY_LENGTH = 46;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const MARKS = { entry: 0x02014b50, end: 0x06054b50, wideEnd: 0x06064b50, locator: 0x07064b50 };

type Directory = { count: number; length: number; start: number };

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const broken = () => new ImportError('broken-archive');

/** A wide number; one beyond what a file can have breaks the archive. */
function wideAt(view: DataView, place: number): number {
  const value = Number(view.getBigUint64(place, true));
  if (!Number.isSafeInteger(value)) throw broken();
  return value;
}

async function findDirectory(source: ArchiveSource): Promise<Directory> {
  const start = Math.max(0, source.size - END_LENGTH - LONGEST_COMMENT - LOCATOR_LENGTH);
  const view = viewOf(await readBytes(source, start, source.size));
  let place = view.byteLength - END_LENGTH;
  while (place >= 0 && view.getUint32(place, true) !== MARKS.end) place -= 1;
  if (place < 0) throw broken();
  const narrow = {
    count: view.getUint16(place + 10, true),
    length: view.getUint32(place + 12, true),
    start: view.getUint32(place + 16, true),
  };
  if (narrow.count !== MAX_16 && narrow.length !== MAX_32 && narrow.start !== MAX_32) return narrow;
  const locator = place - LOCATOR_LENGTH;
  if (locator < 0 || view.getUint32(locator, true) !== MARKS.locator) return narrow;
  const wideStart = wideAt(view, locator + 8);
  const wide = viewOf(await readBytes(source, wideStart, wideStart + 56));
  if (wide.byteLength < 56 || wide.getUint32(0, true) !== MARKS.wideEnd) throw broken();
  return { count: wideAt(wide, 32), length: wideAt(wide, 40), start: wideAt(wide, 48) };
}

/** Numbers that did not fit stand in an extra field, those that are missing one after the other. */
function widen(member: ZipMember, extra: DataView): ZipMember {
  const wide = { ...member };
  for (let place = 0; place + 4 <= extra.byteLength;) {
    const length = extra.getUint16(place + 2, true);
    if (extra.getUint16(place, true) === 1) {
      let at = place + 4;
      const end = Math.min(at + length, extra.byteLength);
      for (const key of ['size', 'packed', 'offset'] as const) {
        if (member[key] !== MAX_32 || at + 8 > end) continue;
        wide[key] = wideAt(extra, at);
        at += 8;
      }
    }
    place += 4 + length;
  }
  return wide;
}

function readEntry(bytes: Uint8Array, place: number): { member: ZipMember; next: number } {
  const view = viewOf(bytes);
  if (place + ENTRY_LENGTH > bytes.length || view.getUint32(place, true) !== MARKS.entry) throw broken();
  const flags = view.getUint16(place + 8, true);
  const [time, date] = [view.getUint16(place + 12, true), view.getUint16(place + 14, true)];
  const nameEnd = place + ENTRY_LENGTH + view.getUint16(place + 28, true);
  const extraEnd = nameEnd + view.getUint16(place + 30, true);
  const next = extraEnd + view.getUint16(place + 32, true);
  if (next > bytes.length) throw broken();
  const member: ZipMember = {
    path: new TextDecoder().decode(bytes.subarray(place + ENTRY_LENGTH, nameEnd)),
    method: view.getUint16(place + 10, true),
    isEncrypted: (flags & 1) === 1,
    crc: view.getUint32(place + 16, true),
    packed: view.getUint32(place + 20, true),
    size: view.getUint32(place + 24, true),
    offset: view.getUint32(place + 42, true),
    modified: {
      year: 1980 + (date >> 9),
      month: (date >> 5) & 15,
      day: date & 31,
      hour: time >> 11,
      minute: (time >> 5) & 63,
    },
  };
  return { member: widen(member, viewOf(bytes.subarray(nameEnd, extraEnd))), next };
}

/** What is declared alone says whether it can be true: files that lie over each other are a bomb as well. */
function checkSums(members: readonly ZipMember[], source: ArchiveSource, limits: ZipLimits): void {
  const packed = members.reduce((sum, member) => sum + member.packed, 0);
  const size = members.reduce((sum, member) => sum + member.size, 0);
  if (packed > source.size) throw broken();
  if (size > limits.bytes || (size > HARMLESS && size > source.size * limits.ratio))
    throw new ImportError('too-large');
}

/**
 * All files of an archive, in the order of its directory; folders are left out.
 *
 * @throws ImportError `broken-archive`, `too-many-files`, `too-large`
 */
export async function readZipDirectory(
  source: ArchiveSource,
  limits: ZipLimits = zipLimits,
): Promise<ZipMember[]> {
  const { count, length, start } = await findDirectory(source);
  if (count > limits.files || length > limits.directoryBytes) throw new ImportError('too-many-files');
  if (start + length > source.size) throw broken();
  const bytes = await readBytes(source, start, start + length);
  const members: ZipMember[] = [];
  for (let place = 0, left = count; left > 0; left -= 1) {
    const { member, next } = readEntry(bytes, place);
    place = next;
    if (!member.path.endsWith('/')) members.push(member);
  }
  checkSums(members, source, limits);
  return members;
}
