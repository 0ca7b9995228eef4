import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

class AwayError extends Error {}
class UnclearError extends Error {}
class ServiceAwayError extends Error {}

const arrange = () => {
  const clock = { ms: 0 };
  const run = createCircuitBreaker({
    isAway: (error) => (error instanceof UnclearError ? null : error instanceof AwayError),
    awayError: (cause) => new ServiceAwayError('It does not answer', { cause }),
    limit: 3,
    restMs: 1000,
    now: () => clock.ms,
  });
  let calls = 0;
  const count = <T>(call: () => Promise<T>) => {
    const counted = () => {
      calls += 1;
      return call();
    };
    return run(counted);
  };
  const fail = () => count(() => Promise.reject(new AwayError())).catch((error: unknown) => error);
  const succeed = () => count(async () => 'well');
  return { clock, fail, succeed, run: count, calls: () => calls };
};

it('leaves a service alone that fails again and again, and tries once after a rest', async () => {
  const { clock, fail, succeed, calls } = arrange();
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await fail()).toBeInstanceOf(ServiceAwayError);
  await expect(succeed()).rejects.toBeInstanceOf(ServiceAwayError);
  expect(calls()).toBe(3);
  clock.ms = 1000;
  const trying = fail();
  await expect(succeed()).rejects.toBeInstanceOf(ServiceAwayError);
  await trying;
  expect(calls()).toBe(4);
  clock.ms = 2000;
  expect(await succeed()).toBe('well');
  expect(await succeed()).toBe('well');
});

it('does not count a refusal of what was asked, and gives it on as it is', async () => {
  const { run, fail, succeed } = arrange();
  await fail();
  await fail();
  const refusal = new Error('No such customer');
  await expect(run(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await fail();
  await fail();
  expect(await succeed()).toBe('well');
});

it('goes on counting where a failure says nothing of the service', async () => {
  const { run, fail, succeed } = arrange();
  await fail();
  await fail();
  const unclear = new UnclearError();
  await expect(run(() => Promise.reject(unclear))).rejects.toBe(unclear);
  await fail();
  await expect(succeed()).rejects.toBeInstanceOf(ServiceAwayError);
});
