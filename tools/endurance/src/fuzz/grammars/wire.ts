import * as fc from 'fast-check';
import type { Part, WireInput } from '../input.ts';
import { broken, mostly, text } from './values.ts';

const method = mostly([
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'CONNECT',
  'TRACE',
  'PRI',
  'QUERY',
  'get',
  'LOCK',
]);
const target = mostly([
  '/',
  '/rest/v1/fuzz_items',
  '/auth/v1/health',
  '/auth/v1/signup',
  '/storage/v1/object/fuzz-open/a',
  '/realtime/v1/websocket',
  '/functions/v1/x',
  '*',
  'http://evil.example/rest/v1/fuzz_items',
  'localhost:80',
  '/rest/v1/fuzz_items?select=*',
  `/${'x'.repeat(9000)}`,
  '/\ud83d\ude00',
  '/%',
  '',
]);
const version = mostly([
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/1.10',
  '',
]);
const header = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(
      'Host: localhost', 'Host: {{host}}', 'Host:', 'Host: a, b', 'Connection: close', 'Connection: keep-alive, upgrade', 'Connection: x-reflectory-context',
      'Authorization: Bearer {{memberToken}}', 'Authorization: Bearer {{visitorToken}}', 'Authorization: Bearer', 'apikey: {{visitorToken}}', 'apikey: x',
      'Content-Length: 5', 'Content-Length: 0', 'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Content-Length: 5, 5', 'Content-Length: 0x5', 'Content-Length: 60000000',
      'Transfer-Encoding: chunked', 'Transfer-Encoding: gzip, chunked', 'Transfer-Encoding: xchunked', 'Transfer-Encoding : chunked', 'Transfer-Encoding: chunked, identity',
      'Expect: 100-continue', 'Expect: nope', 'Upgrade: websocket', 'Upgrade: h2c', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Key: x', 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99', 'Sec-WebSocket-Protocol: ,', 'Range: bytes=0-,-1', 'X-Forwarded-For: ,', 'X-Forwarded-For: 198.18.0.1',
      'X-Forwarded-Proto: \t', 'X-Forwarded-Host: evil', 'Forwarded: for=x', 'X-Reflectory-Context: a.b.c', 'Cookie: reflectory_document=', 'X-Request-Id: \x01', 'TE: trailers', 'Trailer: x', 'Content-Type: application/json',
      'Accept: */*', 'Prefer: count=exact', ': x', 'x', ' folded', 'X-Y: \x7f\x80\xff',
    ) }, // prettier-ignore
  { weight: 1, arbitrary: fc.tuple(text, text).map((parts) => parts.join(': ')) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5000).map((length) => `X-Long: ${'x'.repeat(length)}`) },
);
const body = fc.constantFrom(
  '',
  '',
  'hello',
  '{}',
  '5\r\nhello\r\n0\r\n\r\n',
  'fffffffff\r\n',
  '-1\r\n',
  '5;x=y\r\nhello\r\n0\r\nX: y\r\n\r\n',
  '5\r\nhel',
  '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  '\x81\x85\x00\x00\x00\x00hello',
  '\x00',
);
const request = fc
  .tuple(
    method,
    target,
    version,
    fc.array(header, { maxLength: 7 }),
    body,
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r'),
  )
  .map(
    ([verb, at, spoken, headers, content, line]) =>
      `${verb} ${at} ${spoken}${line}${['X-Forwarded-For: 198.18.0.9', ...headers].join(line)}${line}${line}${content}`,
  );

const whole = fc.oneof(
  { weight: 8, arbitrary: broken(request).map((bytes): Part[] => [bytes]) },
  {
    weight: 2,
    arbitrary: fc.array(request, { minLength: 2, maxLength: 4 }).map((several): Part[] => several),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(50, 3000)
      .map((times): Part[] => [
        'GET / HTTP/1.1\r\nHost: localhost\r\n',
        { repeat: 'X-Many: 1\r\n', times },
        '\r\n',
      ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map((bytes): Part[] => [{ base64: Buffer.from(bytes).toString('base64') }]),
  },
);

/** Bytes that are nearly HTTP. */
export const wireGrammar: fc.Arbitrary<WireInput> = whole.map((parts) => ({ kind: 'wire', parts }));
