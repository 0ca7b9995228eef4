import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passFrame = () =>
  act(async () => {
    for (const callback of frames.splice(0)) callback();
    await vi.advanceTimersByTimeAsync(0);
  });
const open = async () => (await import('./use-words-first.ts')).useWordsFirst;

it('what belongs to an entry comes after the frame that shows its words, and with them from the second entry on', async () => {
  const useWordsFirst = await open();
  const first = renderHook(({ areShown }) => useWordsFirst('entry', areShown), {
    initialProps: { areShown: false },
  });
  await passFrame();
  first.rerender({ areShown: true });
  await passFrame();
  expect(first.result.current).toBe(false);
  await passFrame();
  expect(first.result.current).toBe(true);
  expect(renderHook(() => useWordsFirst('entry', true)).result.current).toBe(true);
  expect(renderHook(() => useWordsFirst('list', true)).result.current).toBe(false);
});

it('a page that has no frames, since nobody looks at it, goes on all the same', async () => {
  const useWordsFirst = await open();
  const { result } = renderHook(() => useWordsFirst('entry', true));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(result.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(true);
});
