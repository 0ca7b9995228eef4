import type { LookupAddress, LookupOptions } from 'node:dns';
import { expect, it } from 'vitest';
import { createGuardedLookup } from './guarded-lookup.ts';
import { OutboundRefusedError } from './outbound-error.ts';

const both: LookupAddress[] = [
  { address: '93.184.215.14', family: 4 },
  { address: '2606:4700:4700::1111', family: 6 },
];

/** What a socket is told. */
const look = (resolve: () => Promise<LookupAddress[]>, options: LookupOptions) =>
  new Promise<unknown[]>((done) => {
    createGuardedLookup(resolve)('provider.example', options, (...told) => done(told));
  });

it('gives all public addresses, or the first where one is asked for', async () => {
  expect(await look(async () => both, { all: true })).toEqual([null, both]);
  expect(await look(async () => both, {})).toEqual([null, '93.184.215.14', 4]);
});

it('gives none where one of them is not public, and says why a name was not found', async () => {
  const mixed = [...both, { address: '10.0.0.1', family: 4 }];
  expect(await look(async () => mixed, { all: true })).toEqual([new OutboundRefusedError('address'), '']);
  const unknown = new Error('ENOTFOUND');
  expect(await look(() => Promise.reject(unknown), { all: true })).toEqual([unknown, '']);
});
