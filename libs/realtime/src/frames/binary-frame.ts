import type { BinaryBroadcast } from './frame.ts';

/** First byte of a broadcast on its way to the server, and to a client. */
const FROM_CLIENT = 3;
const TO_CLIENT = 4;
const JSON_ENCODING = 1;

/** Bytes before the strings of a broadcast of a client: kind, five lengths, encoding. */
const CLIENT_HEAD = 7;

/** Reads a broadcast of a client: `[3, five lengths, encoding, five strings, payload]`; null when it is none. */
export function readBinaryBroadcast(bytes: Buffer): BinaryBroadcast | null {
  if (bytes.length < CLIENT_HEAD || bytes[0] !== FROM_CLIENT) return null;
  const lengths = [...bytes.subarray(1, 6)];
  const total = lengths.reduce((sum, length) => sum + length, CLIENT_HEAD);
  if (bytes.length < total) return null;
  let position = CLIENT_HEAD;
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = lengths.map((length) => {
    const text = bytes.toString('utf8', position, position + length);
    position += length;
    return text;
  });
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event,
    metadata,
    isJson: bytes[6] === JSON_ENCODING,
    payload: bytes.subarray(position),
  };
}

/**
 * Writes a broadcast for a client: `[4, three lengths, encoding, topic, event, metadata, payload]`; null when a name
 * is longer than its byte can say.
 */
export function writeBinaryBroadcast(
  broadcast: Pick<BinaryBroadcast, 'topic' | 'event' | 'metadata' | 'isJson' | 'payload'>,
): Buffer | null {
  const strings = [broadcast.topic, broadcast.event, broadcast.metadata].map((text) =>
    Buffer.from(text, 'utf8'),
  );
  if (strings.some(({ length }) => length > 255)) return null;
  const head = [TO_CLIENT, ...strings.map(({ length }) => length), broadcast.isJson ? JSON_ENCODING : 0];
  return Buffer.concat([Buffer.from(head), ...strings, broadcast.payload]);
}
