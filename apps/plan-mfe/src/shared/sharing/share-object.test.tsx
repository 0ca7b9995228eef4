import { createServiceClientFake, type FakeFunctions } from '@reflectory/client/testing';
import type { ObjectPerson, SharingReason } from '@reflectory/contracts/sharing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import later from '../objects/locales/en.json';
import { OwnInvitations } from './own-invitations.tsx';
import { ShareObjectDialog } from './share-object.dialog.tsx';

const PLACE = { type: 'board', id: '33333333-3333-4333-8333-333333333333' };
const MAX = '44444444-4444-4444-8444-444444444444';

const ada: ObjectPerson = {
  user_id: FAKE_USER.id,
  name: 'Ada',
  email: null,
  level: 'manage',
  is_owner: true,
};
const max: ObjectPerson = { user_id: MAX, name: 'Max', email: null, level: 'edit', is_owner: false };
const own: SharingReason = { level: 'manage', via: 'person', via_id: null, is_owner: true, since: null };
const grant = { object_type: PLACE.type, object_id: PLACE.id, accepted_at: '2026-01-01T00:00:00Z' };

function open({
  people = [ada, max],
  reasons = [own],
  permissions = ['sharing.publish'],
  functions = {},
}: {
  people?: ObjectPerson[];
  reasons?: SharingReason[];
  permissions?: string[];
  functions?: FakeFunctions;
} = {}) {
  const fake = createServiceClientFake({
    user: FAKE_USER,
    functions: { 'list-object-people': () => ({ people, reasons }), ...functions },
    tables: { grants: [{ ...grant, level: 'edit', user_id: MAX, subject: `person:${MAX}` }] },
  });
  const left: string[] = [];
  renderWithPlatform(
    <ShareObjectDialog
      place={PLACE}
      table="grants"
      title="Spring"
      address="/boards/1"
      onClose={() => {}}
      onLeft={() => left.push(PLACE.id)}
    />,
    { client: fake.client, permissions, texts: { plan: { ...english, ...later } } },
  );
  return { fake, left };
}

const written = (fake: ReturnType<typeof createServiceClientFake>, method: string) =>
  fake.calls.filter((call) => call.method === method && call.path.startsWith('/rest')).at(-1);

describe('sharing an object', () => {
  it('invites somebody by their address, at a level', async () => {
    const { fake } = open();
    const address = await screen.findByLabelText('Email address');
    await userEvent.type(address, 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(screen.getByText(/Enter an email address/)).toBeInTheDocument();
    await userEvent.type(address, '@Acme.Example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect
      .poll(() => written(fake, 'POST')?.body)
      .toMatchObject({
        object_id: PLACE.id,
        email: 'nobody@acme.example',
        level: 'edit',
        title: 'Spring',
      });
    expect(address).toHaveValue('');
  });

  it('invites once what was made just now has reached the service', async () => {
    const answers = [
      { people: [], reasons: [] },
      { people: [ada], reasons: [own] },
    ];
    open({ functions: { 'list-object-people': () => answers.shift() ?? { people: [ada], reasons: [own] } } });
    expect(await screen.findByRole('textbox', { name: 'Email address' }, { timeout: 5000 })).toBeVisible();
  });

  it('changes what somebody may do, and takes it away', async () => {
    const { fake } = open();
    await userEvent.click(await screen.findByRole('button', { name: /What Max may do/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Can view' }));
    await expect.poll(() => written(fake, 'PATCH')?.body).toEqual({ level: 'view' });
    expect(written(fake, 'PATCH')?.url).toContain(`subject=eq.person%3A${MAX}`);
    await userEvent.click(screen.getByRole('button', { name: 'Take it away from Max' }));
    await expect.poll(() => written(fake, 'DELETE')?.url).toContain(`subject=eq.person%3A${MAX}`);
  });

  it('gives it to everybody where one may, and makes a link', async () => {
    const { fake } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Give it to many/ }));
    await userEvent.click(screen.getByRole('option', { name: /Everyone at/ }));
    await expect.poll(() => written(fake, 'POST')?.body).toMatchObject({ level: 'view', role: null });
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await expect.poll(() => written(fake, 'POST')?.body).toMatchObject({ link_token: 'new', level: 'view' });
  });

  it('offers nobody to give it to many who may not', async () => {
    open({ permissions: [] });
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
    expect(screen.queryByText('Give it to many')).toBeNull();
  });

  it('says why one sees it, and lets one leave', async () => {
    const reasons: SharingReason[] = [
      { ...own, level: 'edit', is_owner: false },
      { ...own, level: 'view', via: 'instance', is_owner: false },
    ];
    const { fake, left } = open({ people: [{ ...ada, is_owner: false, level: 'edit' }], reasons });
    expect(await screen.findByText('You were invited.')).toBeInTheDocument();
    expect(screen.getByText('Everyone here may see it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave “Spring”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await expect.poll(() => left).toEqual([PLACE.id]);
    expect(written(fake, 'DELETE')?.url).toContain(`subject=eq.person%3A${FAKE_USER.id}`);
  });

  it('hands it over to somebody who has it', async () => {
    const { fake } = open();
    await userEvent.click(await screen.findByRole('button', { name: /Hand it over/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Max' }));
    const question = await screen.findByRole('alertdialog', { name: 'Hand “Spring” over to Max?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Hand it over' }));
    await expect.poll(() => written(fake, 'PATCH')?.body).toEqual({ user_id: MAX });
  });
});

it('what one is invited to is accepted or declined', async () => {
  const answers: unknown[] = [];
  const accepted: string[] = [];
  const invitation = {
    object_id: PLACE.id,
    level: 'edit' as const,
    invited_by: 'Max',
    created_at: '2026-01-01T00:00:00Z',
  };
  const fake = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'list-object-invitations': () => ({
        invitations: [
          { ...invitation, object_type: 'board', title: 'Spring' },
          { ...invitation, object_type: 'map', title: 'Elsewhere' },
        ],
      }),
      'answer-object-invitation': (answer) => {
        answers.push(answer);
        return { is_answered: true };
      },
    },
  });
  renderWithPlatform(<OwnInvitations type="board" onAccepted={(id) => accepted.push(id)} />, {
    client: fake.client,
    texts: { plan: { ...english, ...later } },
  });
  expect(await screen.findByText('Max invites you to “Spring”')).toBeInTheDocument();
  expect(screen.queryByText(/Elsewhere/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect
    .poll(() => answers)
    .toEqual([
      { ...PLACE, accept: false },
      { ...PLACE, accept: true },
    ]);
  expect(accepted).toEqual([PLACE.id]);
});
