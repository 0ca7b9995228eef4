import type { EmotionFamily } from '@reflectory/contracts/journal';
import { expect, test } from 'vitest';
import { artworkDataUrl, drawArtwork } from './artwork.ts';
import { previewImage } from './preview-image.ts';
import { readArtwork, readArtworkAddress } from './read-artwork.ts';

const feeling = (family: EmotionFamily, index: number) => ({
  family,
  percentage: 40 - index,
  arousal: 1 - index / 3,
});
const emotions = (['fear', 'joy', 'calm'] as const).map(feeling);
const others = (['trust', 'sadness', 'disgust', 'anger', 'surprise'] as const).map(feeling);
const drawn = (seed: string) => drawArtwork({ emotions, rhythm: [3, 12, 7, 20], seed });
/** As artworks were drawn before. */
const threads =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900" fill="none" stroke-linecap="round">' +
  '<g stroke="#2b7f91" stroke-width="7" stroke-opacity=".24"><path d="M453 61c20-5 61-9 92-4 31 6 70 30 95 52"/></g>' +
  '<circle cx="512" cy="80" r="7" fill="#59b3c5"/></svg>';

test('every artwork that is drawn is read', () => {
  for (const { family } of emotions.concat(others)) {
    for (let seed = 0; seed < 40; seed += 1) {
      const input = { emotions: [{ family, percentage: 100, arousal: seed / 40 }], seed: String(seed) };
      expect(readArtwork(drawArtwork(input)), `${family} ${seed}`).not.toBeNull();
    }
  }
  expect(readArtwork(drawn('several'))).not.toBeNull();
  expect(readArtwork(drawArtwork({ emotions: [], seed: 'a' }))).not.toBeNull();
  expect(readArtwork(threads)).not.toBeNull();
});

test.each([
  ['a script', (svg: string) => svg.replace('</svg>', '<script>alert(1)</script></svg>')],
  [
    'a file of the machine',
    (svg: string) => svg.replace('</svg>', '<image href="file:///etc/passwd"/></svg>'),
  ],
  ['an entity', (svg: string) => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`],
  ['an attribute', (svg: string) => svg.replace('stroke-linecap', 'onload="x" stroke-linecap')],
  ['another path', (svg: string) => svg.replace(/d="M[^"]*"/, 'd="M0 0A9 9 0 0 1 9 9"')],
  ['a number that is no place', (svg: string) => svg.replace(/d="M[^"]*"/, 'd="M0 0L9e9 9"')],
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
  const foreign = [
    'https://example.test/a.png',
    'data:image/svg+xml;utf8,%',
    'data:image/png;base64,AAAA',
    '',
  ];
  for (const other of foreign) expect(previewImage(other, 'acme')).toBe(neutral);
});
