import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, queryRetryDelay } from './query-client.ts';

const MINUTE_MS = 60_000;

let client: QueryClient;
const ask = vi.fn<() => Promise<string>>();

/** Somebody looks at the answer, as a component does; ends with what is given back. */
const look = () =>
  new QueryObserver(client, { queryKey: ['answer'], queryFn: ask }).subscribe(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue('here');
  client = createQueryClient();
  client.mount();
});

afterEach(() => {
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

it('waits 1, 2, 4 and then at most 5 seconds between retries §9.30', () => {
  expect([0, 1, 2, 3, 10].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 5000, 5000]);
});

it('takes an answer for fresh for 5 minutes §9.27', async () => {
  look()();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
  look()();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  look()();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps an answer that nobody looks at for 30 minutes §9.28', async () => {
  const leave = look();
  await vi.advanceTimersByTimeAsync(1);
  leave();
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
  expect(client.getQueryData(['answer'])).toBe('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['answer'])).toBeUndefined();
});

it('asks three times more after a failure §9.29 §9.30', async () => {
  const asked: number[] = [];
  ask.mockImplementation(() => {
    asked.push(Date.now());
    return Promise.reject(new Error('away'));
  });
  const leave = look();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  leave();
  expect(asked.map((at) => at - (asked[0] ?? 0))).toEqual([0, 1000, 3000, 7000]);
});

it.each(['not_found', 'invalid_input', '22P02'])('takes %s for an answer', async (code) => {
  ask.mockRejectedValue(Object.assign(new Error('no'), { code }));
  const leave = look();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  leave();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['answer'])?.status).toBe('error');
});

it('fails at once on a page that was opened without network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  client.unmount();
  client = createQueryClient();
  client.mount();
  ask.mockRejectedValue(new Error('away'));
  const leave = look();
  await vi.advanceTimersByTimeAsync(1);
  leave();
  expect(client.getQueryState(['answer'])?.status).toBe('error');
  onLine.mockRestore();
});

it('fails at once without network, and asks again when it is back', async () => {
  onlineManager.setOnline(false);
  ask.mockRejectedValueOnce(new Error('away'));
  const leave = look();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryState(['answer'])?.status).toBe('error');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  leave();
  expect(client.getQueryData(['answer'])).toBe('here');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not ask again when the window gets the focus §9.31', async () => {
  const leave = look();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('tries a change once more after a failure §9.32', async () => {
  const change = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  const outcome = new MutationObserver(client, { mutationFn: change }).mutate().catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await outcome).toBe('failed');
  expect(change).toHaveBeenCalledTimes(2);
});

it('does not try again to give a name that is taken', async () => {
  const taken = Object.assign(new Error('taken'), { code: '23505' });
  const change = vi.fn<() => Promise<void>>().mockRejectedValue(taken);
  const outcome = new MutationObserver(client, { mutationFn: change }).mutate().catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('failed');
  expect(change).toHaveBeenCalledTimes(1);
});
