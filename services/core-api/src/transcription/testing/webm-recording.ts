const PACKET_MS = 20;
const CLUSTER_MS = 10_000;

const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const all = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + all.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, all]);
};
const open = (id: string, ...content: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...content]);
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const tracks = element(
  '1654ae6b',
  element('ae', element('d7', Buffer.of(1)), element('86', Buffer.from('A_OPUS'))),
);
const head = Buffer.concat([
  element('1a45dfa3', element('4282', Buffer.from('webm'))),
  open('18538067'),
  element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', number(0))),
  tracks,
]);

/** A recording as browsers make it, of a packet each 20 ms: its number, filled up to `bytes`. */
export function webmRecording(seconds: number, bytes: (at: number) => number): Buffer {
  const clusters: Buffer[] = [];
  const all = (seconds * 1000) / PACKET_MS;
  const inCluster = CLUSTER_MS / PACKET_MS;
  for (let first = 0; first < all; first += inCluster) {
    const blocks = Array.from({ length: Math.min(inCluster, all - first) }, (_, index) => {
      const at = ((first + index) * PACKET_MS) / 1000;
      const sound = Buffer.alloc(Math.max(4, bytes(at)), 7);
      sound.writeUInt32BE(first + index);
      const time = Buffer.alloc(2);
      time.writeInt16BE(index * PACKET_MS);
      return element('a3', Buffer.of(0x81), time, Buffer.of(0x80), sound);
    });
    clusters.push(open('1f43b675', element('e7', number(first * PACKET_MS)), ...blocks));
  }
  return Buffer.concat([head, ...clusters]);
}
