import { expect, test } from 'vitest';
import { composeDocument } from './compose-document.ts';

test('hostile texts stay texts everywhere', () => {
  const hostile = `"><script>alert('x')</script><!--`;
  const html = composeDocument({
    language: 'en',
    title: hostile,
    description: hostile,
    isIndexable: false,
    canonical: `http://x/${hostile}`,
    structuredData: { headline: `${hostile}\u2028` },
    openGraph: { title: hostile },
    styleNonce: hostile,
    icon: hostile,
    styles: [{ href: hostile, integrity: hostile }],
    scripts: [],
    preload: [{ href: hostile, integrity: hostile }],
    body: '<div id="root"></div>',
  });
  expect(html.match(/<script/g)).toEqual(['<script']);
  expect(html).toContain('<script type="application/ld+json">{"headline":"\\">\\u003cscript>');
  expect(html).not.toContain('\u2028');
  expect(html).not.toContain('<!--');
});

test('a document runs in the direction of its language', () => {
  const start = (language: string) =>
    composeDocument({
      language,
      title: '',
      description: '',
      isIndexable: false,
      styleNonce: '',
      icon: '',
      styles: [],
      scripts: [],
      preload: [],
      body: '',
    }).split('\n')[1];
  expect(start('ar')).toContain('<html lang="ar" dir="rtl"');
  expect(start('fr')).toContain('<html lang="fr" dir="ltr"');
});

test.each([
  [true, ['<script defer src="/a.js" integrity="sha384-a" fetchpriority="high">', '<link rel="preload"']],
  [false, ['<link rel="preload"', '<script defer src="/a.js" integrity="sha384-a">']],
])('scripts come before what they ask for where they draw the page: %s', (isDrawnByScripts, order) => {
  const html = composeDocument({
    language: 'en',
    title: '',
    description: '',
    isIndexable: false,
    styleNonce: '',
    icon: '',
    styles: [],
    scripts: [{ href: '/a.js', integrity: 'sha384-a' }],
    preload: [{ href: '/b.js', integrity: 'sha384-b' }],
    isDrawnByScripts,
    body: '',
  });
  const places = order.map((element) => html.indexOf(element));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
});
