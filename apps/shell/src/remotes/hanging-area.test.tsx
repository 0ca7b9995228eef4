import { act, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';
import { OPEN_TIMEOUT_MS } from './loadable.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const boot = { remotes: [bootRemote()] };
const diary = () => <h1>Dear diary</h1>;
const never = () => new Promise<never>(() => {});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A remote of which a part hangs for as long as `isHanging` says so. */
const parts: Record<string, (isHanging: () => boolean) => DefinedRemote> = {
  'the chunk of a page': (isHanging) => ({
    ...definedRemote(),
    pages: { '/journal': () => (isHanging() ? never() : Promise.resolve({ default: diary })) },
  }),
  'a text': (isHanging) => ({
    ...definedRemote(diary),
    texts: {
      namespace: 'journal',
      languages: { en: () => (isHanging() ? never() : Promise.resolve({ default: {} })) },
    },
  }),
  'what a page waits for': (isHanging) => {
    const forever = never();
    return definedRemote(() => {
      if (isHanging()) use<ReactNode>(forever);
      return diary();
    });
  },
};

describe.each(Object.entries(parts))('%s that never comes', (_what, remote) => {
  it('is a failure after ten seconds, and heals on retry', async () => {
    let isHanging = true;
    await renderShell({ path: '/journal', boot, loadRemote: () => Promise.resolve(remote(() => isHanging)) });
    await pass(OPEN_TIMEOUT_MS - 500);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent(/Nothing you wrote is lost|What was saved is safe/);
    isHanging = false;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  });
});

it('an area that comes late is shown, with nothing to press', async () => {
  const late = Promise.withResolvers<DefinedRemote>();
  await renderShell({ path: '/journal', boot, loadRemote: () => late.promise });
  await pass(OPEN_TIMEOUT_MS + 500);
  expect(screen.getByRole('alert')).toBeVisible();
  late.resolve(definedRemote(diary));
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Dear diary' })).toBeVisible();
});
