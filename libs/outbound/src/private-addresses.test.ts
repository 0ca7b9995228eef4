import { expect, it } from 'vitest';
import { runOutbound } from './testing/run-outbound.ts';

it('nothing inside is reached by an address that somebody gives, however it is written', async () => {
  const { tried, ...rest } = await runOutbound(300, 1);
  expect(rest).toEqual({ connections: 0, findings: [] });
  expect(tried.map(({ asked, refused }) => asked - refused)).toEqual(tried.map(() => 0));
  expect(tried.length).toBeGreaterThan(12);
}, 60_000);
