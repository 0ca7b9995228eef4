import * as fc from 'fast-check';
import { type HttpInput, type Part, principals } from '../input.ts';
import { callQuery, relations, restQuery } from './rest-query.ts';
import { broken, encoded, jsonText, mostly, someHeaders, text } from './values.ts';

const routines = [
  'fuzz_add', 'fuzz_items_of', 'fuzz_nothing', 'fuzz_echo', 'fuzz_sum', 'fuzz_pair', 'fuzz_named', 'fuzz_refuse',
]; // prettier-ignore

const prefer = fc
  .array(
    broken(
      fc.constantFrom(
        'return=minimal', 'return=representation', 'return=headers-only', 'resolution=merge-duplicates',
        'resolution=ignore-duplicates', 'missing=default', 'count=exact', 'count=planned', 'count=estimated', 'tx=rollback',
        'handling=strict', 'handling=lenient', 'max-affected=1', 'max-affected=99999999999', 'params=single-object',
      ), // prettier-ignore
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => headerText(parts.join(', ')));

const accept = broken(
  fc.constantFrom(
    'application/json', 'application/json', 'application/json', '*/*', 'text/csv', 'text/csv', 'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.object', 'application/vnd.pgrst.array+json;nulls=stripped', 'application/geo+json',
    'application/vnd.pgrst.object+json;nulls=stripped', 'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.plan+text; for="text/csv"; options=analyze|verbose', 'application/octet-stream', 'text/plain',
    'application/json;q=0', '',
  ), // prettier-ignore
  20,
).map(headerText);

const oddHeaders = someHeaders({
  prefer,
  accept,
  range: broken(
    fc.constantFrom('0-9', '0-', '5-2', '1000-', 'items=0-1', '-5', 'bytes=0-1', '999999999999999-'),
  ).map(headerText),
  'range-unit': fc.constantFrom('items', 'bytes', ''),
  'accept-profile': mostly(['public', 'public', 'public', 'public', 'auth', '']).map(headerText),
  'content-profile': mostly(['public', 'public', 'public', 'public', 'auth', '']).map(headerText),
  'content-type': mostly([
    'application/json',
    'text/csv',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/octet-stream',
    'application/json; charset=utf-16',
  ]).map(headerText),
  'content-encoding': fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'identity', 'nope'),
  'idempotency-key': fc.oneof(fc.uuid(), text).map(headerText),
});

const headers = fc.oneof(
  { weight: 4, arbitrary: someHeaders({ prefer, accept }) },
  { weight: 1, arbitrary: oddHeaders },
);

/** What a header can hold: anything else is for the wire grammar. */
export function headerText(value: string): string {
  return value.replaceAll(/[\r\n\0]/g, '').trim();
}

const field = mostly(
  ['id', 'owner_id', 'title', 'done', 'amount', 'ratio', 'small', 'doc', 'raw', 'tags', 'numbers', 'span', 'lasting', 'at', 'day', 'pause', 'words', 'bytes', 'mood', 'net', 'name', 'email', 'age', 'code', 'item_id', 'label_code', 'a', 'b', 'owner', 'word', 'number', 'numbers', 'reason'], // prettier-ignore
);
const fieldValue = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('calm', '00000000-0000-4000-8000-000000000001', '[1,5)', '2026-01-01', 1, 2),
);
const row = fc.dictionary(field, fieldValue, { maxKeys: 5, noNullPrototype: true });
const rows = fc.oneof(row, fc.array(row, { maxLength: 4 })).map((value): Part[] => [JSON.stringify(value)]);
const csv = fc
  .tuple(fc.array(field, { maxLength: 3 }), fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 3 }))
  .map(([head, lines]): Part[] => [[head, ...lines].map((cells) => cells.join(',')).join('\n')]);
const compressed = fc.constantFrom<Part[]>(
  [{ base64: 'H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA==' }],
  [{ base64: 'H4sIAAAAAAAAA6uu' }],
);

/** Bodies of every call that takes JSON. */
const anyBody: fc.Arbitrary<readonly Part[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Part[]>([]) },
  { weight: 6, arbitrary: rows },
  { weight: 3, arbitrary: jsonText },
  { weight: 1, arbitrary: csv },
  { weight: 1, arbitrary: compressed },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 40 })
      .map((bytes): Part[] => [{ base64: Buffer.from(bytes).toString('base64') }]),
  },
);

export const anyFraming: fc.Arbitrary<HttpInput['framing']> = fc.constantFrom(
  'length', 'length', 'length', 'length', 'length', 'length', 'length', 'chunked', 'chunked', 'short', 'long', 'aborted', 'none',
); // prettier-ignore

const place = fc.oneof(
  { weight: 24, arbitrary: fc.tuple(fc.constantFrom(...relations), restQuery) },
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...routines.map((name) => `rpc/${name}`)), callQuery) },
  { weight: 2, arbitrary: fc.tuple(encoded(text), restQuery) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      encoded(text).map((name) => `rpc/${name}`),
      callQuery,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(
        '',
        '/',
        '/[',
        'rpc',
        'rpc/',
        '../auth/v1/user',
        'fuzz_items/1',
        '?',
        'pg_class',
        'auth.users',
      ),
      restQuery,
    ),
  },
);

/** Requests to tables and functions of the database. */
export const restGrammar: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constantFrom(...principals),
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PATCH',
      'PUT',
      'DELETE',
      'OPTIONS',
    ),
    place,
    headers,
    body: anyBody,
    framing: anyFraming,
  })
  .map(({ place: [at, query], ...input }) => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(input.method);
    return {
      ...input,
      path: lineText(`/rest/v1/${at}${query === '' ? '' : `?${query}`}`),
      ...(reads && { body: [], framing: 'none' as const }),
    };
  });

/** What can stand in the first line of a request. */
export function lineText(path: string): string {
  return path.replaceAll(/[\s\0]/g, (found) => encodeURIComponent(found));
}
