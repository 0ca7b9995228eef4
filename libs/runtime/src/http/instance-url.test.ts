import { expect, it } from 'vitest';
import { instanceUrl } from './instance-url.ts';

const standard = { slug: 'reflectory', isDefault: true };
const acme = { slug: 'acme', isDefault: false };
const globex = { slug: 'globex', isDefault: false };

it.each([
  ['from the default instance', globex, 'http://localhost:8080', standard, 'http://globex.localhost:8080'],
  [
    'from another instance',
    globex,
    'https://acme.reflectory.example',
    acme,
    'https://globex.reflectory.example',
  ],
  ['to the default instance', standard, 'http://acme.localhost:8080', acme, 'http://localhost:8080'],
  [
    'from the default under its own name',
    acme,
    'http://reflectory.localhost',
    standard,
    'http://acme.localhost',
  ],
])('tells the address of an instance %s', (_name, target, origin, own, expected) => {
  expect(instanceUrl(target, origin, own)).toBe(expected);
});
