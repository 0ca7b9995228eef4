import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell, type ShellFakeOptions } from '../testing/shell-fake.tsx';
import { createEventSender } from './send-events.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const remote = bootRemote({
  manifest: { ...bootRemote().manifest, routes: [{ path: '/journal', access: 'signed-in' }] },
});
const open = (options: Partial<ShellFakeOptions> = {}) =>
  renderShell({
    path: '/journal?q=secret',
    boot: { remotes: [remote], features: { mindmaps: true } },
    loadRemote: () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>)),
    ...options,
  });
const goTo = async (name: string) =>
  userEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);
const leave = () => fireEvent(window, new Event('pagehide'));

describe('counting of screens §2.12', () => {
  it('counts nothing before somebody allowed it, nor after a no', async () => {
    const { sent } = await open();
    const findLine = () => screen.findByRole('region', { name: 'Counting of screens' });
    expect(await findLine()).toHaveTextContent('Never what you write');
    await goTo('Settings');
    leave();
    const line = await findLine();
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(line).not.toBeInTheDocument();
    await goTo('Journal');
    leave();
    expect(sent).toEqual([]);
  });

  it('sends the pattern of a route, never an id or a search, when the page goes', async () => {
    const { sent, storage } = await open({ path: '/mindmaps/7f3?q=secret' });
    await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
    await goTo('Journal');
    expect(sent).toEqual([]);
    leave();
    expect(sent.map(({ name, path }) => `${name} ${path}`)).toEqual([
      'page_view /mindmaps/*',
      'page_view /journal',
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/secret|7f3/);
    expect([...storage].find(([key]) => key.startsWith('reflectory.analytics.'))?.[1]).toBe('allowed');
  });

  it('stops at once when the answer is taken back in another tab', async () => {
    const { sent, storage } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
    await waitFor(() => expect([...storage.values()]).toContain('allowed'));
    const key = [...storage.keys()].find((name) => name.startsWith('reflectory.analytics.')) ?? '';
    storage.set(key, 'refused');
    fireEvent(window, new StorageEvent('storage', { key }));
    leave();
    expect(sent).toEqual([]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'takes %j for a no and does not ask',
    async (browser) => {
      const { sent } = await open({ browser });
      await screen.findByRole('heading', { name: 'Dear diary' });
      expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
      leave();
      expect(sent).toEqual([]);
    },
  );
});

it('sends in the name of nobody, and drops what cannot be sent', () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const send = createEventSender({ url: 'https://acme.example', anonKey: 'anon' });
  const at = '2026-05-01T08:00:00.000Z';
  send([{ name: 'page_view', path: '/journal', at }]);
  send([{ name: 'page_view', path: '/goals', at }]);
  expect(asked.map(([url]) => url)).toEqual(
    Array(2).fill('https://acme.example/functions/v1/record-analytics'),
  );
  expect(asked[0]?.[1]).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  const bodies = asked.map(([, { body }]) => JSON.parse(String(body)) as { tab: string; events: unknown[] });
  expect(bodies[0]?.tab).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(bodies[1]?.tab).toBe(bodies[0]?.tab);
  expect(bodies[0]?.events).toEqual([{ name: 'page_view', path: '/journal', at }]);
});
