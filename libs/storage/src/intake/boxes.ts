/** A box: where it begins, and its content from `from` to `to`. */
export type Box = { type: string; at: number; from: number; to: number };

/** Boxes side by side in a buffer; ends at what is none. */
export function boxesOf(source: Buffer, start = 0, end = source.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < 10_000;) {
    const length = source.readUInt32BE(at);
    const isLong = length === 1 && at + 16 <= end;
    const from = at + (isLong ? 16 : 8);
    const to = isLong ? at + Number(source.readBigUInt64BE(at + 8)) : length === 0 ? end : at + length;
    if (to < from || to > end) break;
    boxes.push({ type: source.toString('latin1', at + 4, at + 8), at, from, to });
    at = to;
  }
  return boxes;
}
