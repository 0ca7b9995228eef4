import * as fc from 'fast-check';
import type { HttpInput } from '../input.ts';
import { headerText, lineText } from './rest.ts';
import { broken, encoded, mostly, someHeaders, text } from './values.ts';

const token = mostly(['abc', 'x'.repeat(64), '00000000-0000-4000-8000-000000000001'], encoded(text));
const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '/',
      '/auth',
      '/journal',
      '/journal/entries/1',
      '/goals',
      '/settings',
      '/instance-admin',
      '/master-admin',
      '/beta',
      '/terms',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/livez',
      '/metrics',
      '/internal/control-plane',
      '/webhooks/stripe',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('/s/', '/p/', '/s', '/p//'), token).map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('shell', 'public-site', 'journal', '..', '__proto__'),
        mostly(['0'.repeat(20), '..']),
        mostly(['main.js', '../current.json', '%2e%2e/%2e%2e/secrets.json', 'constructor', 'main.js.map']),
      )
      .map((parts) => `/r/${parts.join('/')}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(mostly(['00000000-0000-4000-8000-000000000001']), mostly(['0'.repeat(20)]))
      .map(([id, hash]) => `/brand/${id}/${hash}.css`),
  },
  { weight: 3, arbitrary: fc.array(encoded(text), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`) },
  {
    weight: 1,
    arbitrary: broken(
      fc.constantFrom(
        '/journal/entries/1?x=1#y',
        '/%2e%2e/%2e%2e/etc/passwd',
        '//evil.example/x',
        '/auth?next=//evil.example',
        '/\\evil',
      ),
    ),
  },
);
const language = mostly([
  'de',
  'en',
  'de-AT;q=0.5, en;q=0.9',
  '*',
  'xx-YY',
  'de;q=nope',
  `${'de,'.repeat(500)}en`,
]).map(headerText);

/** Requests for pages, public links and files. */
export const documentsGrammar: fc.Arbitrary<HttpInput> = fc
  .record({
    kind: fc.constant('http' as const),
    principal: fc.constant('visitor' as const),
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
    path,
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      {
        weight: 1,
        arbitrary: fc
          .tuple(mostly(['lang', 'next', 'theme']), encoded(text))
          .map((parts) => `?${parts.join('=')}`),
      },
    ),
    headers: someHeaders({
      'accept-language': language,
      'accept-encoding': mostly(['br', 'gzip', 'identity;q=0', 'br;q=nope', '*;q=0']).map(headerText),
      accept: mostly(['text/html', '*/*', 'application/json']).map(headerText),
      cookie: mostly([
        'reflectory_document=x',
        'reflectory_document=a.b.c',
        'reflectory_language=de',
        `a=${'x'.repeat(4000)}`,
        ';;;=',
        'reflectory_document=%ff',
      ]).map(headerText),
      host: mostly([
        'localhost',
        'acme.localhost',
        'nobody.localhost',
        '[::1]',
        'x:99999',
        'a'.repeat(300),
        'localhost.',
        '{{host}}:1',
        'LOCALHOST:80',
        '@',
        'a b',
      ]).map(headerText),
      referer: mostly(['http://localhost/auth', 'nope', 'http://[']).map(headerText),
      'if-none-match': mostly(['*', '"x"']).map(headerText),
      'x-forwarded-host': mostly(['evil.example', 'localhost']).map(headerText),
      'x-forwarded-proto': mostly(['https', 'javascript', 'http, https']).map(headerText),
      'x-forwarded-for': mostly(['127.0.0.1', 'unknown', '::1, 10.0.0.1', '1'.repeat(500)]).map(headerText),
      upgrade: fc.constantFrom('websocket', 'h2c'),
    }),
    body: fc.constant([]),
    framing: fc.constant('none' as const),
  })
  .map(({ path: at, query, ...input }) => ({ ...input, path: lineText(`${at}${query}`) }));
