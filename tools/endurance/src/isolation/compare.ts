import type { Answer } from './ask.ts';
import { differences, type Probe } from './probe.ts';

/** Headers that differ from answer to answer by their nature, or are those of the connection. */
const idle = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'server-timing', 'content-length']);

const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)?/g;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const signed = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const expiry = /"expires_(at|in)":\d+/g;
/** Secrets of a new row or session: a share's token, a refresh token, a code, an address for mails. */
const secret = /(?<![\w-])[\w-]{43}(?![\w-])|(?<=rfm_)[\da-f]{48}/g;

/** Allows the style elements of one document. */
const nonce = /(nonce-|nonce=")[A-Za-z0-9+/=]{24}("? ?content="[A-Za-z0-9+/=]{24})?/g;

/** What an answer says, without the thing that it was asked about. */
function masked(answer: Answer, things: readonly string[]): string {
  const hide = (text: string) => {
    let hidden = text.replace(nonce, '<nonce>');
    things.forEach((thing, index) => {
      hidden = hidden.replaceAll(thing, `<${index}>`).replaceAll(encodeURIComponent(thing), `<${index}>`);
    });
    // What was made is new each time: ids, moments and secrets.
    return answer.status < 400
      ? hidden
          .replace(signed, '<signed>')
          .replace(expiry, '<expiry>')
          .replace(moment, '<moment>')
          .replace(uuid, '<uuid>')
          .replace(secret, '<secret>')
      : hidden;
  };
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !idle.has(name))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}: ${hide(value)}`);
  return [answer.status, ...headers, '', hide(answer.body)].join('\n');
}

/** Both answers as they are compared. */
export function maskedPair({ foreign, random }: Probe, [a, b]: readonly [Answer, Answer]): [string, string] {
  const pairs = foreign ? differences(foreign, random) : [];
  return [
    masked(
      a,
      pairs.map((pair) => pair.foreign),
    ),
    masked(
      b,
      pairs.map((pair) => pair.random),
    ),
  ];
}
