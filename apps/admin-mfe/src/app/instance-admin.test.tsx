import { createServiceClientFake } from '@reflectory/client/testing';
import type { Member } from '@reflectory/contracts/members';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import texts from '../locales/en.json';
import InstanceAdminPage from './instance-admin.page.tsx';

const member = (change: Partial<Member>): Member => ({
  user_id: FAKE_USER.id,
  email: FAKE_USER.email,
  name: FAKE_USER.name,
  role: 'admin',
  is_active: true,
  joined_at: '2026-01-01T00:00:00+00:00',
  last_sign_in_at: null,
  is_host: false,
  ...change,
});
const grace = member({ user_id: '33333333-3333-4333-8333-333333333333', name: 'Grace', role: 'member' });

const robin = member({
  user_id: '55555555-5555-4555-8555-555555555555',
  name: 'Robin',
  role: 'admin',
  is_host: true,
});
const peer = member({ user_id: '66666666-6666-4666-8666-666666666666', name: 'Ines', role: 'admin' });

function open({ members = [member({}), grace], managesRoles = true, path = '/' } = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-members': (input) => {
        const search = input?.search ?? '';
        const found = members.filter(({ name }) => name.includes(search));
        return { members: found, total: found.length, managesRoles };
      },
    },
    tables: {
      translations: [],
      global_features: [{ feature_key: 'goals', enabled: true, description: 'Goals' }],
      instance_users: [{ user_id: grace.user_id, role: 'member', is_active: true }],
    },
  });
  const rendered = renderWithPlatform(<InstanceAdminPage />, {
    client: service.client,
    role: 'instance_admin',
    path,
    texts: { admin: texts },
    builtInTexts: [
      { namespace: 'auth', key: 'signOut', text: 'Sign out' },
      { namespace: 'nav', key: 'settings', text: 'Settings' },
    ],
  });
  return { ...rendered, service, user: userEvent.setup() };
}

test('the address opens a section, and another can be chosen', async () => {
  const { user } = open({ path: '/?section=features' });
  expect(await screen.findByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Words' }));
  expect(await screen.findByRole('searchbox', { name: 'Find a text' })).toBeVisible();
});

test('what was changed in a section is there when it is opened again', async () => {
  const { user } = open({ path: '/?section=brand' });
  const name = await screen.findByRole('textbox', { name: texts.brand.productName });
  await user.type(name, ' anew');
  await user.click(screen.getByRole('tab', { name: 'Features' }));
  await waitFor(() => expect(name).not.toBeVisible());
  await user.click(screen.getByRole('tab', { name: 'Brand' }));
  await waitFor(() => expect(name).toBeVisible());
  expect((name as HTMLInputElement).value).toMatch(/ anew$/);
});

describe('members', () => {
  test('show who is here; the own row offers nothing to change', async () => {
    open();
    const own = (await screen.findByText('Ada (you)')).closest('tr');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByRole('row', { name: /Grace/ })).toBeVisible();
  });

  test('who looks after the platform is no row to change', async () => {
    open({ members: [member({}), robin] });
    const row = await screen.findByRole('row', { name: /Robin/ });
    expect(row).toHaveTextContent('Looks after the platform');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('a coach is offered no roles, and nothing about an admin', async () => {
    open({ members: [member({ role: 'coach' }), peer, grace], managesRoles: false });
    expect(await screen.findByText(/Only admins change roles/)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Ines/ })).queryByRole('button')).toBeNull();
    const buttons = within(screen.getByRole('row', { name: /Grace/ })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Pause']);
  });

  test('are found by name, and it is said when nobody is', async () => {
    const { user } = open();
    await screen.findByText('2 people');
    const search = screen.getByRole('searchbox', { name: 'Search by name or address' });
    await user.type(search, 'Grace');
    await screen.findByText('1 person');
    expect(screen.queryByText('Ada (you)')).toBeNull();
    await user.type(search, ' Hopper');
    await screen.findByText('Nobody is found.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('pausing somebody names them first', async () => {
    const { user, record } = open();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Pause Grace?' });
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(record.toasts).toEqual([{ kind: 'success', text: 'Grace is paused' }]));
  });
});

describe('words', () => {
  test('are chosen from the built-in texts, and an own wording stands beside', async () => {
    const { user, record } = open();
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    const search = await screen.findByRole('searchbox', { name: 'Find a text' });
    await user.type(search, 'nonsense');
    expect(await screen.findByText('No built-in text has these words.')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'sign o');
    await user.click(await screen.findByRole('button', { name: 'Choose: Sign out' }));
    const own = screen.getByRole('textbox', { name: 'Your own wording' });
    await user.clear(own);
    await user.type(own, 'Close the book');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(record.toasts.at(-1)?.kind).toBe('success'));
    const row = await screen.findByRole('row', { name: /Close the book/ });
    expect(row).toHaveTextContent('Sign out');
  });
});

describe('features', () => {
  test('a choice of the own can go back to the standard', async () => {
    const { user, record } = open();
    await user.click(screen.getByRole('tab', { name: 'Features' }));
    await user.click(await screen.findByRole('switch', { name: 'Goals is on' }));
    await waitFor(() => expect(record.toasts.at(-1)?.text).toBe('Goals is off'));
    await user.click(await screen.findByRole('button', { name: 'Use the standard for Goals' }));
    await waitFor(() => expect(record.toasts.at(-1)?.text).toBe('Goals follows the standard again'));
  });
});

describe('brand', () => {
  test('an accent that is no colour is refused where it is typed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'Brand' }));
    const accent = screen.getByRole('textbox', { name: 'Accent' });
    await user.clear(accent);
    await user.type(accent, 'teal');
    expect(accent).toHaveAccessibleDescription(/Write the colour as #rrggbb/);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
