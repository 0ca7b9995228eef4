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
