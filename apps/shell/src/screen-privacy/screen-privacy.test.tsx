import { usePlatform } from '@reflectory/platform-sdk';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

const COVER = 'Covered while you are elsewhere.';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
  focusWindow(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function focusWindow(hasFocus: boolean): void {
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  fireEvent(window, new Event(hasFocus ? 'focus' : 'blur'));
}

function Diary() {
  const { screenPrivacy } = usePlatform();
  const { blursWhenAway, hidesPreviews, choose } = screenPrivacy;
  return (
    <>
      <button onClick={() => choose({ blursWhenAway: !blursWhenAway })}>Blur</button>
      <button onClick={() => choose({ hidesPreviews: !hidesPreviews })}>{`Hides ${hidesPreviews}`}</button>
    </>
  );
}
const open = async (storage = new Map<string, string>()) => {
  const shell = await renderShell({
    path: '/journal',
    boot: { remotes: [bootRemote()] },
    loadRemote: () => Promise.resolve(definedRemote(Diary)),
    storage,
  });
  await screen.findByRole('button', { name: 'Blur' });
  return shell;
};

it('covers nothing while nobody chose that', async () => {
  await open();
  focusWindow(false);
  expect(screen.queryByText(COVER)).toBeNull();
});

it('covers everything while the window has no focus, for somebody who chose that', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Blur' }));
  expect(screen.queryByText(COVER)).toBeNull();
  focusWindow(false);
  expect(screen.getByText(COVER)).toBeVisible();
  focusWindow(true);
  expect(screen.queryByText(COVER)).toBeNull();
});

it('leaves a frame of the page in focus uncovered, and covers a page that is behind another tab', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Blur' }));
  fireEvent(window, new Event('blur'));
  expect(screen.queryByText(COVER)).toBeNull();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText(COVER)).toBeVisible();
});

it('remembers each choice on this device, and follows another tab', async () => {
  const { storage } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Hides false' }));
  await userEvent.click(screen.getByRole('button', { name: 'Blur' }));
  const [key = '', kept = ''] = [...storage].find(([name]) => name.startsWith('reflectory.screen.')) ?? [];
  expect(JSON.parse(kept)).toEqual({ blursWhenAway: true, hidesPreviews: true });
  storage.set(key, JSON.stringify({ hidesPreviews: false }));
  fireEvent(window, new StorageEvent('storage', { key }));
  expect(await screen.findByRole('button', { name: 'Hides false' })).toBeVisible();
  storage.set(key, 'torn');
  fireEvent(window, new StorageEvent('storage', { key }));
  focusWindow(false);
  expect(screen.queryByText(COVER)).toBeNull();
});
