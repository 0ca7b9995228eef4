import * as fc from 'fast-check';
import type { Part } from '../input.ts';
import { headerText } from './rest.ts';
import { broken, jsonText, mostly, text } from './values.ts';

const names: Record<string, fc.Arbitrary<unknown>> = {
  id: mostly(['fuzz-new', 'fuzz-open']),
  name: mostly(['fuzz-new', 'fuzz-open', '']),
  public: fc.boolean(),
  file_size_limit: fc.oneof(mostly(['20mb', '1kb', '0', '-1', '9999999999gb']), fc.integer(), fc.double()),
  allowed_mime_types: fc.oneof(fc.constant(['image/*', 'text/plain']), fc.array(text, { maxLength: 3 })),
  prefix: mostly(['', 'folder', 'folder/', '%', '_', '\\']),
  prefixes: fc.oneof(fc.constant(['a.txt', 'folder/b']), fc.array(text, { maxLength: 3 })),
  limit: fc.oneof(fc.integer(), fc.constantFrom(1, 100, 1e9, 1.5)),
  offset: fc.oneof(fc.integer(), fc.constantFrom(0, 1e15, 9007199254740991)),
  sortBy: fc.record(
    { column: mostly(['name', 'updated_at', 'created_at']), order: mostly(['asc', 'desc']) },
    { requiredKeys: [] },
  ),
  search: text,
  cursor: mostly(['', 'YQ==', 'a.txt']),
  with_delimiter: fc.boolean(),
  bucketId: mostly(['fuzz-open', 'fuzz-own']),
  sourceKey: mostly(['a.txt', 'folder/b', 'b']),
  destinationKey: mostly(['c.txt', '../x', 'folder/']),
  destinationBucket: mostly(['fuzz-own', 'nope']),
  expiresIn: fc.oneof(fc.constantFrom(60, 0, -1, 1e12, 1.5), fc.double()),
  paths: fc.oneof(fc.constant(['a.txt', 'b']), fc.array(text, { maxLength: 3 })),
  transform: fc.dictionary(
    fc.constantFrom('width', 'height', 'quality', 'resize', 'format'),
    fc.oneof(text, fc.integer()),
    { maxKeys: 2, noNullPrototype: true },
  ),
};
const jsonBody = fc
  .array(fc.oneof(...Object.entries(names).map(([name, value]) => fc.tuple(fc.constant(name), value))), {
    maxLength: 6,
  })
  .map((pairs): Part[] => [JSON.stringify(Object.fromEntries(pairs))]);

const BOUNDARY = 'fuzzboundary';
const disposition = fc
  .tuple(
    mostly(['', 'cacheControl', 'metadata', 'file', 'contentType']),
    fc.constantFrom('', '; filename="a.txt"', '; filename=""', "; filename*=UTF-8''%zz", '; filename="a\\"b'),
  )
  .map(([name, file]) => `Content-Disposition: form-data; name="${name}"${file}`);
const formPart = fc
  .tuple(
    disposition,
    fc.constantFrom(
      '',
      '\r\nContent-Type: image/png',
      '\r\nContent-Type: text/plain',
      '\r\nContent-Type: \t',
      '\r\nContent-Transfer-Encoding: base64',
    ),
    mostly(['3600', '{"a":1}', '', 'bytes', '\0']),
  )
  .map(([head, type, content]) => `--${BOUNDARY}\r\n${head}${type}\r\n\r\n${content}\r\n`);
const form = fc
  .tuple(
    fc.array(formPart, { maxLength: 4 }),
    fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, ''),
    fc.constantFrom(0, 0, 0, 30, 500),
  )
  .map(([parts, end, times]): Part[] => [
    { repeat: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n`, times },
    parts.join(''),
    end,
  ]);
const brokenForm = broken(form.map((parts) => parts.filter((part) => typeof part === 'string').join(''))).map(
  (whole): Part[] => [whole],
);
const picture: Part[] = [
  {
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
];
const content = fc.oneof(
  fc.constant(picture),
  fc
    .uint8Array({ maxLength: 60 })
    .map((bytes): Part[] => [{ base64: Buffer.from(bytes).toString('base64') }]),
  fc.constantFrom<Part[]>([], ['hello'], [{ repeat: 'x', times: 100_000 }], ['<svg onload=alert(1)>']),
);

/** What is sent to storage: JSON, forms and bytes, whole or broken. */
export const storageBody: fc.Arbitrary<{ body: readonly Part[]; type: string | null }> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ body: jsonBody, type: fc.constantFrom('application/json', null) }) },
  { weight: 1, arbitrary: fc.record({ body: jsonText, type: fc.constant('application/json') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      body: fc.oneof(form, brokenForm),
      type: mostly(
        [`multipart/form-data; boundary=${BOUNDARY}`],
        fc.constantFrom(
          'multipart/form-data',
          'multipart/form-data; boundary=',
          'multipart/form-data; boundary=x',
          `multipart/form-data; boundary="${BOUNDARY}`,
        ),
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      body: content,
      type: mostly(['image/png', 'text/plain', 'text/html', 'image/svg+xml', 'application/octet-stream']).map(
        headerText,
      ),
    }),
  },
);
