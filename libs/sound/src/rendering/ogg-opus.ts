/** Granules of Ogg Opus are always samples at this rate (RFC 7845, section 4). */
const GRANULE_RATE = 48_000;
/** Players look for a place page by page: a page holds about a second (RFC 7845, section 6). */
const PAGE_SAMPLES = GRANULE_RATE;
const PAGE_HEADER_BYTES = 27;
const MOST_SEGMENTS = 255;
const SEGMENT_BYTES = 255;

const FIRST_PAGE = 2;
const LAST_PAGE = 4;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** CRC of Ogg: polynomial 0x04c11db7 from the highest bit, beginning with 0 (RFC 3533, section 6). */
const crcTable = () =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0);
    return crc;
  });

function crcOf(bytes: Uint8Array, table: Uint32Array): number {
  let crc = 0;
  for (const byte of bytes) crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] ?? 0);
  return crc >>> 0;
}

/** Lengths of frames of Opus in samples at 48 kHz: SILK, then both, then CELT (RFC 6716, section 3.1). */
const frameSamples = (configuration: number): number => {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4] ?? 0;
  if (configuration < 16) return [480, 960][configuration % 2] ?? 0;
  return [120, 240, 480, 960][configuration % 4] ?? 0;
};

/**
 * Samples at 48 kHz that a packet of Opus holds, by its first bytes (RFC 6716, section 3).
 *
 * @throws RangeError where the packet is empty.
 */
export function opusSamples(packet: Uint8Array): number {
  const [first, second = 0] = packet;
  if (first === undefined) throw new RangeError('An empty packet');
  const code = first & 3;
  const frames = code === 3 ? second & 63 : code === 0 ? 1 : 2;
  return frames * frameSamples(first >> 3);
}

/** `OpusHead` of two channels (RFC 7845, section 5.1). */
function opusHead(preSkip: number): Uint8Array {
  const head = new Uint8Array(19);
  const view = new DataView(head.buffer);
  head.set(bytesOf('OpusHead'));
  head[8] = 1;
  head[9] = 2;
  view.setUint16(10, preSkip, true);
  view.setUint32(12, GRANULE_RATE, true);
  return head;
}

/** `OpusTags` (RFC 7845, section 5.2). */
function opusTags(comments: readonly string[]): Uint8Array {
  const number = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
  const strings = ['WebCodecs', ...comments].map(bytesOf);
  const [vendor, ...rest] = strings.map((text) => [...number(text.length), ...text]);
  return Uint8Array.from([...bytesOf('OpusTags'), ...(vendor ?? []), ...number(rest.length), ...rest.flat()]);
}

/** Lengths by which a page says where a packet ends: as many of 255 as it has, and what is left. */
const lacing = ({ length }: Uint8Array): number[] => [
  ...Array.from({ length: Math.floor(length / SEGMENT_BYTES) }, () => SEGMENT_BYTES),
  length % SEGMENT_BYTES,
];

/** Wraps packets into pages of one logical stream. */
function createPages(serial: number) {
  const table = crcTable();
  let sequence = 0;
  return (packets: readonly Uint8Array[], granule: number, flags: number): Uint8Array => {
    const segments = packets.flatMap(lacing);
    const body = PAGE_HEADER_BYTES + segments.length;
    const page = new Uint8Array(body + packets.reduce((sum, { length }) => sum + length, 0));
    const view = new DataView(page.buffer);
    page.set(bytesOf('OggS'));
    view.setUint8(5, flags);
    view.setBigUint64(6, BigInt(granule), true);
    view.setUint32(14, serial, true);
    view.setUint32(18, sequence++, true);
    view.setUint8(26, segments.length);
    page.set(segments, PAGE_HEADER_BYTES);
    let at = body;
    for (const packet of packets) {
      page.set(packet, at);
      at += packet.length;
    }
    view.setUint32(22, crcOf(page, table), true);
    return page;
  };
}

export type OggOpusOptions = {
  /** Samples at 48 kHz that are heard: what the encoder adds before and after is cut by the player. */
  samples: number;
  /** Samples that the encoder puts before the first one that is heard. */
  preSkip: number;
  /** Number of the stream, of 32 bits. */
  serial: number;
  /** Is written into the file, where players read it. */
  title?: string;
};

export type OggOpusWriter = {
  /**
   * Takes the next packet of the encoder and answers the bytes that are complete with it, often none.
   *
   * @throws RangeError where it is empty or longer than a page.
   */
  add(packet: Uint8Array): Uint8Array[];
  /** The last page. */
  end(): Uint8Array;
};

/** Begins a file of Opus with two channels in Ogg (RFC 7845): `start` are its first bytes. */
export function createOggOpus({ samples, preSkip, serial, title }: OggOpusOptions): OggOpusWriter & {
  start: Uint8Array[];
} {
  const page = createPages(serial);
  const last = preSkip + samples;
  let waiting: Uint8Array[] = [];
  let segments = 0;
  let written = 0;
  let granule = 0;
  const flush = (flags: number) => {
    const bytes = page(waiting, Math.min(granule, last), flags);
    waiting = [];
    segments = 0;
    written = granule;
    return bytes;
  };
  const tags = opusTags(title ? [`TITLE=${title.slice(0, 200)}`] : []);
  return {
    start: [page([opusHead(preSkip)], 0, FIRST_PAGE), page([tags], 0, 0)],
    add(packet) {
      const length = opusSamples(packet);
      const needed = Math.floor(packet.length / SEGMENT_BYTES) + 1;
      if (needed > MOST_SEGMENTS) throw new RangeError('A packet longer than a page');
      // Nothing of it would be heard.
      if (granule >= last) return [];
      const isFull = segments + needed > MOST_SEGMENTS || granule + length - written > PAGE_SAMPLES;
      const complete = isFull && waiting.length > 0 ? [flush(0)] : [];
      waiting.push(packet);
      segments += needed;
      granule += length;
      return complete;
    },
    end: () => flush(LAST_PAGE),
  };
}
