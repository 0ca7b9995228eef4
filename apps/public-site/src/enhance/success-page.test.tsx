import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SuccessPage from '../pages/success.page.tsx';
import { clientWith } from '../testing/client-with.ts';
import { seenToasts, showPage } from '../testing/show-page.ts';
import { en } from '../texts/en.ts';
import { startSuccessPage } from './success-page.ts';

const verifying = () => screen.getByText('Verifying your subscription...');
const note = () => screen.getByText('Redirecting automatically in a few seconds...');

function open(loadClient: () => Promise<ReturnType<typeof clientWith>['client']>) {
  showPage(<SuccessPage texts={en} />);
  const root = document.querySelector<HTMLElement>('[data-success]');
  if (!root) throw new Error('The page has no root');
  const go = vi.fn();
  expect(verifying()).toBeVisible();
  return { go, checked: startSuccessPage(root, loadClient, go) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  [{ data: { subscribed: true }, error: null }, ['Welcome to Reflectory! Your free trial has started.']],
  [
    { data: null, error: new Error('500') },
    ['There was an issue verifying your subscription. Please contact support.'],
  ],
  [{ data: { subscribed: false }, error: null }, []],
])(
  'after an answer the spinner gives way to the welcome (%#) §4.25 §4.26 §8.12 §8.13',
  async (invoke, told) => {
    const { go, checked } = open(async () => clientWith({ invoke }).client);
    await checked;
    expect(verifying()).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Reflectory!');
    expect(note()).toBeVisible();
    const hasBegun = told.some((toast) => toast.includes('has started'));
    expect(screen.getByText(hasBegun ? en.success.text : en.success.described)).toBeVisible();
    expect(screen.getByText(hasBegun ? en.success.described : en.success.text)).not.toBeVisible();
    expect(seenToasts()).toEqual(told);
    await vi.advanceTimersByTimeAsync(2999);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(go).toHaveBeenCalledWith('/journal');
  },
);

test('after an exception the spinner stops, it is logged, and the page stays §4.28 §8.14', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('The client could not be loaded');
  const { go, checked } = open(() => Promise.reject(broken));
  await checked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.mock.calls).toEqual([[broken]]);
  log.mockClear();
  expect(verifying()).not.toBeVisible();
  expect(note()).not.toBeVisible();
  expect(screen.getByText(en.success.notChecked)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});
