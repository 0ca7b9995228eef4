import { type DefinedRemote, usePlatform } from '@reflectory/platform-sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sound = bootRemote({
  name: 'sound',
  manifest: {
    name: 'sound',
    routes: [{ path: '/sound', access: 'signed-in' }],
    navigation: [],
    slots: ['app.foot'],
  },
});
const boot = { remotes: [bootRemote(), sound] };

function SoundPage() {
  const { foot } = usePlatform();
  return (
    <>
      <button onClick={() => foot.show('sound')}>Play</button>
      <button onClick={() => foot.show('journal')}>Show the journal</button>
      <button onClick={() => foot.hide('sound')}>Stop</button>
      <Link to="/journal">To the diary</Link>
    </>
  );
}

/** What was loaded, and the remotes of which it may be. */
function remotes(foot: () => React.ReactNode = () => <p>Rain on a roof</p>) {
  const loaded: string[] = [];
  const loadRemote = (remote: { name: string }): Promise<DefinedRemote> => {
    loaded.push(remote.name);
    if (remote.name === 'journal') return Promise.resolve(definedRemote(() => <h1>Dear diary</h1>));
    return Promise.resolve({
      ...definedRemote(),
      pages: { '/sound': () => Promise.resolve({ default: SoundPage }) },
      slots: { 'app.foot': () => Promise.resolve({ default: foot }) },
    });
  };
  return { loaded, loadRemote };
}

describe('what a remote keeps at the foot', () => {
  it('stays while one moves to another area, until the remote takes it away', async () => {
    const { loadRemote } = remotes();
    await renderShell({ path: '/sound', boot, loadRemote });
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    expect(await screen.findByText('Rain on a roof')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'To the diary' }));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect(screen.getByText('Rain on a roof')).toBeVisible();
    act(() => window.history.back());
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(screen.queryByText('Rain on a roof')).toBeNull();
  });

  it('costs nothing while nobody wants it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const first = remotes();
    await renderShell({ path: '/journal', boot, loadRemote: first.loadRemote });
    await screen.findByRole('heading', { name: 'Dear diary' });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(first.loaded).toEqual(['journal']);
  });

  it('comes back with a tab that had it, after its first view', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { loaded, loadRemote } = remotes();
    const storage = new Map([['reflectory.foot', 'sound,unknown']]);
    await renderShell({ path: '/journal', boot, loadRemote, storage });
    await screen.findByRole('heading', { name: 'Dear diary' });
    expect(loaded).toEqual(['journal']);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('Rain on a roof')).toBeVisible();
  });

  it('costs one line when it breaks, and nothing of the screen', async () => {
    let isBroken = true;
    const { loadRemote } = remotes(() => {
      if (isBroken) throw new Error('Broken');
      return <p>Rain on a roof</p>;
    });
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderShell({ path: '/sound', boot, loadRemote });
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Rain on a roof')).toBeVisible();
    silence.mockRestore();
  });

  it('is nothing for a remote that fills no such place', async () => {
    const { loadRemote } = remotes();
    await renderShell({ path: '/sound', boot, loadRemote });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the journal' }));
    expect(screen.queryByText(/Rain on a roof|Try again/)).toBeNull();
  });
});
