import type { BootRemote } from '@reflectory/contracts/boot';
import type { DefinedRemote, SearchSource } from '@reflectory/platform-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell, type ShellFakeOptions } from '../testing/shell-fake.tsx';
// So that the shell, which fetches it late, has it at hand.
import './palette.dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const icon = { name: 'book', path: 'M2 2l4 4' };
const journal = bootRemote({
  manifest: {
    ...bootRemote().manifest,
    routes: [
      { path: '/journal', access: 'signed-in' },
      { path: '/journal/new', access: 'signed-in' },
    ],
    navigation: [{ id: 'journal', to: '/journal', icon, group: 'reflect', order: 1 }],
    commands: [
      { id: 'freeWrite', to: '/journal/new', key: 'n' },
      { id: 'secret', to: '/journal', permissions: ['roles.manage'] },
    ],
    searches: [{ id: 'entries' }, { id: 'members', permissions: ['members.view'] }],
    words: {
      en: {
        title: 'The journal',
        navigation: { journal: 'Journal' },
        commands: { freeWrite: 'Free write', secret: 'Secret' },
        searches: { entries: 'Entries', members: 'Members' },
      },
    },
  },
});

function remoteWith(search: SearchSource): DefinedRemote {
  const pages = {
    '/journal': () => Promise.resolve({ default: () => <h1>Dear diary</h1> }),
    '/journal/new': () => Promise.resolve({ default: () => <h1>A blank page</h1> }),
  };
  const load = () => Promise.resolve({ search });
  return { ...definedRemote(), pages, searches: { entries: load, members: load } };
}

async function open(search: SearchSource = () => Promise.resolve([]), more: Partial<ShellFakeOptions> = {}) {
  const remotes: BootRemote[] = [journal];
  const shell = await renderShell({
    path: '/journal',
    boot: { remotes },
    loadRemote: () => Promise.resolve(remoteWith(search)),
    ...more,
  });
  await screen.findByRole('heading', { name: 'Dear diary' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Place, command or text' });
  return { ...shell, field };
}
const names = () => screen.getAllByRole('option').map((option) => option.textContent);
const current = () => screen.getByRole('option', { selected: true });

it('opens by its keys with the focus in its field, and goes with Escape', async () => {
  const { field } = await open();
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-activedescendant', current().id);
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('opens by the button of the rail', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('combobox')).toBeVisible();
});

it('offers places and commands that are for the person, moved through by the arrows and chosen by Enter', async () => {
  await open();
  expect(names()).toEqual(expect.arrayContaining(['Free writeN', 'Journal', 'Settings', 'Sign out']));
  expect(names()).not.toContain('Secret');
  const first = current().textContent;
  await userEvent.keyboard('{ArrowDown}');
  expect(current().textContent).not.toBe(first);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(current().textContent).toBe(names().at(-1));
  await userEvent.keyboard('free');
  expect(names()).toEqual(['Free writeN']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'A blank page' })).toBeVisible();
  expect([location.pathname, screen.queryByRole('combobox')]).toEqual(['/journal/new', null]);
});

it('lists the letters of commands, which begin them where nothing is typed, and can be turned off', async () => {
  await open();
  expect(names()).toContain('Free writeN');
  await userEvent.keyboard('{Control>}n{/Control}n');
  expect(location.pathname).toBe('/journal');
  await userEvent.keyboard('{Backspace}single{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.keyboard('n');
  expect(location.pathname).toBe('/journal');
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(names()).toContain('Free write');
  await userEvent.keyboard('single{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'A blank page' })).toBeVisible();
});

it('has what was chosen last first, and forgets it when the person signs out', async () => {
  const { storage, left } = await open();
  await userEvent.keyboard('light{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  const recent = within(screen.getByRole('listbox')).getByRole('group', { name: 'Commands' });
  expect(recent).toBeVisible();
  await userEvent.keyboard('appearance dark{Enter}');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  // The dark theme is chosen already, so that of the two only the light one is to be had.
  expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
    'Appearance: light',
  );
  expect([...storage.keys()].some((key) => key.startsWith('reflectory.palette.'))).toBe(true);
  await userEvent.keyboard('sign out{Enter}');
  await waitFor(() => expect(left).not.toEqual([]));
  expect([...storage.keys()].some((key) => key.startsWith('reflectory.palette.'))).toBe(false);
});

it('asks the sources of remotes that are for the person, and shows what each finds', async () => {
  const asked: string[] = [];
  const { storage } = await open(({ text, limit }) => {
    asked.push(`${text} ${limit}`);
    return Promise.resolve([{ id: '1', title: 'A quiet week', detail: 'May', to: '/journal/new' }]);
  });
  await userEvent.keyboard('q');
  await userEvent.keyboard('uiet');
  const found = await screen.findByRole('group', { name: 'Entries' });
  expect(within(found).getByRole('option')).toHaveTextContent('A quiet weekMay');
  expect(screen.queryByRole('group', { name: 'Members' })).toBeNull();
  expect(asked).toEqual(['quiet 6']);
  await userEvent.click(within(found).getByRole('option'));
  expect(await screen.findByRole('heading', { name: 'A blank page' })).toBeVisible();
  // What somebody searched for stays nowhere.
  expect(JSON.stringify([...storage])).not.toContain('uiet');
});

it('says where it could not be searched, and ends a search that nobody waits for', async () => {
  const signals: AbortSignal[] = [];
  await open(({ text, signal }) => {
    signals.push(signal);
    return text === 'first' ? new Promise(() => {}) : Promise.reject(new Error('away'));
  });
  await userEvent.keyboard('first');
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.keyboard('{Backspace}');
  expect(await screen.findByText('This could not be searched just now.')).toBeVisible();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
