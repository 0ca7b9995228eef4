import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('everybody who subscribed is notified until they end it', () => {
  const { notify, subscribe } = createListeners();
  const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
  subscribe(stays);
  const end = subscribe(leaves);
  notify();
  end();
  notify();
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledOnce();
});
