import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSubscription } from './subscription-check.ts';
import { clientWith } from '../testing/client-with.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stepsOf() {
  const steps = {
    onSubscribed: vi.fn(),
    onError: vi.fn(),
    onDone: vi.fn(),
    onThrown: vi.fn(),
    leave: vi.fn(),
  };
  const called = () =>
    Object.entries(steps).flatMap(([name, step]) => (step.mock.calls.length > 0 ? name : []));
  return { steps, called };
}

test.each([
  ['a subscription', { data: { subscribed: true }, error: null }, ['onSubscribed', 'onDone']],
  ['none', { data: { subscribed: false }, error: null }, ['onDone']],
  [
    'an error of the function',
    { data: { subscribed: false, error: 'No' }, error: null },
    ['onError', 'onDone'],
  ],
  ['an error of the call', { data: null, error: new Error('502') }, ['onError', 'onDone']],
])('three seconds after %s the journal opens', async (_what, invoke, expected) => {
  const { steps, called } = stepsOf();
  await checkSubscription(async () => clientWith({ invoke }).client, steps);
  expect(called()).toEqual(expected);
  await vi.advanceTimersByTimeAsync(2999);
  expect(steps.leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(steps.leave).toHaveBeenCalledOnce();
});

test('after an exception nothing leads away', async () => {
  const { steps, called } = stepsOf();
  await checkSubscription(async () => {
    throw new Error('The client could not be loaded');
  }, steps);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called()).toEqual(['onThrown']);
});
