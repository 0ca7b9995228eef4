import { expect, it } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { placeNames } from './place-names.ts';

const remote = bootRemote({
  manifest: {
    ...bootRemote().manifest,
    name: 'kindness',
    routes: [
      { path: '/kindness', access: 'signed-in' },
      { path: '/kindness/:id', access: 'signed-in' },
      { path: '/thanks', access: 'signed-in' },
      { path: '/k/:token', access: 'public' },
    ],
    navigation: [
      {
        id: 'kindness',
        to: '/kindness',
        icon: { name: 'heart', path: 'M2 2l4 4' },
        group: 'reflect',
        order: 1,
      },
    ],
  },
});

it('names a place by the rail, a place below it alike, and any other by its remote', () => {
  const names = placeNames([remote]);
  expect(names.get('/kindness/:id')).toBe('nav:kindness');
  expect(names.get('/thanks')).toBe('common:remotes.kindness');
  expect(names.get('/goals')).toBe('nav:goals');
  expect(names.has('/k/:token')).toBe(false);
});
