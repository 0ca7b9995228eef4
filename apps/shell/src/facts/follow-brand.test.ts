import { bootManifestFake } from '@reflectory/platform-sdk/testing';
import { expect, it } from 'vitest';
import { followBrand } from './follow-brand.ts';

const { instance } = bootManifestFake();
const { brand } = instance;

const pageWith = (sheet: string) =>
  new DOMParser().parseFromString(
    `<head><link rel="icon" href="data:1"><link rel="stylesheet" href="/r/shell/1/main.css">${sheet}</head>`,
    'text/html',
  );
const factsOf = (hash: string, accent: string = brand.accent) => ({
  instance: { ...instance, brand: { ...brand, accent } },
  brandSheet: `/brand/acme/${hash}.css`,
  icon: `data:${accent}`,
});
const linked = '<link rel="stylesheet" href="/brand/acme/one.css">';
const sheets = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

it('gives an open page the new sheet, and takes the old one away once that is there', () => {
  const page = pageWith(linked);
  followBrand(factsOf('two', '#1d6fb8'), brand, page);
  expect(sheets(page)).toEqual(['/r/shell/1/main.css', '/brand/acme/one.css', '/brand/acme/two.css']);
  page.querySelector('link[href="/brand/acme/two.css"]')?.dispatchEvent(new Event('load'));
  expect(sheets(page)).toEqual(['/r/shell/1/main.css', '/brand/acme/two.css']);
  expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('data:#1d6fb8');
});

it('gives the page of a public link, which has its brand in itself, a sheet of the present one', () => {
  const page = pageWith('');
  followBrand(factsOf('two', '#1d6fb8'), brand, page);
  expect(sheets(page).at(-1)).toBe('/brand/acme/two.css');
  followBrand(factsOf('one'), brand, page);
  expect(sheets(page).at(-1)).toBe('/brand/acme/one.css');
});

it('changes nothing where the brand is the same', () => {
  const page = pageWith(linked);
  const publicPage = pageWith('');
  followBrand(factsOf('one'), brand, page);
  followBrand(factsOf('one'), brand, publicPage);
  expect([...sheets(page), ...sheets(publicPage)]).toEqual([
    '/r/shell/1/main.css',
    '/brand/acme/one.css',
    '/r/shell/1/main.css',
  ]);
});
