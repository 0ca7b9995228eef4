import { expect, it } from 'vitest';
import { createQueryClient, queryRetryDelay } from './query-client.ts';

it('waits 1, 2, 4 and then at most 5 seconds between retries §9.30', () => {
  expect([0, 1, 2, 3, 10].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 5000, 5000]);
});

it('keeps answers fresh for 5 minutes and does not ask again on focus §9.27 §9.28 §9.29 §9.31 §9.32', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    retry: 3,
    refetchOnWindowFocus: false,
  });
  expect(mutations).toMatchObject({ retry: 1 });
});
