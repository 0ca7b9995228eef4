import type { RateLimit } from '@reflectory/auth';
import { expect, it } from 'vitest';
import { takeOrRefuse } from './take-or-refuse.ts';

const limit: RateLimit = { name: 'ask', burst: 2, seconds: 5 };

it('takes what is there, and refuses with the seconds to wait', async () => {
  const taken: [string, string, number | undefined][] = [];
  const limiter = (wait: number) => ({
    take: async ({ name }: RateLimit, subject: string, amount?: number) => {
      taken.push([name, subject, amount]);
      return wait;
    },
  });
  await takeOrRefuse(limiter(0), limit, 'acme:ada');
  await takeOrRefuse(limiter(0), limit, 'acme:ada', 3);
  await expect(takeOrRefuse(limiter(7), limit, 'acme:bo')).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Try again in 7 seconds',
  });
  expect(taken).toEqual([
    ['ask', 'acme:ada', undefined],
    ['ask', 'acme:ada', 3],
    ['ask', 'acme:bo', undefined],
  ]);
});
