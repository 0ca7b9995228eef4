import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { Invitation, Joining } from '@reflectory/contracts/members';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { JoiningPanel } from './joining.panel.tsx';

const invitation = (change: Partial<Invitation>): Invitation => ({
  user_id: '33333333-3333-4333-8333-333333333333',
  email: 'grace@acme.example',
  role: 'member',
  source: 'administrator',
  created_at: '2026-01-01T00:00:00Z',
  sent_at: '2026-01-01T00:00:00Z',
  expires_at: '2999-01-08T12:00:00Z',
  accepted_at: null,
  ...change,
});

type Circumstances = { managesRoles?: boolean; invitations?: Invitation[]; refusal?: FunctionCallError };

function open({ managesRoles = true, invitations = [invitation({})], refusal }: Circumstances = {}) {
  const calls: [name: string, input: unknown][] = [];
  let joining: Joining = { rule: 'invited', domains: [] };
  const noted =
    <Answer,>(name: string, answer: Answer) =>
    (input: unknown): Answer => {
      calls.push([name, input]);
      if (refusal) throw refusal;
      return answer;
    };
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-joining': () => ({ joining, managesRoles }),
      'set-joining': (input: { joining: Joining }) => {
        ({ joining } = input);
        return { joining, managesRoles };
      },
      'list-invitations': () => ({ invitations }),
      'invite-member': noted('invite-member', { outcome: 'invited' as const }),
      'resend-invitation': noted('resend-invitation', {}),
      'withdraw-invitation': noted('withdraw-invitation', {}),
    },
  });
  const rendered = renderWithPlatform(<JoiningPanel />, {
    client: service.client,
    role: 'instance_admin',
    texts: { admin: texts },
  });
  return { ...rendered, calls, rule: () => joining, user: userEvent.setup() };
}

test('a mail address is invited in a role; what is none is said where it is typed', async () => {
  const { user, calls, record } = open();
  const address = await screen.findByRole('textbox', { name: 'Mail address' });
  await user.type(address, 'grace');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(address).toHaveAccessibleDescription(/does not look like a mail address/);
  expect(calls).toEqual([]);
  await user.type(address, '@acme.example');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(record.toasts.at(-1)?.text).toBe('Invitation sent to grace@acme.example'));
  const [role] = calls.map(([, input]) => input);
  expect(role).toEqual({ email: 'grace@acme.example', role: 'member' });
});

test('what a field says is not said by a toast as well, anything else is', async () => {
  const invite = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: 'Mail address' }), 'grace@acme.example');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  };
  const taken = open({ refusal: new FunctionCallError('conflict', 'There is somebody') });
  await invite(taken.user);
  const address = screen.getByRole('textbox', { name: 'Mail address' });
  await waitFor(() => expect(address).toHaveAccessibleDescription(texts.joining.isMember));
  expect(address).toHaveValue('grace@acme.example');
  expect(taken.record.toasts).toEqual([]);
  taken.unmount();
  const broken = open({ refusal: new FunctionCallError('internal', 'It broke') });
  await invite(broken.user);
  await waitFor(() =>
    expect(broken.record.toasts).toMatchObject([{ kind: 'error', text: texts.errors.internal }]),
  );
});

test('an invitation that waits is sent again and withdrawn; one that was accepted is only told of', async () => {
  const accepted = invitation({
    user_id: '44444444-4444-4444-8444-444444444444',
    email: 'max@acme.example',
    source: 'service_key',
    accepted_at: '2026-01-02T12:00:00Z',
  });
  const { user, calls } = open({ invitations: [invitation({}), accepted] });
  const waiting = await screen.findByRole('row', { name: /grace@acme.example/ });
  expect(waiting).toHaveTextContent(/Waits until/);
  await user.click(within(waiting).getByRole('button', { name: 'Send again' }));
  await user.click(within(waiting).getByRole('button', { name: 'Withdraw' }));
  const dialog = screen.getByRole('alertdialog', { name: /Withdraw the invitation of grace/ });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls.map(([name]) => name)).toEqual(['resend-invitation', 'withdraw-invitation']),
  );
  const came = screen.getByRole('row', { name: /max@acme.example/ });
  expect(came).toHaveTextContent('Added by a program on Jan 2, 2026');
  expect(within(came).queryByRole('button')).toBeNull();
});

test('the rule is saved, and domains only when there are some', async () => {
  const { user, rule, record } = open();
  await user.click(await screen.findByRole('radio', { name: /Addresses of our domains/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const domains = screen.getByRole('textbox', { name: 'Domains' });
  expect(domains).toHaveAccessibleDescription(/Name at least one domain/);
  await user.type(domains, 'Acme.example, nonsense');
  expect(domains).toHaveAccessibleDescription(/No domain: nonsense/);
  await user.clear(domains);
  await user.type(domains, 'Acme.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rule()).toEqual({ rule: 'domains', domains: ['acme.example'] }));
  expect(record.toasts.at(-1)?.text).toBe('Saved. It counts from now on.');
});

test('a coach invites members and reads the rule', async () => {
  open({ managesRoles: false, invitations: [invitation({ role: 'admin' })] });
  expect(await screen.findByText(/Only admins change this/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send the invitation' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
