import { randomUUID } from 'node:crypto';
import type { HttpInput, Part } from './input.ts';

/** What placeholders stand for. */
export type Names = Readonly<Record<string, string>>;

export const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole);

/** Bytes of a body or a frame. */
export function bytesOf(parts: readonly Part[], names: Names): Buffer {
  return Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(fill(part, names), 'utf8');
      if ('base64' in part) return Buffer.from(part.base64, 'base64');
      return Buffer.from(part.repeat.repeat(part.times), 'utf8');
    }),
  );
}

/** A request as it goes over the wire: its id, and its bytes before and after the pause of a client that goes away. */
export type Rendered = { requestId: string; bytes: Buffer };

/** Distances by which an announced length is wrong. */
const WRONG_BY = 7;

/** Writes a request as bytes, with the headers that every client sends unless the input has its own. */
export function renderRequest(input: HttpInput, names: Names): Rendered {
  const requestId = randomUUID();
  const body = bytesOf(input.body, names);
  const own = new Set(input.headers.map(([name]) => name.toLowerCase()));
  const usual: [string, string][] = [
    ['host', names['host'] ?? 'localhost'],
    ['connection', 'close'],
    ['apikey', names['visitorToken'] ?? ''],
    ['authorization', `Bearer ${names[`${input.principal}Token`] ?? ''}`],
    ['x-request-id', requestId],
    // Behind one proxy that is believed: a network address of its own, so that no limit by address hides the rest.
    ['x-forwarded-for', addressOf(requestId)],
    ...framingOf(input, body.length),
  ];
  const headers = [...usual.filter(([name]) => !own.has(name)), ...input.headers];
  const lines = headers.map(([name, value]) => `${name}: ${fill(value, names)}`);
  const head = `${input.method} ${fill(input.path, names)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return { requestId, bytes: Buffer.concat([Buffer.from(head, 'utf8'), ...bodyOf(input, body)]) };
}

function framingOf({ framing }: HttpInput, length: number): [string, string][] {
  switch (framing) {
    case 'none':
      return [];
    case 'chunked':
      return [['transfer-encoding', 'chunked']];
    case 'short':
    case 'aborted':
      return [['content-length', String(length + WRONG_BY)]];
    case 'long':
      return [['content-length', String(Math.max(0, length - WRONG_BY))]];
    case 'length':
      return [['content-length', String(length)]];
  }
}

function bodyOf({ framing }: HttpInput, body: Buffer): Buffer[] {
  if (framing !== 'chunked') return [body];
  const half = Math.ceil(body.length / 2);
  const pieces = [body.subarray(0, half), body.subarray(half)].filter((piece) => piece.length > 0);
  const chunks = pieces.flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  return [...chunks, Buffer.from('0\r\n\r\n')];
}

/** An address in the network for documentation and benchmarks, taken from an id. */
function addressOf(id: string): string {
  const [first = 0, second = 0, third = 0] = Buffer.from(id.slice(0, 6), 'hex');
  return `198.${18 + (first % 2)}.${second}.${third}`;
}
