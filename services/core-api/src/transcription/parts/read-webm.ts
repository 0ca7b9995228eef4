import { elementsIn, ids } from './ebml.ts';

/** One packet of sound. */
export type Packet = {
  /** Ticks since the recording began. */
  at: number;
  /** Where its block lies: track, time within its cluster, flags and sound. */
  start: number;
  end: number;
};

/** A recording, taken apart. */
export type WebmRecording = {
  /** Which kind of file it is, and with which codec. */
  head: Buffer;
  info: Buffer;
  tracks: Buffer;
  packets: Packet[];
  /** Ticks of a second. */
  ticksPerSecond: number;
};

const TIMESTAMP_SCALE = 0x2ad7b1;
const NANOSECONDS = 1e9;
const USUAL_SCALE = 1e6;
/** Three hours of packets of ten milliseconds; browsers make them twice as long. */
const MOST_PACKETS = 1_100_000;

/** Takes a recording of WebM apart, as browsers make them; null for what is none. */
export function readWebm(bytes: Buffer): WebmRecording | null {
  let [head, info, tracks]: (Buffer | null)[] = [null, null, null];
  let [clusterAt, scale] = [0, USUAL_SCALE];
  const packets: Packet[] = [];
  const take = (start: number, end: number) => {
    // Tracks have small numbers; a block with another one is none that a browser made.
    if (end - start >= 4 && ((bytes[start] ?? 0) & 0x80) !== 0)
      packets.push({ at: clusterAt + bytes.readInt16BE(start + 1), start, end });
  };
  for (const { id, begin, start, end } of elementsIn(bytes, 0, bytes.length)) {
    if (id === ids.head) head = bytes.subarray(begin, end);
    else if (id === ids.tracks) tracks = bytes.subarray(begin, end);
    else if (id === ids.info) {
      scale = numberIn(bytes, start, end, TIMESTAMP_SCALE) ?? USUAL_SCALE;
      info = withoutDuration(bytes, start, end);
    } else if (id === ids.timestamp) clusterAt = wholeNumber(bytes.subarray(start, end)) ?? clusterAt;
    else if (id === ids.simpleBlock) take(start, end);
    else if (id === ids.blockGroup) {
      for (const inner of elementsIn(bytes, start, end))
        if (inner.id === ids.block) take(inner.start, inner.end);
    }
    if (packets.length > MOST_PACKETS) return null;
  }
  if (!head || !info || !tracks || packets.length === 0 || scale === 0) return null;
  return { head, info, tracks, packets, ticksPerSecond: NANOSECONDS / scale };
}

function numberIn(bytes: Buffer, start: number, end: number, wanted: number): number | null {
  for (const { id, start: from, end: to } of elementsIn(bytes, start, end))
    if (id === wanted) return wholeNumber(bytes.subarray(from, to));
  return null;
}

const wholeNumber = (bytes: Buffer) =>
  bytes.length >= 1 && bytes.length <= 8 ? Number(BigInt(`0x${bytes.toString('hex')}`)) : null;

/** A part is shorter than what it was cut from. */
function withoutDuration(bytes: Buffer, start: number, end: number): Buffer {
  const kept = [...elementsIn(bytes, start, end)].filter(({ id }) => id !== ids.duration);
  return Buffer.concat(kept.map(({ begin, end: to }) => bytes.subarray(begin, to)));
}
