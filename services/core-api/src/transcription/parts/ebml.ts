/** Elements of WebM that are looked at, by their numbers. */
export const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** One element: its content lies from `start` up to, and not with, `end`. */
export type Element = { id: number; begin: number; start: number; end: number };

/** Browsers do not know how long these become while they record, and leave it open. */
const openEnded = new Set<number>([ids.segment, ids.cluster]);
/** Whole numbers that are safe have 53 bits. */
const LONGEST_SAFE = 2 ** 53;

/** Bytes of a number that says its own length. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

function idAt(bytes: Buffer, place: number): { id: number; next: number } | null {
  const length = lengthOf(bytes[place] ?? 0);
  if (length > 4 || place + length > bytes.length) return null;
  return { id: bytes.readUIntBE(place, length), next: place + length };
}

function sizeAt(bytes: Buffer, place: number): { size: number | null; next: number } | null {
  const first = bytes[place] ?? 0;
  const length = lengthOf(first);
  if (length > 8 || place + length > bytes.length) return null;
  const marker = 1 << (8 - length);
  let size = first & (marker - 1);
  let isOpen = size === marker - 1;
  for (let at = place + 1; at < place + length; at += 1) {
    isOpen &&= bytes[at] === 0xff;
    size = size * 256 + (bytes[at] ?? 0);
  }
  if (!isOpen && size >= LONGEST_SAFE) return null;
  return { size: isOpen ? null : size, next: place + length };
}

/**
 * Elements that lie one after the other. Where one leaves its end open, its children come as if they lay beside it. What
 * is cut off at the end is left out, as the last chunk of a browser that died may be.
 */
export function* elementsIn(bytes: Buffer, from: number, to: number): Generator<Element> {
  for (let begin = from; begin < to;) {
    const id = idAt(bytes, begin);
    const size = id && sizeAt(bytes, id.next);
    if (!id || !size) return;
    const isFlat = openEnded.has(id.id);
    if (size.size === null && !isFlat) return;
    const end = size.next + (size.size ?? 0);
    if (!isFlat && end > to) return;
    yield { id: id.id, begin, start: size.next, end };
    begin = isFlat ? size.next : end;
  }
}

/** Says of a length that it has four bytes. */
export const FOUR_BYTES = 0x10000000;

/** An element with its content, whose length has four bytes. */
export function elementOf(id: number, content: readonly Buffer[]): Buffer[] {
  const length = content.reduce((sum, { length: bytes }) => sum + bytes, 0);
  const head = Buffer.alloc((id > 0xff ? (id > 0xffff ? 4 : 2) : 1) + 4);
  head.writeUIntBE(id, 0, head.length - 4);
  head.writeUInt32BE(FOUR_BYTES + length, head.length - 4);
  return [head, ...content];
}
