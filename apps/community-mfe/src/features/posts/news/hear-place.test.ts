import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearPlace, LEAVE_AFTER_MS, type PlaceEvent } from './hear-place.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CIRCLE = '33333333-3333-4333-8333-333333333333';

/** Sockets as the published client has them: while a channel is left its name is taken. */
function arrange() {
  const told = new Map<string, () => void>();
  const left = Promise.withResolvers<'ok'>();
  const calls = { joins: 0, leaves: 0 };
  const channel = {
    on: (_kind: string, { event }: { event: string }, listener: () => void) => (
      told.set(event, listener),
      channel
    ),
    subscribe: (heard: (status: string) => void) => (
      (calls.joins += 1),
      told.set('joined', () => heard('SUBSCRIBED')),
      channel
    ),
  };
  const sockets = {
    channel: () => channel,
    removeChannel: () => ((calls.leaves += 1), left.promise),
  } as unknown as Parameters<typeof hearPlace>[0];
  return {
    sockets,
    calls,
    leaveIsOver: () => left.resolve('ok'),
    tell: (event: PlaceEvent) => told.get(event)?.(),
  };
}

it('many pages of a place share one channel, which stays from one page to the next', async () => {
  const { sockets, calls, tell } = arrange();
  const [first, second] = [vi.fn<(event: PlaceEvent) => void>(), vi.fn<(event: PlaceEvent) => void>()];
  const endFirst = hearPlace(sockets, CIRCLE, first);
  tell('post');
  endFirst();
  hearPlace(sockets, CIRCLE, second);
  await vi.advanceTimersByTimeAsync(LEAVE_AFTER_MS * 2);
  tell('reply');
  expect([first.mock.calls, second.mock.calls]).toEqual([[['post']], [['reply']]]);
  expect(calls).toEqual({ joins: 1, leaves: 0 });
});

it('whoever comes while it is left joins when its name is free', async () => {
  const { sockets, calls, leaveIsOver, tell } = arrange();
  hearPlace(sockets, CIRCLE, () => undefined)();
  await vi.advanceTimersByTimeAsync(LEAVE_AFTER_MS);
  expect(calls).toEqual({ joins: 1, leaves: 1 });
  const late = vi.fn<(event: PlaceEvent) => void>();
  hearPlace(sockets, CIRCLE, late);
  expect(calls.joins).toBe(1);
  leaveIsOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.joins).toBe(2);
  tell('joined');
  expect(late).toHaveBeenCalledWith('joined');
});
