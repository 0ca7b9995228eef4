import { BOOT_MANIFEST_ELEMENT_ID } from '@reflectory/contracts/boot';
import { bootManifestFake } from '@reflectory/platform-sdk/testing';
import { expect, it } from 'vitest';
import { followBrand } from './fetch-boot.ts';

const { instance } = bootManifestFake();
const made = (sheet: string, icon: string, { revision = 1, accent = '#2fbf9b' } = {}) => {
  const boot = bootManifestFake({
    revision,
    instance: { ...instance, brand: { ...instance.brand, accent } },
  });
  return new DOMParser().parseFromString(
    `<head><link rel="icon" href="${icon}"><link rel="stylesheet" href="/r/shell/1/main.css">${sheet}</head>
     <script type="application/json" id="${BOOT_MANIFEST_ELEMENT_ID}">${JSON.stringify(boot)}</script>`,
    'text/html',
  );
};
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

it('gives the page of a public link, which has its brand in itself, a sheet of the present one', () => {
  const page = made('', 'data:1');
  followBrand(made('', 'data:1', { revision: 31, accent: '#1d6fb8' }), page);
  expect(sheets(page).at(-1)).toBe(`/brand/${instance.id}/0000000000000000001f.css`);
  followBrand(made('', 'data:1', { revision: 32 }), page);
  expect(sheets(page).at(-1)).toBe(`/brand/${instance.id}/00000000000000000020.css`);
});

it('changes nothing where the brand is the same', () => {
  const page = made(brand('one'), 'data:1');
  followBrand(made(brand('one'), 'data:1'), page);
  const publicPage = made('', 'data:1');
  followBrand(made('', 'data:1'), publicPage);
  expect([...sheets(page), ...sheets(publicPage)]).toEqual([
    '/r/shell/1/main.css',
    '/brand/acme/one.css',
    '/r/shell/1/main.css',
  ]);
});
