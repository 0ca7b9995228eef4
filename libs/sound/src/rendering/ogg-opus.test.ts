import { expect, test } from 'vitest';
import { createOggOpus, opusSamples } from './ogg-opus.ts';

/** CELT, 20 ms, two channels, one frame in the packet. */
const FIRST_BYTE = 0xfc;
const PACKET_SAMPLES = 960;

const packetOf = (bytes: number, fill: number) => {
  const packet = new Uint8Array(bytes).fill(fill);
  packet[0] = FIRST_BYTE;
  return packet;
};

/** CRC bit by bit, another way than that of the writer. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0n;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit--) {
      const top = (crc >> 31n) ^ BigInt((byte >> bit) & 1);
      crc = ((crc << 1n) & 0xffffffffn) ^ (top ? 0x04c11db7n : 0n);
    }
  return Number(crc);
}

type Page = { flags: number; granule: number; serial: number; sequence: number; packets: Uint8Array[] };

/** Reads pages as a player does, each of which holds whole packets. */
function readPages(file: Uint8Array): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at < file.length;) {
    const view = new DataView(file.buffer, at);
    expect(new TextDecoder().decode(file.subarray(at, at + 4))).toBe('OggS');
    expect(view.getUint8(4)).toBe(0);
    const count = view.getUint8(26);
    const segments = [...file.subarray(at + 27, at + 27 + count)];
    const size = 27 + count + segments.reduce((sum, length) => sum + length, 0);
    const bytes = file.slice(at, at + size);
    bytes.fill(0, 22, 26);
    expect(slowCrc(bytes)).toBe(view.getUint32(22, true));
    expect(segments.at(-1)).toBeLessThan(255);
    const packets: Uint8Array[] = [];
    let [from, length] = [27 + count, 0];
    for (const segment of segments) {
      length += segment;
      if (segment === 255) continue;
      packets.push(bytes.slice(from, from + length));
      [from, length] = [from + length, 0];
    }
    pages.push({
      flags: view.getUint8(5),
      granule: Number(view.getBigInt64(6, true)),
      serial: view.getUint32(14, true),
      sequence: view.getUint32(18, true),
      packets,
    });
    at += size;
  }
  return pages;
}

function write(packets: readonly Uint8Array[], samples: number, title?: string): Uint8Array {
  const { start, add, end } = createOggOpus({ samples, preSkip: 312, serial: 7, ...(title && { title }) });
  const parts = [...start, ...packets.flatMap(add), end()];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test('a file begins with its head and its title, and all packets come out as they came in', () => {
  const packets = Array.from({ length: 130 }, (_, at) => packetOf(200 + at, at));
  const [head, tags, ...rest] = readPages(write(packets, 130 * PACKET_SAMPLES - 400, 'Regen – مطر'));
  const headView = new DataView(head?.packets[0]?.buffer ?? new ArrayBuffer(0));
  expect(new TextDecoder().decode(head?.packets[0]?.subarray(0, 8))).toBe('OpusHead');
  expect([headView.getUint8(8), headView.getUint8(9), headView.getUint16(10, true)]).toEqual([1, 2, 312]);
  expect([headView.getUint32(12, true), headView.getUint8(18)]).toEqual([48_000, 0]);
  expect(new TextDecoder().decode(tags?.packets[0])).toMatch(/^OpusTags.*TITLE=Regen – مطر$/s);
  expect(rest.flatMap((page) => page.packets)).toEqual(packets);
  expect([head, tags, ...rest].map((page) => page?.sequence)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set([head, tags, ...rest].map((page) => page?.serial))).toEqual(new Set([7]));
  expect([head?.flags, tags?.flags, ...rest.map(({ flags }) => flags)]).toEqual([2, 0, 0, 0, 4]);
});

test('a page ends with a second, and the last one says where what is heard ends', () => {
  const samples = 2.5 * 48_000;
  const packets = Array.from({ length: 140 }, () => packetOf(320, 1));
  const pages = readPages(write(packets, samples)).slice(2);
  expect(pages.map(({ granule }) => granule)).toEqual([48_000, 96_000, samples + 312]);
  // What an encoder adds beyond that would only be silence.
  expect(pages.flatMap((page) => page.packets)).toHaveLength(Math.ceil((samples + 312) / PACKET_SAMPLES));
});

test.each([254, 255, 256, 510, 1275])('a packet of %i bytes is the same when it is read', (bytes) => {
  const packets = Array.from({ length: 60 }, (_, at) => packetOf(bytes, at));
  const pages = readPages(write(packets, 60 * PACKET_SAMPLES));
  expect(pages.slice(2).flatMap((page) => page.packets)).toEqual(packets);
});

test('how much a packet holds is read from its first bytes', () => {
  const samples = (...bytes: number[]) => opusSamples(Uint8Array.from(bytes));
  expect([samples(0xfc), samples(0xfd), samples(0xff, 3), samples(0xe0)]).toEqual([960, 1920, 2880, 120]);
  expect([samples(0x18), samples(0x60), samples(0x68)]).toEqual([2880, 480, 960]);
  expect(() => samples()).toThrow(RangeError);
});

test('a packet that no page can hold is refused', () => {
  const { add } = createOggOpus({ samples: 960, preSkip: 312, serial: 1 });
  expect(() => add(packetOf(255 * 255, 1))).toThrow(RangeError);
});
