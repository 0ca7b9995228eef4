/** Minutes of a day. */
const DAY = 24 * 60;

/** Something that takes a part of a day, in minutes since midnight. */
export type Block = { id: string; from: number; until: number };

/** A block with its column, where several lie beside each other. */
export type PlacedBlock = Block & { column: number; columns: number };

const inOrder = (one: Block, other: Block): number =>
  one.from - other.from || other.until - one.until || (one.id < other.id ? -1 : 1);

/** Puts blocks that overlap into columns, as few as can be. */
export function placeBlocks(blocks: readonly Block[]): PlacedBlock[] {
  const placed: PlacedBlock[] = [];
  let group: { block: Block; column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map(({ block, column }) => ({ ...block, column, columns: ends.length })));
    group = [];
    ends = [];
  };
  for (const block of blocks.toSorted(inOrder)) {
    if (ends.every((end) => end <= block.from)) close();
    const free = ends.findIndex((end) => end <= block.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = block.until;
    group.push({ block, column });
  }
  close();
  return placed;
}

/** The first minute from `from` on at which so many minutes are free; null where the day has no such gap. */
export function findGap(taken: readonly Block[], from: number, minutes: number): number | null {
  let at = from;
  for (const { from: begin, until } of taken.toSorted(inOrder)) {
    if (begin - at >= minutes) break;
    at = Math.max(at, until);
  }
  return at + minutes <= DAY ? at : null;
}
