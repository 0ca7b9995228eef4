import { TOAST_MS } from '@reflectory/contracts/behaviour';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seenToasts } from '../testing/show-page.ts';
import { createToasts, type Toasts } from './toasts.ts';

let toasts: Toasts;
const region = () => document.querySelector('[aria-label="Notifications"]');
const toastOf = (text: string) => {
  const toast = [...(region()?.children ?? [])].find(({ textContent }) => textContent?.startsWith(text));
  if (!(toast instanceof HTMLElement)) throw new Error(`No notification "${text}"`);
  return toast;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  toasts = createToasts({ notifications: 'Notifications', dismiss: 'Dismiss' });
});
afterEach(() => void vi.useRealTimers());

describe('notifications of the public pages', () => {
  test('stay for 4000 ms §9.34', async () => {
    toasts.success('Signed in successfully');
    await vi.advanceTimersByTimeAsync(3999);
    expect(seenToasts()).toEqual(['Signed in successfully']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seenToasts()).toEqual([]);
  });

  test('are three at once, and the fourth waits its turn §9.35', async () => {
    for (const text of ['one', 'two', 'three', 'four']) toasts.info(text);
    expect(seenToasts()).toEqual(['one', 'two', 'three']);
    toastOf('two').querySelector('button')?.click();
    expect(seenToasts()).toEqual(['one', 'three', 'four']);
  });

  test.each([
    [19, 0, true],
    [20, 0, false],
    [-20, 0, false],
    [0, 20, false],
    [0, -40, true],
  ])('moved by %i, %i px: still there is %s §9.36', (x, y, isThere) => {
    toasts.info('Moved');
    const at = (type: string, clientX: number, clientY: number) =>
      toastOf('Moved').dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
    at('pointerdown', 100, 100);
    at('pointermove', 100 + x, 100 + y);
    at('pointerup', 100 + x, 100 + y);
    expect(seenToasts()).toEqual(isThere ? ['Moved'] : []);
  });

  test('wait while one is looked at', async () => {
    toasts.info('Long');
    await vi.advanceTimersByTimeAsync(TOAST_MS - 500);
    region()?.dispatchEvent(new Event('pointerenter'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seenToasts()).toEqual(['Long']);
    region()?.dispatchEvent(new Event('pointerleave'));
    await vi.advanceTimersByTimeAsync(499);
    expect(seenToasts()).toEqual(['Long']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seenToasts()).toEqual([]);
  });

  test('are announced, errors at once, and go with Escape', () => {
    expect(region()).toHaveAttribute('aria-live', 'polite');
    toasts.error('Invalid login credentials');
    expect(toastOf('Invalid')).toHaveAttribute('role', 'alert');
    expect(toastOf('Invalid').querySelector('button')).toHaveAccessibleName('Dismiss');
    toastOf('Invalid').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(seenToasts()).toEqual([]);
  });
});
