import { Link } from '@reflectory/design-system';
import { specifiedAreas } from '@reflectory/domain/areas';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { openAccountMenu, renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const boot = { remotes: [bootRemote()], features: { goals: true } };
const journal = () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>));

describe('a remote in the shell', () => {
  it('says Loading... until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof definedRemote>>();
    await renderShell({ path: '/journal', boot, loadRemote: () => promise });
    await screen.findAllByRole('navigation');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    resolve(definedRemote(() => <h1>Dear diary</h1>));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  });

  it('asks again for texts that did not come at first', async () => {
    const english = vi
      .fn<() => Promise<{ default: object }>>()
      .mockRejectedValueOnce(new Error('preload failed'))
      .mockResolvedValue({ default: {} });
    const texts = { namespace: 'journal', languages: { en: english } };
    await renderShell({ path: '/journal', boot, loadRemote: async () => ({ ...(await journal()), texts }) });
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect(english).toHaveBeenCalledTimes(2);
  });

  it('costs one screen when it is dead, and heals on retry', async () => {
    let isDead = true;
    const { reported } = await renderShell({
      path: '/journal',
      boot,
      loadRemote: () => (isDead ? Promise.reject(new Error('dead')) : journal()),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing you wrote is lost');
    expect(reported).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    isDead = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  });

  it('costs one screen when its page throws', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const page = () => {
      if (isBroken) throw new Error('broken page');
      return <h1>Dear diary</h1>;
    };
    const loadRemote = () => Promise.resolve(definedRemote(page));
    const { reports } = await renderShell({ path: '/journal', boot, loadRemote });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this screen');
    expect(reports).toMatchObject([{ kind: 'error', name: 'journal', release: bootRemote().hash }]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    complaint.mockClear();
  });
});

const everyArea = Object.fromEntries(
  specifiedAreas.flatMap(({ feature }) => (feature ? [[feature, true]] : [])),
);
const superAdmin = { userId: FAKE_USER.id, role: 'super_admin' as const, instances: [] };

describe('addresses', () => {
  it.each([
    '/productivity',
    '/goals',
    '/mindmaps/7',
    '/boards',
    '/workflows/a/b',
    '/integrations',
    '/groups/1',
    '/insights',
    '/challenges',
    '/global-feed',
    '/library',
  ])('%s is honest about being built', async (path) => {
    await renderShell({ path, boot: { features: everyArea } });
    expect(await screen.findByText('Being built')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the journal' })).toHaveAttribute('href', '/journal');
  });

  it.each(['/journal', '/journal/x', '/entries', '/instance-admin', '/master-admin'])(
    '%s says so when its remote is not to be had',
    async (path) => {
      const { left } = await renderShell({ path, boot: { features: everyArea, principal: superAdmin } });
      expect(await screen.findByText(/cannot be opened right now/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(left).toEqual([path]);
    },
  );

  it.each([
    ['/master-admin', 'Only those who run the whole service can open it.'],
    ['/instance-admin', 'Only those who look after Acme can open it.'],
    ['/goals', 'Acme does not use this area at the moment.'],
  ])('%s says plainly why it is not open §6.10', async (path, reason) => {
    await renderShell({ path });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Goals|Workspace|All workspaces/ })).toBeNull();
  });

  it('says where one is, in the title and after a change of place aloud', async () => {
    await renderShell({ path: '/goals', boot: { features: everyArea } });
    await screen.findByText('Being built');
    expect(document.title).toBe('Goals · Reflectory');
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(document.title).toBe('Settings · Reflectory'));
    expect(screen.getByText('Settings', { selector: '[aria-live]' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows 404 for an unknown one and logs it', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderShell({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(complaint).toHaveBeenCalledWith(expect.any(String), '/nowhere');
    complaint.mockClear();
  });
});

describe('addresses of other hosts', () => {
  const other = 'http://globex.localhost:8080/journal';
  const instances = [
    { id: bootManifestFake().instance.id, name: 'Acme', url: 'http://acme.localhost:8080' },
    { id: '44444444-4444-4444-8444-444444444444', name: 'Globex', url: 'http://globex.localhost:8080' },
  ];

  it('are links of their own in the menu of workspaces', async () => {
    const principal = { userId: FAKE_USER.id, role: 'user' as const, instances };
    await renderShell({ path: '/settings', boot: { principal } });
    await openAccountMenu();
    expect(await screen.findByRole('menuitem', { name: 'Globex' })).toHaveAttribute('href', other);
  });

  it('are links of their own in a remote, and leave paths of the shell alone', async () => {
    const page = () => (
      <>
        <Link href={other}>Globex</Link>
        <Link href="mailto:help@acme.example">Help</Link>
        <Link href="/goals?all=1#top">Goals here</Link>
      </>
    );
    await renderShell({ path: '/journal', boot, loadRemote: () => Promise.resolve(definedRemote(page)) });
    expect(await screen.findByRole('link', { name: 'Globex' })).toHaveAttribute('href', other);
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'mailto:help@acme.example');
    expect(screen.getByRole('link', { name: 'Goals here' })).toHaveAttribute('href', '/goals?all=1#top');
  });
});

describe('the auth session', () => {
  it('sends a visitor to the sign-in page and back afterwards', async () => {
    const { left } = await renderShell({ path: '/journal?draft=1#last', boot, service: { user: null } });
    await waitFor(() => expect(left).toEqual(['/auth?next=%2Fjournal%3Fdraft%3D1#last']));
  });

  it('lets a visitor read a public page', async () => {
    const manifest = { ...bootRemote().manifest, routes: [{ path: '/journal', access: 'public' as const }] };
    const { left } = await renderShell({
      path: '/journal',
      boot: { remotes: [bootRemote({ manifest })], principal: null },
      service: { user: null },
      loadRemote: journal,
    });
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(left).toEqual([]);
  });

  it('sends somebody who still owes the second factor to the sign-in page', async () => {
    const factors = [{ id: 'a', friendly_name: 'Phone', status: 'verified' as const }];
    const { left } = await renderShell({
      path: '/journal',
      boot,
      loadRemote: journal,
      service: { user: { ...FAKE_USER, factors } },
    });
    await waitFor(() => expect(left).toContain('/auth?next=%2Fjournal'));
    expect(screen.queryByRole('heading', { name: 'Dear diary' })).toBeNull();
  });

  it('shows the closing of an account instead of the app', async () => {
    const deletion = { requested_at: '2026-05-01T08:00:00Z', purge_after: '2026-05-15T08:00:00Z' };
    const closing = bootRemote({
      name: 'account',
      manifest: { ...bootRemote().manifest, name: 'account', routes: [], slots: ['account.closing'] },
    });
    const Closing = ({ purgeAfter }: { purgeAfter: string }) => <h1>{`Kept until ${purgeAfter}`}</h1>;
    const slots = { 'account.closing': () => Promise.resolve({ default: Closing }) };
    await renderShell({
      path: '/journal',
      boot: { ...boot, remotes: [bootRemote(), closing] },
      loadRemote: async () => ({ ...(await journal()), slots }),
      service: { functions: { 'get-account-status': () => ({ deletion }) } },
    });
    expect(await screen.findByRole('heading', { name: 'Kept until 2026-05-15T08:00:00Z' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['cannot be loaded', true],
    ['is not there', false],
  ])('lets a closing account be kept and left where its screen %s', async (_what, isListed) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const deletion = { requested_at: '2026-05-01T08:00:00Z', purge_after: '2026-05-15T08:00:00Z' };
    const closing = bootRemote({
      name: 'account',
      manifest: { ...bootRemote().manifest, name: 'account', routes: [], slots: ['account.closing'] },
    });
    const { left } = await renderShell({
      path: '/journal',
      boot: { ...boot, remotes: isListed ? [bootRemote(), closing] : [bootRemote()] },
      loadRemote: async (remote) => {
        if (remote.name === 'account') throw new Error('dead');
        return journal();
      },
      service: {
        functions: {
          'get-account-status': () => ({ deletion }),
          'cancel-account-deletion': () => ({ status: { deletion: null } }),
        },
      },
    });
    expect(await screen.findByText(/May 15, 2026|15 May 2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect(left).toEqual([]);
    complaint.mockClear();
  });

  it('says so when signing out fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { fake, left } = await renderShell({ path: '/journal', boot, loadRemote: journal });
    await openAccountMenu();
    fake.setReachable(false);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText(/Signing out needs the network/)).toBeVisible();
    expect(left).toEqual([]);
    complaint.mockClear();
  });

  it('signs out from any screen', async () => {
    const { left } = await renderShell({ path: '/settings' });
    await openAccountMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual(['/auth?next=%2Fsettings']));
  });
});

/** Adds two sections to the settings, whose code cannot be had. */
const account = bootRemote({
  name: 'account',
  manifest: {
    ...bootRemote().manifest,
    name: 'account',
    routes: [],
    settings: [
      { id: 'lock', order: 1 },
      { id: 'account', order: 2 },
    ],
    words: { en: { title: 'Account', settings: { lock: 'Lock code', account: 'Account' } } },
  },
});

describe('settings', () => {
  it("speaks German at an instance whose language that is, in the instance's own words", async () => {
    const { instance } = bootManifestFake();
    await renderShell({
      path: '/settings',
      boot: { instance: { ...instance, defaultLanguage: 'de' }, remotes: [account] },
      service: {
        tables: {
          translations: [
            { language_code: 'de', namespace: 'settings', key: 'sections.account', value: 'Mein Zugang' },
          ],
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mein Zugang' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });
});

it('asks before a navigation leaves unsaved text', async () => {
  const { unsaved } = await renderShell({ path: '/journal', boot, loadRemote: journal });
  await screen.findByRole('heading', { name: 'Dear diary' });
  act(() => unsaved.report('editor', true));
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(location.pathname).toBe('/journal');
  act(() => unsaved.report('editor', false));
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});

it("follows the page's own anchors without a complaint of the router", async () => {
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderShell({ path: '/settings', boot: { remotes: [account] } });
  const sections = await screen.findByRole('navigation', { name: 'Parts of the settings' });
  await userEvent.click(within(sections).getByRole('link', { name: 'Lock code' }));
  await waitFor(() => expect(location.hash).toBe('#lock'));
  expect(complaint).not.toHaveBeenCalled();
});
