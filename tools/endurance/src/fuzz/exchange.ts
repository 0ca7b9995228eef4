import { connect } from 'node:net';
import { type Answer, readAnswers } from './read-answers.ts';

/** What came back on a connection. */
export type Exchange = {
  answers: Answer[];
  /** How it ended: by the server, by us after an answer or because we left, or not in time. */
  end: 'closed' | 'answered' | 'left' | 'silent';
  /** Milliseconds. */
  took: number;
};

export type ExchangeOptions = {
  port: number;
  bytes: Buffer;
  isHead?: boolean;
  /** Leaves without waiting for an answer. */
  leaves?: boolean;
  /** Says that nothing more comes, after this many milliseconds. */
  endsAfter?: number;
  /** Milliseconds to wait. */
  patience?: number;
};

/** Longer than any deliberate limit of the service but those of a slow body. */
const PATIENCE_MS = 20_000;
/** Time in which what was sent reaches the service before its client leaves. */
const LEAVES_AFTER_MS = 5;

/** Sends bytes on a connection of its own and gathers what comes back. Never throws: a cut connection is an answer. */
export function exchange(options: ExchangeOptions): Promise<Exchange> {
  const { port, bytes, isHead = false, leaves = false, endsAfter, patience = PATIENCE_MS } = options;
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const timers: NodeJS.Timeout[] = [];
    const finish = (end: Exchange['end']) => {
      timers.forEach(clearTimeout);
      socket.destroy();
      const answers = readAnswers(Buffer.concat(chunks), isHead, end === 'closed');
      resolve({ answers, end, took: performance.now() - startedAt });
    };
    timers.push(setTimeout(() => finish('silent'), patience));
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (leaves) timers.push(setTimeout(() => finish('left'), LEAVES_AFTER_MS));
        else if (endsAfter !== undefined) timers.push(setTimeout(() => socket.end(), endsAfter));
      });
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // A server that read only a part of the request waits for the rest: the answer is all that we want.
      if (endsAfter !== undefined && readAnswers(Buffer.concat(chunks), isHead, false).at(-1)?.isWhole) {
        finish('answered');
      }
    });
    socket.on('end', () => finish('closed'));
    socket.on('error', () => finish('closed'));
  });
}
