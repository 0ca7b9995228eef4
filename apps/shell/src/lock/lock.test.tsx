import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { openAccountMenu, renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const journal = () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>));
const withCode = (lock_code: string | null) => ({ tables: { profiles: [{ id: FAKE_USER.id, lock_code }] } });

async function open(lock_code: string | null, storage?: Map<string, string>) {
  const shell = await renderShell({
    path: '/journal',
    boot: { remotes: [bootRemote()] },
    loadRemote: journal,
    service: withCode(lock_code),
    ...(storage && { storage }),
  });
  return shell;
}
async function lockByKeyboard() {
  await screen.findByRole('heading', { name: 'Dear diary' });
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}');
}
async function lockedShell(lock_code = 'quiet7') {
  const shell = await open(lock_code);
  await waitFor(() => expect(shell.lock.get().hasCode).toBe(true));
  await lockByKeyboard();
  await screen.findByRole('heading', { name: 'Locked' });
  return shell;
}
async function enter(code: string) {
  const field = screen.getByLabelText('Lock code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
}

describe('the session lock §2.10', () => {
  it('is open by default, and reads the code of the own profile §4.40 §7.16', async () => {
    const { fake, lock } = await open('quiet7');
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    await waitFor(() => expect(lock.get().hasCode).toBe(true));
    const read = fake.calls.find(({ url }) => url.includes('select=lock_code'));
    expect(read).toMatchObject({ method: 'GET', path: '/rest/v1/profiles' });
    expect(read?.url).toContain(`id=eq.${FAKE_USER.id}`);
  });

  it.each([null, '', 'five5', 'seven77'])(
    'cannot be locked with the code %j §4.41 §5.24 §9.7',
    async (code) => {
      const { lock } = await open(code);
      await waitFor(() => expect(lock.get().hasCode).toBe(false));
      await lockByKeyboard();
      expect(lock.lock()).toBe(false);
      expect(screen.getByRole('heading', { name: 'Dear diary' })).toBeVisible();
      await openAccountMenu();
      expect(await screen.findByRole('menuitem', { name: 'Set a lock code' })).toBeVisible();
    },
  );

  it('draws nothing of the app while it is locked', async () => {
    await lockedShell();
    expect(document.body).not.toHaveTextContent('Dear diary');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.title).toBe('Reflectory');
    history.pushState(null, '', '/goals');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(screen.getByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(screen.queryByText('Being built')).toBeNull();
  });

  it('opens for the stored code and no other §4.42', async () => {
    const { lock } = await lockedShell();
    for (const wrong of ['QUIET7', 'quiet', 'quiet7 ']) expect(await lock.unlock(wrong)).toBe('wrong');
    await enter('quiet8');
    expect(await screen.findByText('This is not the code.')).toBeVisible();
    await enter('quiet7');
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('asks for patience after five wrong tries, also after a reload', async () => {
    const { storage, lock } = await lockedShell();
    for (const wrong of ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd']) await lock.unlock(wrong);
    await enter('eeeeee');
    expect(await screen.findByText(/Too many wrong codes. Try again in 1\d seconds/)).toBeVisible();
    expect(await lock.unlock('quiet7')).toBe('paused');
    expect([...storage.keys()].some((key) => key.includes('lock-tries'))).toBe(true);
  });

  it('stays locked when the page is opened again', async () => {
    const { storage } = await lockedShell();
    document.body.innerHTML = '';
    await open('quiet7', storage);
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
  });

  it('follows what another tab does', async () => {
    const { storage, lock } = await open('quiet7');
    await waitFor(() => expect(lock.get().hasCode).toBe(true));
    const key = `reflectory.locked.11111111-1111-4111-8111-111111111111.${FAKE_USER.id}`;
    storage.set(key, JSON.stringify({ authSession: null }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
    storage.delete(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  });

  it('checks the code without the network, by what this device kept', async () => {
    const { fake, lock, storage } = await lockedShell();
    await waitFor(() => expect([...storage.keys()].join()).toContain('lock-code'));
    fake.setReachable(false);
    expect(await lock.unlock('quiet8')).toBe('wrong');
    expect(await lock.unlock('quiet7')).toBe('unlocked');
    expect([...storage.values()].join()).not.toContain('quiet7');
  });

  it('neither opens nor locks anybody in when the profile cannot be read', async () => {
    const { fake, lock, storage } = await lockedShell();
    await waitFor(() => expect([...storage.keys()].join()).toContain('lock-code'));
    for (const key of storage.keys()) if (key.includes('lock-code')) storage.delete(key);
    fake.failCalls('/rest/v1/profiles', 400);
    await enter('quiet7');
    expect(await screen.findByText(/cannot be checked without the network/)).toBeVisible();
    fake.failCalls('/rest/v1/profiles', null);
    expect(await lock.unlock('quiet7')).toBe('unlocked');
  });

  it('says so when the code was removed elsewhere, and lets the person sign out', async () => {
    const { fake, left } = await lockedShell();
    await fake.client.from('profiles').update({ lock_code: null }).eq('id', FAKE_USER.id);
    await enter('quiet7');
    expect(await screen.findByText(/removed on another device/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual(['/auth?next=%2Fjournal']));
  });

  it('says so when signing out fails', async () => {
    const { fake } = await lockedShell();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    fake.setReachable(false);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/Signing out needs the network/)).toBeVisible();
    complaint.mockClear();
  });
});
