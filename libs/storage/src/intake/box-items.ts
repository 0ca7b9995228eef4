import type { PictureFacts } from './cleaned.ts';
import { type Box, boxesOf } from './boxes.ts';

/** Bytes of the file that an item consists of. */
type ItemPart = { type: string; from: number; to: number };

/** Content of a `meta` box begins with its version. */
const childrenOf = (meta: Buffer) => boxesOf(meta, 4);
const find = (boxes: readonly Box[], wanted: string) => boxes.find(({ type }) => type === wanted);

/** Parts of the items that hold Exif or XMP, of the content of a `meta` box that lies at `offset` in the file. */
export function findItems(meta: Buffer, offset: number): ItemPart[] {
  const children = childrenOf(meta);
  const names = find(children, 'iinf');
  const places = find(children, 'iloc');
  if (!names || !places) return [];
  const types = readItemTypes(meta, names);
  const data = find(children, 'idat');
  return readPlaces(meta.subarray(places.from, places.to)).flatMap(({ id, isInside, from, length }) => {
    const type = types.get(id);
    if (type !== 'Exif' && type !== 'mime') return [];
    const start = isInside ? offset + (data?.from ?? 0) + from : from;
    return [{ type, from: start, to: start + length }];
  });
}

function readItemTypes(meta: Buffer, { from, to }: Box): Map<number, string> {
  const isShort = meta[from] === 0;
  const types = new Map<number, string>();
  for (const entry of boxesOf(meta, from + (isShort ? 6 : 8), to)) {
    const version = meta[entry.from] ?? 0;
    if (entry.type !== 'infe' || version < 2 || entry.to - entry.from < 12) continue;
    const isWide = version >= 3;
    const id = isWide ? meta.readUInt32BE(entry.from + 4) : meta.readUInt16BE(entry.from + 4);
    const at = entry.from + (isWide ? 10 : 8);
    types.set(id, meta.toString('latin1', at, at + 4));
  }
  return types;
}

type Place = { id: number; isInside: boolean; from: number; length: number };

function readPlaces(box: Buffer): Place[] {
  const places: Place[] = [];
  let at = 0;
  const take = (bytes: number) => {
    at += bytes;
    if (at > box.length) throw new RangeError('The list of items ends early');
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(box.readBigUInt64BE(at - 8)) : box.readUIntBE(at - bytes, bytes);
  };
  const version = take(1);
  take(3);
  const [sizes, more] = [take(1), take(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  const idSize = version < 2 ? 2 : 4;
  const count = take(idSize);
  for (let item = 0; item < count; item += 1) {
    const id = take(idSize);
    const isInside = version > 0 && (take(2) & 15) === 1;
    take(2);
    const base = take(baseSize);
    const parts = take(2);
    for (let part = 0; part < parts; part += 1) {
      take(indexSize);
      const from = base + take(offsetSize);
      places.push({ id, isInside, from, length: take(lengthSize) });
    }
  }
  return places;
}

/** Sides of the largest picture that the items describe, as it is looked at. */
export function sidesOfItems(meta: Buffer): PictureFacts {
  const properties = find(childrenOf(meta), 'iprp');
  const list = properties && find(boxesOf(meta, properties.from, properties.to), 'ipco');
  if (!list) return {};
  const boxes = boxesOf(meta, list.from, list.to);
  const sides = boxes
    .filter(({ type, from, to }) => type === 'ispe' && to - from >= 12)
    .map(({ from }) => ({ width: meta.readUInt32BE(from + 4), height: meta.readUInt32BE(from + 8) }))
    .toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  const turn = find(boxes, 'irot');
  const isTurned = turn !== undefined && ((meta[turn.from] ?? 0) & 1) === 1;
  return sides && isTurned ? { width: sides.height, height: sides.width } : (sides ?? {});
}
