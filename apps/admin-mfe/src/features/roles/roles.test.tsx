import { createServiceClientFake } from '@reflectory/client/testing';
import type { InstanceRole } from '@reflectory/contracts/members';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import InstanceAdminPage from '../../app/instance-admin.page.tsx';
import texts from '../../locales/en.json';

const text = (en: string) => ({ en, de: en, fr: en, ar: en });
const permissions = [
  { key: 'brand.manage', name: text('Change the brand'), description: text('Colours and logo.') },
  { key: 'usage.view', name: text('See usage'), description: text('How much is used.') },
];
const grace = { user_id: '33333333-3333-4333-8333-333333333333', name: 'Grace', email: 'grace@acme.example' };
const editors: InstanceRole = {
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Editors',
  permissions: ['usage.view'],
  members: 1,
  isMine: true,
};

function open(may?: string[]) {
  const calls: unknown[] = [];
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-roles': () => ({
        permissions,
        roles: [
          { id: 'admin', name: null, permissions: ['brand.manage'], members: 2, isMine: true },
          { id: 'moderator', name: null, permissions: [], members: 0, isMine: true },
          editors,
        ],
      }),
      'save-role': (input) => {
        calls.push(input);
        return { id: editors.id };
      },
      'delete-role': (input) => {
        calls.push(input);
        return {};
      },
      'list-role-members': () => ({ members: [] }),
      'list-members': () => ({
        members: [
          {
            ...grace,
            role: 'member',
            is_active: true,
            joined_at: '2026-01-01T00:00:00+00:00',
            last_sign_in_at: null,
            is_host: false,
          },
        ],
        total: 1,
        managesRoles: true,
      }),
      'set-role-member': (input) => {
        calls.push(input);
        return {};
      },
    },
  });
  const rendered = renderWithPlatform(<InstanceAdminPage />, {
    client: service.client,
    role: 'instance_admin',
    ...(may && { permissions: may }),
    texts: { admin: texts },
  });
  return { ...rendered, calls, user: userEvent.setup() };
}

test('a coach sees no brand, roles or security', () => {
  open(['members.view', 'members.invite', 'texts.manage']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Members',
    'Joining',
    'Words',
  ]);
});

test('a role is made of permissions, of those alone that one has', async () => {
  const { user, calls, record } = open(['roles.manage', 'usage.view']);
  await user.click(await screen.findByRole('button', { name: 'Make a role' }));
  const dialog = await screen.findByRole('dialog', { name: 'A new role' });
  expect(within(dialog).getByRole('checkbox', { name: 'Change the brand' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Give the role a name/,
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Readers');
  await user.click(within(dialog).getByRole('checkbox', { name: 'See usage' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(record.toasts).toEqual([{ kind: 'success', text: 'The role Readers is saved' }]),
  );
  expect(calls).toEqual([{ id: null, name: 'Readers', permissions: ['usage.view'] }]);
});

test('a role is deleted once its people are counted', async () => {
  const { user, calls } = open(['roles.manage']);
  await user.click(await screen.findByRole('button', { name: 'Delete the role Editors' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the role Editors?' });
  expect(dialog).toHaveTextContent('One person loses what it permits.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toEqual([{ id: editors.id }]));
});

test('a role is given to a member who is found', async () => {
  const { user, calls, record } = open(['roles.manage', 'members.view']);
  await user.click(screen.getByRole('tab', { name: 'Roles' }));
  await user.click(await screen.findByRole('button', { name: 'Members with the role Editors' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who has the role Editors' });
  await within(dialog).findByText('Nobody has this role yet.');
  await user.click(await within(dialog).findByRole('button', { name: 'Give: Grace' }));
  await waitFor(() => expect(record.toasts.at(-1)?.text).toBe('Grace has the role Editors now'));
  expect(calls).toEqual([{ user_id: grace.user_id, role: editors.id, isGiven: true }]);
});

test('roles of a membership are chosen at the members', async () => {
  open(['roles.manage']);
  expect(await screen.findByRole('row', { name: /Admin.*Chosen at the members/ })).toBeVisible();
});
