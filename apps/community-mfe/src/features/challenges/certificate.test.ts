import { expect, test } from 'vitest';
import { drawCertificate } from './certificate.ts';

const parts = {
  title: 'Rest <&> "more"',
  line: '7 days',
  name: 'Ada',
  date: '1 May',
  seed: 'one',
  artworks: [],
};

test('a certificate holds its words as words and nothing from elsewhere', () => {
  const svg = drawCertificate(parts);
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    parts.title,
    '7 days',
    'Ada',
    '1 May',
  ]);
  expect(document.querySelectorAll('image')).toHaveLength(1);
  expect(svg).not.toMatch(/href="(?!data:)/);
});

test('it shows drawings of nine entries at most', () => {
  const artworks = Array.from({ length: 12 }, () => '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(drawCertificate({ ...parts, artworks }).match(/<image/g)).toHaveLength(9);
});
