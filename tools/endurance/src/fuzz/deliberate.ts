import type { Answer } from './read-answers.ts';

/** A 5xx answer that is meant, and why. */
type Deliberate = { status: number; code: string; why: string };

/** The only answers above 499 that are no finding; `code` is that of the body. */
const deliberate: readonly Deliberate[] = [
  {
    status: 500,
    code: '57014',
    why: 'a statement that would keep a connection for too long is cancelled, and programs know this code',
  },
  {
    status: 500,
    code: '54001',
    why: 'a statement nested deeper than the database follows is refused by it, and the wire contract fixes the status',
  },
  {
    status: 500,
    code: '40P01',
    why: 'one of two requests that wait for each other is refused, and may be sent again',
  },
  { status: 501, code: '', why: 'a transfer coding that the server does not know (RFC 9112, 6.1)' },
  { status: 505, code: '', why: 'a version of HTTP that the server does not speak (RFC 9110, 15.6.6)' },
];

/** Whether an answer above 499 is meant. */
export function isDeliberate({ status }: Answer, code: string): boolean {
  return deliberate.some((one) => one.status === status && one.code === code);
}
