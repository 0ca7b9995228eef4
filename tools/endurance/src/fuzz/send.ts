import { exchange } from './exchange.ts';
import type { FuzzInput, HttpInput, SocketInput, WireInput } from './input.ts';
import { judgeAnswer } from './judge-answer.ts';
import { bytesOf, type Names, renderRequest } from './render.ts';
import { sendFrames } from './send-frames.ts';

/** What an input led to. */
export type Outcome = {
  /** What was wrong, or null. */
  problem: string | null;
  /** Class of the answer, for the report: a status, or how it ended. */
  kind: string;
  requestId: string | null;
};

/** Milliseconds after which a client whose body is shorter than it said hangs up. */
const HANGS_UP_MS = 100;
/** Milliseconds in which every answer has to come. */
const SLOW_MS = 15_000;

/** Sends one input to the gateway and judges what comes back. */
export async function send(input: FuzzInput, port: number, names: Names): Promise<Outcome> {
  switch (input.kind) {
    case 'http':
      return sendRequest(input, port, names);
    case 'wire':
      return sendBytes(input, port, names);
    case 'socket':
      return sendSocket(input, port, names);
  }
}

async function sendRequest(input: HttpInput, port: number, names: Names): Promise<Outcome> {
  const { requestId, bytes } = renderRequest(input, names);
  const { method, path, framing } = input;
  const isWhole = framing !== 'short';
  const { answers, end, took } = await exchange({
    port,
    bytes,
    isHead: method === 'HEAD',
    leaves: framing === 'aborted',
    ...(!isWhole && { endsAfter: HANGS_UP_MS }),
  });
  const [answer] = answers;
  if (end === 'left') return { problem: null, kind: 'left', requestId };
  if (end === 'silent') return { problem: 'no end in time', kind: 'silent', requestId };
  if (took > SLOW_MS) return { problem: 'slower than 15 s', kind: 'slow', requestId };
  if (!answer) {
    return { problem: isWhole ? 'the connection was cut without an answer' : null, kind: 'cut', requestId };
  }
  return { problem: judgeAnswer(answer, method, path), kind: String(answer.status), requestId };
}

async function sendBytes({ parts }: WireInput, port: number, names: Names): Promise<Outcome> {
  const bytes = bytesOf(parts, names);
  const { answers, end } = await exchange({ port, bytes, endsAfter: HANGS_UP_MS });
  if (end === 'silent') return { problem: 'no end in time', kind: 'silent', requestId: null };
  // Which requests were understood is not known here, so neither is where an answer to one of HEAD ends.
  const problem = answers
    .map((answer) => judgeAnswer({ ...answer, isWhole: true }, 'HEAD', '/'))
    .find((one) => one !== null);
  const requestId = answers.map(({ headers }) => headers.get('x-request-id')).find(Boolean) ?? null;
  return { problem: problem ?? null, kind: String(answers[0]?.status ?? 'cut'), requestId };
}

async function sendSocket(input: SocketInput, port: number, names: Names): Promise<Outcome> {
  const { problem, kind } = await sendFrames(input, port, names);
  return { problem, kind, requestId: null };
}
