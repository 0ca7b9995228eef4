import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

vi.mock('./locked-screen.tsx', () => {
  throw new Error('The script of the locked screen is not there');
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
  return () => vi.unstubAllGlobals();
});

it('lets somebody sign out of a locked app whose screen cannot be fetched', async () => {
  const shell = await renderShell({
    path: '/journal',
    boot: { remotes: [bootRemote()] },
    loadRemote: () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>)),
    service: { tables: { profiles: [{ id: FAKE_USER.id, lock_code: 'quiet7' }] } },
  });
  await waitFor(() => expect(shell.lock.get().hasCode).toBe(true));
  await screen.findByRole('heading', { name: 'Dear diary' });
  shell.lock.lock();
  expect(await screen.findByText(/could not be fetched/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Dear diary');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(async () => expect((await shell.fake.client.auth.getSession()).data.session).toBeNull());
});
