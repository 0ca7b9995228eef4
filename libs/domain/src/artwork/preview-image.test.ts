import { expect, test } from 'vitest';
import { artworkDataUrl, drawArtwork } from './artwork.ts';
import { previewImage } from './preview-image.ts';
import { readArtwork, readArtworkAddress } from './read-artwork.ts';

const emotions = (['fear', 'joy', 'calm'] as const).map((family, index) => ({
  emotion: family,
  family,
  percentage: 50 - 10 * index,
  valence: index / 3,
  arousal: 1 - index / 3,
}));
const drawn = (seed: string) =>
  drawArtwork({ emotions, themes: ['Work', 'Home'], rhythm: [3, 12, 7, 20], seed });

test('every artwork that is drawn is read', () => {
  for (let seed = 0; seed < 200; seed += 1) expect(readArtwork(drawn(String(seed)))).not.toBeNull();
  expect(readArtwork(drawArtwork({ emotions: [], themes: [], rhythm: [], seed: 'a' }))).not.toBeNull();
});

test.each([
  ['a script', (svg: string) => svg.replace('</svg>', '<script>alert(1)</script></svg>')],
  [
    'a file of the machine',
    (svg: string) => svg.replace('</svg>', '<image href="file:///etc/passwd"/></svg>'),
  ],
  ['an entity', (svg: string) => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`],
  ['an attribute', (svg: string) => svg.replace('stroke-linecap', 'onload="x" stroke-linecap')],
  ['another path', (svg: string) => svg.replace(/d="M[^"]*"/, 'd="M0 0L9 9"')],
  ['a text', (svg: string) => svg.replace('</svg>', '<text>secret</text></svg>')],
  ['too many threads', (svg: string) => svg.replace(/(<path[^>]*>)/, '$1'.repeat(2000))],
])('one with %s is none', (_, change) => {
  const changed = change(drawn('a'));
  expect(changed).not.toBe(drawn('a'));
  expect(readArtwork(changed)).toBeNull();
});

test('a long text that is none is refused at once', () => {
  const start = performance.now();
  expect(readArtwork(drawn('a').replace('</svg>', `${' '.repeat(15_000)}</svg>`))).toBeNull();
  expect(readArtwork(`<svg${'<g>'.repeat(10_000)}`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(500);
});

test('the image of a link shows its artwork, and a neutral one where there is none of ours', () => {
  const address = artworkDataUrl(drawn('a'));
  const strokes = readArtworkAddress(address)?.strokes;
  expect(previewImage(address, 'acme')).toContain(strokes);
  const neutral = previewImage(null, 'acme');
  expect(neutral).not.toContain(strokes);
  expect(previewImage(null, 'acme')).toBe(neutral);
  expect(previewImage(null, 'globex')).not.toBe(neutral);
  const others = [
    'https://example.test/a.png',
    'data:image/svg+xml;utf8,%',
    'data:image/png;base64,AAAA',
    '',
  ];
  for (const other of others) expect(previewImage(other, 'acme')).toBe(neutral);
});
