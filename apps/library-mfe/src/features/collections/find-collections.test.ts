import { createServiceClientFake } from '@reflectory/client/testing';
import { expect, it } from 'vitest';
import { search } from './find-collections.ts';

it('finds collections by any part of their name, in their order', async () => {
  const rows = ['For the evening', 'Mornings', 'Evenings out'].map((name, at) => ({
    id: `${at}`,
    name,
    rank: `V${9 - at}`,
  }));
  const { client } = createServiceClientFake({ tables: { library_collections: rows as never } });
  const { signal } = new AbortController();
  expect(await search({ text: 'evening', client, role: 'user', limit: 6, signal })).toEqual([
    { id: '2', title: 'Evenings out', to: '/library/collections/2' },
    { id: '0', title: 'For the evening', to: '/library/collections/0' },
  ]);
});
