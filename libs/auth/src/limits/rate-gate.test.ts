import { expect, test } from 'vitest';
import { createAuthLimits } from './limits.ts';
import { createRateGate } from './rate-gate.ts';

test('counts a network of IPv6 as one address', async () => {
  const counted: string[] = [];
  const limiter = {
    take: (_limit: unknown, subject: string) => {
      counted.push(subject);
      return Promise.resolve(0);
    },
    remember: () => Promise.resolve(),
    isRemembered: () => Promise.resolve(false),
    forget: () => Promise.resolve(),
  };
  const rates = { token: 1, signUp: 1, anonymous: 1, verify: 1, mail: 1, instance: 1, account: 1 };
  const gate = createRateGate(limiter, createAuthLimits({ rates, mailIntervalSeconds: 60 }));
  const context = { instance_id: 'i' } as Parameters<typeof gate.byAddress>[1];
  await gate.byAddress('signUp', context, '2001:db8:1:2::a');
  await gate.byAddress('signUp', context, '2001:db8:1:2:ffff::b');
  await gate.byAddress('signUp', context, '192.0.2.1');
  expect(counted.filter((subject) => subject !== 'i')).toEqual([
    'i:2001:db8:1:2',
    'i:2001:db8:1:2',
    'i:192.0.2.1',
  ]);
});

test('a network that has called little gets through when others have used up the calls of the instance', async () => {
  const taken = new Map<string, number>();
  const limiter = {
    take({ name, burst }: { name: string; burst: number }, subject: string) {
      const key = `${name} ${subject}`;
      const count = taken.get(key) ?? 0;
      if (burst > 0 && count >= burst) return Promise.resolve(7);
      taken.set(key, count + 1);
      return Promise.resolve(0);
    },
    remember: () => Promise.resolve(),
    isRemembered: () => Promise.resolve(false),
    forget: () => Promise.resolve(),
  };
  const rates = { token: 50, signUp: 50, anonymous: 50, verify: 50, mail: 50, instance: 100, account: 50 };
  const gate = createRateGate(limiter, createAuthLimits({ rates, mailIntervalSeconds: 60 }));
  const context = { instance_id: 'i' } as Parameters<typeof gate.byAddress>[1];
  const calls = async (address: string, count: number) => {
    let through = 0;
    for (let one = 0; one < count; one += 1)
      await gate.byAddress('signUp', context, address).then(
        () => (through += 1),
        () => undefined,
      );
    return through;
  };
  const flood = await Promise.all([1, 2, 3, 4].map((host) => calls(`192.0.2.${host}`, 50)));
  expect(flood.reduce((sum, one) => sum + one, 0)).toBe(140);
  expect(await calls('198.51.100.1', 3)).toBe(3);
});
