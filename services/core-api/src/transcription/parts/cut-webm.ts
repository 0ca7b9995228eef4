import { elementOf, FOUR_BYTES, ids } from './ebml.ts';
import { type Packet, readWebm, type WebmRecording } from './read-webm.ts';

/** A part of a recording, which is a file of its own. */
export type SoundPart = {
  bytes: Buffer;
  /** Seconds of the recording before it. */
  startsAt: number;
};

/** Of the bytes that are allowed, what a part has when all are equal; the rest is room to look for a pause. */
const FILL = 0.85;
/** Seconds that a pause has at least. */
const PAUSE = 0.4;
/** Bytes that a block needs besides its sound. */
const BLOCK_HEAD = 5;
/** Of the bytes that are allowed, what clusters may need. */
const CLUSTERS = 0.01;
/** Ticks that a block may come after its cluster began: a signed number of 16 bits. */
const CLUSTER_TICKS = 30_000;
const SIMPLE_BLOCK_FLAGS = 0x0e;
const KEY_FRAME = 0x80;

const sizeOf = ({ start, end }: Packet) => end - start + BLOCK_HEAD;

/**
 * Cuts a recording of WebM into files of so many bytes at most, in pauses: where nobody speaks, packets are small. Null for
 * what is none.
 */
export function cutWebm(bytes: Buffer, maxBytes: number): SoundPart[] | null {
  const recording = readWebm(bytes);
  if (!recording) return null;
  const head = headOf(recording);
  const room = maxBytes * (1 - CLUSTERS) - head.length;
  const sums = [0];
  for (const packet of recording.packets) sums.push((sums.at(-1) ?? 0) + sizeOf(packet));
  const all = sums.at(-1) ?? 0;
  const wanted = all / Math.ceil(all / (room * FILL));
  const parts: SoundPart[] = [];
  for (let from = 0; from < recording.packets.length;) {
    const to = endOf(recording, sums, { from, room, wanted });
    if (to <= from) return null;
    const packets = recording.packets.slice(from, to);
    const begin = packets[0]?.at ?? 0;
    parts.push({
      bytes: Buffer.concat([head, ...clustersOf(bytes, packets, begin)]),
      startsAt: begin / recording.ticksPerSecond,
    });
    from = to;
  }
  return parts;
}

/** The number of the packet that the next part begins with. */
function endOf(
  { packets, ticksPerSecond }: WebmRecording,
  sums: readonly number[],
  { from, room, wanted }: { from: number; room: number; wanted: number },
): number {
  const sumAt = (place: number) => sums[place] ?? 0;
  const fits = (most: number) => {
    let [low, high] = [from, packets.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (sumAt(middle) - sumAt(from) <= most) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const latest = fits(room);
  if (latest === packets.length) return latest;
  const earliest = Math.max(from + 1, fits(2 * wanted - room));
  let quietest = { place: latest, loudness: Infinity };
  for (let begin = earliest, end = earliest; begin < latest; begin += 1) {
    const startsAt = packets[begin]?.at ?? 0;
    while (end < latest && (packets[end]?.at ?? 0) - startsAt < PAUSE * ticksPerSecond) end += 1;
    const loudness = (sumAt(end) - sumAt(begin)) / (end - begin);
    // Of pauses that are equally quiet the last is taken, so that no part is added.
    if (end < latest && loudness <= quietest.loudness)
      quietest = { place: Math.ceil((begin + end) / 2), loudness };
  }
  return quietest.place;
}

function headOf({ head, info, tracks }: WebmRecording): Buffer {
  // Its length stays open, as in what browsers record.
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  return Buffer.concat([head, segment, ...elementOf(ids.info, [info]), tracks]);
}

/** Packets in clusters, with times that begin at zero. */
function clustersOf(bytes: Buffer, packets: readonly Packet[], begin: number): Buffer[] {
  const clusters: Buffer[] = [];
  for (let from = 0; from < packets.length;) {
    const startsAt = packets[from]?.at ?? 0;
    let to = from + 1;
    while (to < packets.length && Math.abs((packets[to]?.at ?? 0) - startsAt) < CLUSTER_TICKS) to += 1;
    const timestamp = Buffer.alloc(6);
    timestamp.writeUIntBE(Math.max(0, startsAt - begin), 0, 6);
    const blocks = blocksOf(bytes, packets.slice(from, to), startsAt);
    clusters.push(...elementOf(ids.cluster, [...elementOf(ids.timestamp, [timestamp]), blocks]));
    from = to;
  }
  return clusters;
}

/** Blocks one after the other; there are too many of them for an object each. */
function blocksOf(bytes: Buffer, packets: readonly Packet[], startsAt: number): Buffer {
  const blocks = Buffer.alloc(packets.reduce((sum, packet) => sum + sizeOf(packet), 0));
  let place = 0;
  for (const { at, start, end } of packets) {
    blocks.writeUInt8(ids.simpleBlock, place);
    blocks.writeUInt32BE(FOUR_BYTES + end - start, place + 1);
    bytes.copy(blocks, place + BLOCK_HEAD, start, end);
    blocks.writeInt16BE(at - startsAt, place + BLOCK_HEAD + 1);
    const flags = bytes.readUInt8(start + 3);
    blocks.writeUInt8((flags & SIMPLE_BLOCK_FLAGS) | KEY_FRAME, place + BLOCK_HEAD + 3);
    place += BLOCK_HEAD + end - start;
  }
  return blocks;
}
