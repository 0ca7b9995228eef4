import * as fc from 'fast-check';
import { type HttpInput, principals } from '../input.ts';
import { anyFraming, headerText, lineText } from './rest.ts';
import { storageBody } from './storage-body.ts';
import { broken, encoded, mostly, someHeaders, text } from './values.ts';

const bucket = mostly(['fuzz-open', 'fuzz-own', 'nope'], encoded(text));
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a.txt', 'b', 'folder', 'ü.png', 'x'.repeat(300)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '',
      '.keep',
      'con',
      '~',
      '%252e',
      '*',
      ':',
    ),
  },
  { weight: 1, arbitrary: encoded(text) },
);
const objectPath = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
const place = fc.tuple(bucket, objectPath).map((parts) => parts.join('/'));

const path = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '',
          '',
          '',
          'public/',
          'authenticated/',
          'info/',
          'info/public/',
          'sign/',
          'upload/sign/',
        ),
        place,
      )
      .map(([way, at]) => `object/${way}${at}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('public', 'authenticated', 'sign'), place)
      .map(([way, at]) => `render/image/${way}/${at}`),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('list', 'list-v2', 'sign'), bucket)
      .map(([way, at]) => `object/${way}/${at}`),
  },
  { weight: 2, arbitrary: bucket.map((at) => `object/${at}`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'object/move',
      'object/copy',
      'bucket',
      'bucket/',
      'object',
      'render',
      '',
      'upload/resumable',
      'health',
      'status',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(bucket, fc.constantFrom('', '/empty')).map((parts) => `bucket/${parts.join('')}`),
  },
);

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'token',
        'download',
        'width',
        'height',
        'resize',
        'quality',
        'format',
        'limit',
        'offset',
        'sortColumn',
        'sortOrder',
        'search',
        'versionId',
      ),
      encoded(
        mostly([
          '',
          '1',
          '-1',
          '99999',
          '1e9',
          'cover',
          'a.b.c',
          'name',
          'desc',
          'origin',
          'ü"\\.txt',
          '\r\nx: y',
        ]),
      ),
    ),
    { maxLength: 2 },
  )
  .map((pairs) => pairs.map((parts) => parts.join('=')).join('&'));

/** Requests for buckets, objects, uploads and pictures. */
export const storageGrammar: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constantFrom(...principals),
    method: fc.constantFrom(
      'GET',
      'GET',
      'POST',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'HEAD',
      'PATCH',
      'OPTIONS',
    ),
    place: path,
    query,
    headers: someHeaders({
      'x-upsert': fc.constantFrom('true', 'false', 'x'),
      'cache-control': mostly(['max-age=3600', 'no-store']).map(headerText),
      'x-metadata': mostly(['eyJhIjoxfQ==', 'W10=', '!!', 'bnVsbA==']).map(headerText),
      range: broken(
        fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=5-', 'bytes=0-0,2-3', 'bytes=9-1', 'items=0-1'),
      ).map(headerText),
      'if-none-match': mostly(['*', '"x"', 'W/"x"']).map(headerText),
      'if-modified-since': mostly(['Sat, 21 Nov 2026 00:00:00 GMT', 'x']).map(headerText),
      accept: mostly(['image/webp', 'image/avif', '*/*']).map(headerText),
      'content-encoding': fc.constantFrom('gzip', 'br', 'nope'),
    }),
    sent: storageBody,
    framing: anyFraming,
  })
  .map(({ place: at, query: more, sent, headers, ...input }) => {
    const reads = ['GET', 'HEAD'].includes(input.method);
    const type: [string, string][] = sent.type === null || reads ? [] : [['content-type', sent.type]];
    return {
      ...input,
      path: lineText(`/storage/v1/${at}${more === '' ? '' : `?${more}`}`),
      headers: [...headers, ...type],
      body: reads ? [] : sent.body,
      framing: reads ? ('none' as const) : input.framing,
    };
  });
