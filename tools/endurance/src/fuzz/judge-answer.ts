import { isDeliberate } from './deliberate.ts';
import type { Answer } from './read-answers.ts';

type Body = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an error body has the shape that the clients of a family of paths read. */
const shapes: readonly (readonly [prefix: string, hasShape: (body: Body) => boolean])[] = [
  [
    '/auth/v1/',
    (body) =>
      (isText(body['code']) && isText(body['message'])) ||
      (typeof body['code'] === 'number' && isText(body['error_code']) && isText(body['msg'])),
  ],
  ['/rest/v1/', (body) => ['code', 'details', 'hint', 'message'].every((key) => Object.hasOwn(body, key))],
  ['/functions/v1/', ({ error }) => isObject(error) && isText(error['code']) && isText(error['message'])],
  ['/storage/v1/', (body) => ['statusCode', 'error', 'message', 'code'].every((key) => isText(body[key]))],
  ['/realtime/v1/', (body) => isText(body['error']) || isText(body['message']) || isObject(body['error'])],
];

/** Says what is wrong with an answer to a request for a path, or null. */
export function judgeAnswer(answer: Answer, method: string, path: string): string | null {
  const { status, headers, body, isWhole } = answer;
  if (!isWhole) return `the answer ${status} is cut off`;
  // A part of a file need not be of the file's kind.
  const isPart = status === 206 && path.startsWith('/storage/');
  const isBare = method === 'HEAD' || status === 204 || status === 304 || status === 101 || isPart;
  const json = isJson(headers) && !isBare ? parse(body) : null;
  if (json && !json.isRead) return `the answer ${status} says that it is JSON and is none`;
  const content = isObject(json?.value) ? json.value : {};
  if (status >= 500 && !isDeliberate(answer, codeOf(content))) return `status ${status}`;
  if (status < 400 || isBare) return null;
  const shape = shapes.find(([prefix]) => path.startsWith(prefix));
  // What cannot be read as HTTP at all is refused before anybody knows whom it was meant for.
  if (
    !shape ||
    (body.length === 0 && headers.get('connection') === 'close' && !headers.has('x-request-id'))
  ) {
    return null;
  }
  return shape[1](content) ? null : `the error body of status ${status} has another shape`;
}

const isJson = (headers: Answer['headers']) =>
  /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');

function parse(body: Buffer): { isRead: boolean; value: unknown } {
  try {
    return { isRead: true, value: JSON.parse(body.toString('utf8')) };
  } catch {
    return { isRead: false, value: undefined };
  }
}

function codeOf(body: Body): string {
  for (const key of ['code', 'error_code']) {
    const value = body[key];
    if (typeof value === 'string') return value;
  }
  return '';
}
