import type { BootRemote } from '@reflectory/contracts/boot';
import { type DefinedRemote, type LazyComponent, usePlatform } from '@reflectory/platform-sdk';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell, type ShellFakeOptions } from '../testing/shell-fake.tsx';
// So that the shell, which fetches the page late, has it at hand.
import './settings.page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

type Sections = NonNullable<BootRemote['manifest']['settings']>;

const words = { profile: 'Profile', lock: 'Lock code', duties: 'Duties at {{instance}}', beta: 'Beta' };

/** A remote that adds sections to the settings, and nothing else. */
function remoteWith(name: string, settings: Sections): BootRemote {
  const manifest = { ...bootRemote().manifest, name, routes: [], settings };
  return bootRemote({ name, manifest: { ...manifest, words: { en: { title: name, settings: words } } } });
}
const drawing =
  (text: string): LazyComponent =>
  () =>
    Promise.resolve({ default: () => <p>{text}</p> });
const definition = (settings: Record<string, LazyComponent>): DefinedRemote => ({
  ...definedRemote(),
  settings,
});

const open = (
  remotes: BootRemote[],
  settings: Record<string, LazyComponent>,
  more: Partial<ShellFakeOptions> = {},
) =>
  renderShell({
    path: '/settings',
    loadRemote: () => Promise.resolve(definition(settings)),
    ...more,
    boot: { remotes, ...more.boot },
  });

const links = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Parts of the settings' });
  return within(navigation).getAllByRole('link');
};

describe('the settings', () => {
  const account = remoteWith('account', [
    { id: 'lock', order: 20 },
    { id: 'beta', order: 5, feature: 'beta' },
  ]);
  const people = remoteWith('people', [{ id: 'profile', order: 10 }]);
  const admin = remoteWith('admin', [
    { id: 'duties', order: 90, permissions: ['roles.manage'], isOwnPage: true },
  ]);
  const all = {
    lock: drawing('Six characters'),
    profile: drawing('Who you are'),
    beta: drawing('Early'),
    duties: drawing('What you do'),
  };

  it('are the sections of all remotes in their order, each with a way to it §2.33', async () => {
    await open([account, people], all);
    expect((await links()).map((link) => link.textContent)).toEqual(['Profile', 'Lock code']);
    for (const link of await links()) {
      const target = document.querySelector(link.getAttribute('href') ?? 'nothing');
      expect(target).toHaveAccessibleName(link.textContent);
    }
    expect(await screen.findByText('Who you are')).toBeVisible();
    expect(screen.getByText('Six characters')).toBeVisible();
  });

  it('have what the feature and the permissions of the person allow, and no more', async () => {
    const principal = { userId: FAKE_USER.id, role: 'user' as const, instances: [] };
    await open([account, admin], all, {
      boot: {
        remotes: [account, admin],
        features: { beta: true },
        principal: { ...principal, permissions: ['roles.manage'] },
      },
    });
    expect((await links()).map((link) => link.textContent)).toEqual(['Beta', 'Lock code', 'Duties at Acme']);
    // What is long stands at its own address alone.
    expect(screen.queryByText('What you do')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Duties at Acme' }));
    expect(await screen.findByText('What you do')).toBeVisible();
    expect([location.pathname, document.title]).toEqual(['/settings/duties', 'Duties at Acme · Reflectory']);
  });

  it('draw one section at its own address, and refuse one that is not for the person', async () => {
    await open([account, people, admin], all, { path: '/settings/lock' });
    expect(await screen.findByText('Six characters')).toBeVisible();
    expect(screen.queryByText('Who you are')).toBeNull();
    expect(
      within(await screen.findByRole('navigation', { name: 'Parts of the settings' })).getByRole('link', {
        current: 'page',
      }),
    ).toHaveTextContent('Lock code');
  });

  it('refuse a section that is not for the person', async () => {
    await open([admin], all, { path: '/settings/duties' });
    expect(await screen.findByText(/^Only those who look after/)).toBeVisible();
    expect(screen.queryByText('What you do')).toBeNull();
  });

  it('lose one section when its remote is dead, and have it back on another try', async () => {
    let isDead = true;
    await open([account, people], all, {
      loadRemote: () => (isDead ? Promise.reject(new Error('gone')) : Promise.resolve(definition(all))),
    });
    const lost = within(await screen.findByRole('region', { name: 'Lock code' }));
    expect(await lost.findByText(/Lock code could not be loaded/)).toBeVisible();
    isDead = false;
    await userEvent.click(lost.getByRole('button', { name: 'Try again' }));
    expect(await lost.findByText('Six characters')).toBeVisible();
  });
});

describe('what a section chooses', () => {
  const account = remoteWith('account', [{ id: 'profile', order: 10 }]);
  const openChoices = async (section: () => React.ReactNode, more: Partial<ShellFakeOptions> = {}) => {
    const shell = await open([account], { profile: () => Promise.resolve({ default: section }) }, more);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    return shell;
  };

  function Theme() {
    const { theme } = usePlatform();
    const next = theme.choice === 'dark' ? 'light' : 'system';
    return <button onClick={() => theme.choose(next)}>{theme.choice}</button>;
  }
  it('as theme starts dark, counts at once and is kept in local storage §3.32 §4.49 §9.37', async () => {
    const { storage } = await openChoices(Theme);
    await userEvent.click(await screen.findByRole('button', { name: 'dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(screen.getByRole('button', { name: 'system' })).toBeVisible();
    expect(storage.get('reflectory.theme')).toBe('system');
  });

  function Language() {
    const { language } = usePlatform();
    return <button onClick={() => language.choose('de')}>Deutsch</button>;
  }
  it('as language is spoken as soon as it is chosen, and remembered §3.33', async () => {
    const { storage } = await openChoices(Language);
    await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    expect(storage.get('reflectory.language')).toBe('de');
  });

  function Consent() {
    const { consent } = usePlatform();
    return <button onClick={() => consent.choose(!consent.isAllowed)}>{String(consent.isAllowed)}</button>;
  }
  it('as consent counts screens only while that is allowed', async () => {
    const { storage } = await openChoices(Consent);
    await userEvent.click(await screen.findByRole('button', { name: 'false' }));
    expect(await screen.findByRole('button', { name: 'true' })).toBeVisible();
    expect([...storage].find(([key]) => key.includes('analytics'))?.[1]).toBe('allowed');
  });

  function Lock() {
    const { lock } = usePlatform();
    return (
      <>
        <button onClick={() => void lock.setCode('123456')}>{`Set, ${lock.hasCode}`}</button>
        <button onClick={() => lock.chooseIdleMinutes(5)}>{`Minutes, ${lock.idleMinutes}`}</button>
        <button onClick={() => lock.chooseIdleMinutes(7)}>Odd</button>
        <button onClick={() => lock.lock()}>Lock</button>
      </>
    );
  }
  it('as lock code is written into the profile, and then locks §1.20 §9.7', async () => {
    const tables = { profiles: [{ id: FAKE_USER.id, name: 'Ada', lock_code: null }] };
    const { fake } = await openChoices(Lock, { service: { tables } });
    await userEvent.click(await screen.findByRole('button', { name: 'Set, false' }));
    expect(await screen.findByRole('button', { name: 'Set, true' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Minutes, 0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Odd' }));
    expect(screen.getByRole('button', { name: 'Minutes, 5' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
    await waitFor(() => expect(fake.rows('profiles')).toMatchObject([{ name: 'Ada', lock_code: '123456' }]));
  });
});
