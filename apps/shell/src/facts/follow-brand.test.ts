import { expect, it } from 'vitest';
import { followBrand } from './fetch-boot.ts';

const made = (sheet: string, icon: string) =>
  new DOMParser().parseFromString(
    `<head><link rel="icon" href="${icon}"><link rel="stylesheet" href="/r/shell/1/main.css">${sheet}</head>`,
    'text/html',
  );
const brand = (hash: string) => `<link rel="stylesheet" href="/brand/acme/${hash}.css">`;
const sheets = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

it('gives an open page the new sheet, and takes the old one away once that is there', () => {
  const page = made(brand('one'), 'data:1');
  followBrand(made(brand('two'), 'data:2'), page);
  expect(sheets(page)).toEqual(['/r/shell/1/main.css', '/brand/acme/one.css', '/brand/acme/two.css']);
  page.querySelector('link[href="/brand/acme/two.css"]')?.dispatchEvent(new Event('load'));
  expect(sheets(page)).toEqual(['/r/shell/1/main.css', '/brand/acme/two.css']);
  expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('data:2');
});

it('changes nothing where the brand is the same, or the document has none', () => {
  const page = made(brand('one'), 'data:1');
  followBrand(made(brand('one'), 'data:1'), page);
  followBrand(made('', 'data:1'), page);
  expect(sheets(page)).toEqual(['/r/shell/1/main.css', '/brand/acme/one.css']);
});
