/** One answer of a server. */
export type Answer = {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether it ended where it said that it would. */
  isWhole: boolean;
};

const LINE = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads the answers on a connection; those that only say to go on are left out. */
export function readAnswers(bytes: Buffer, isHead: boolean, isClosed: boolean): Answer[] {
  const answers: Answer[] = [];
  let position = 0;
  while (position < bytes.length) {
    const read = readAnswer(bytes.subarray(position), isHead, isClosed);
    if (!read) break;
    if (read.answer.status >= 200 || read.answer.status === 101) answers.push(read.answer);
    if (!read.answer.isWhole) break;
    position += read.length;
  }
  return answers;
}

function readAnswer(
  bytes: Buffer,
  isHead: boolean,
  isClosed: boolean,
): { answer: Answer; length: number } | null {
  const end = bytes.indexOf(HEAD_END);
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(0, end)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  if (end < 0 || status === 0) return null;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const start = end + HEAD_END.length;
  const bare = isHead || status < 200 || status === 204 || status === 304;
  const { body, length, isWhole } = bare
    ? { body: Buffer.alloc(0), length: 0, isWhole: true }
    : readBody(bytes.subarray(start), headers, isClosed);
  return { answer: { status, headers, body, isWhole }, length: start + length };
}

type Body = { body: Buffer; length: number; isWhole: boolean };

function readBody(bytes: Buffer, headers: ReadonlyMap<string, string>, isClosed: boolean): Body {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(bytes);
  const announced = headers.get('content-length');
  if (announced === undefined) return { body: bytes, length: bytes.length, isWhole: isClosed };
  const body = bytes.subarray(0, Number(announced));
  return { body, length: body.length, isWhole: body.length === Number(announced) };
}

function readChunks(bytes: Buffer): Body {
  const pieces: Buffer[] = [];
  let position = 0;
  for (;;) {
    const end = bytes.indexOf(LINE, position);
    const size = end < 0 ? NaN : Number.parseInt(bytes.toString('latin1', position, end), 16);
    const next = end + LINE.length + size + LINE.length;
    if (Number.isNaN(size) || next > bytes.length) {
      return { body: Buffer.concat(pieces), length: position, isWhole: false };
    }
    pieces.push(bytes.subarray(end + LINE.length, end + LINE.length + size));
    position = next;
    if (size === 0) return { body: Buffer.concat(pieces), length: position, isWhole: true };
  }
}
