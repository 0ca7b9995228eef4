import { TOAST_SWIPE_PX } from '@reflectory/contracts/behaviour';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/shell-fake.tsx';
import { loadToaster, toasts } from './toasts.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const shell = await renderShell({ path: '/journal' });
  await screen.findByRole('main');
  await loadToaster();
  await screen.findByRole('region', { name: /Notifications/ });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return shell;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')]
    .filter(
      (toast) =>
        toast.getAttribute('data-visible') === 'true' && toast.getAttribute('data-removed') === 'false',
    )
    .map((toast) => toast.textContent);

/** Slowly, since a fast flick dismisses at any length. */
async function swipe(pixels: number) {
  const [toast] = document.querySelectorAll('[data-sonner-toast]');
  if (!toast) throw new Error('No message is shown');
  fireEvent.pointerDown(toast, { clientX: 0, clientY: 0, pointerId: 1 });
  await wait(1000);
  // The first movement says in which direction it goes, the second how far.
  fireEvent.pointerMove(toast, { clientX: 0, clientY: 2, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 0, clientY: pixels, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 0, clientY: pixels, pointerId: 1 });
  await wait(50);
}

it('shows a message for 4000 ms §9.34', async () => {
  await open();
  act(() => toasts.success('Saved'));
  await wait(3900);
  expect(shown()).toEqual(['Saved']);
  await wait(150);
  expect(shown()).toEqual([]);
});

it('shows three at once §9.35', async () => {
  await open();
  for (const text of ['one', 'two', 'three', 'four']) act(() => toasts.info(text));
  await wait(50);
  expect(shown().toSorted()).toEqual(['four', 'three', 'two']);
});

it('dismisses a message by a swipe of 20 px and no less §9.36', async () => {
  await open();
  act(() => toasts.info('Swipe me'));
  await wait(50);
  await swipe(TOAST_SWIPE_PX - 1);
  expect(shown()).toEqual(['Swipe me']);
  await swipe(TOAST_SWIPE_PX);
  expect(shown()).toEqual([]);
});

it('takes the message of a work away that was done at once', async () => {
  await open();
  act(() => toasts.progress('Working').done());
  await wait(500);
  expect(shown()).toEqual([]);
});

it('turns round with the language', async () => {
  const { texts } = await open();
  act(() => toasts.success('Saved'));
  await wait(50);
  await act(() => texts.use('ar'));
  expect(document.querySelector('[data-sonner-toaster]')).toHaveAttribute('dir', 'rtl');
  await act(() => texts.use('en'));
});
