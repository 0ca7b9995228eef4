import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { integrityOf, entryUrlOf } from './release-integrity.ts';

const origin = 'http://acme.localhost:8080';
const remotes = [
  bootRemote(),
  bootRemote({ name: 'admin', baseUrl: '/r/admin/1/', files: { 'a.js': 'sha384-a' } }),
];

it('finds the hash of a listed file', () => {
  expect(integrityOf(`${origin}/r/admin/1/a.js`, remotes, origin)).toBe('sha384-a');
});

it.each(['/r/admin/1/b.js', '/r/other/1/a.js', 'http://evil.example/r/admin/1/a.js', '/r/admin/1/a.js?x=1'])(
  'refuses %s, which no release lists',
  (url) => {
    expect(() => integrityOf(url, remotes, origin)).toThrow('belongs to no release');
  },
);

it('makes one entry address per release', () => {
  expect(entryUrlOf(bootRemote(), origin)).toBe(`${origin}/r/journal/0123456789abcdef0123/remote-entry.js`);
});
