import { createServiceClientFake } from '@reflectory/client/testing';
import type { InstanceWorkflow } from '@reflectory/contracts/workflows';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import { InstanceWorkflows } from './instance-workflows.tsx';

const webhook = { id: crypto.randomUUID(), name: 'Chat' };
const document: InstanceWorkflow = {
  trigger: { kind: 'member-joined' },
  steps: [
    { kind: 'welcome', text: 'Hello {name}' },
    { kind: 'webhook', webhook_id: webhook.id },
  ],
};
const row = {
  instance_id: crypto.randomUUID(),
  id: crypto.randomUUID(),
  title: 'Welcome',
  document,
  is_on: true,
  last_state: null,
  last_at: null,
  created_at: '2026-11-27T10:00:00Z',
  updated_at: '2026-11-27T10:00:00Z',
};

function show(routines: object[] = [row]) {
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: { instance_workflows: routines },
  } as never);
  renderWithPlatform(<InstanceWorkflows webhooks={[webhook]} />, {
    client,
    texts: { flows: { ...texts, ...later }, common: {} },
  });
  return { user: userEvent.setup() };
}

test('a routine is read as sentences, and says that it has not run', async () => {
  show();
  const row = await screen.findByRole('heading', { name: 'Welcome' });
  const item = within(row.closest('li') as HTMLElement);
  expect(item.getByText('When a member joins')).toBeVisible();
  const steps = within(item.getByRole('list', { name: 'Then' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'welcome who joined: Hello {name}',
    'tell Chat that this routine ran',
  ]);
  expect(item.getByText('It has not run yet.')).toBeVisible();
  expect(item.getByRole('switch', { name: '“Welcome” runs' })).toBeChecked();
});

test('what it did last stands beneath it', async () => {
  show([{ ...row, last_state: 'failed', last_at: '2026-11-27T11:30:00Z' }]);
  expect(await screen.findByText(/^last Nov 27, 2026, \d+:30/)).toHaveTextContent(
    'not all of it could be done',
  );
});

test('one is written, and kept only where all of it can be done', async () => {
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'New routine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New routine' }));
  await user.click(dialog.getByRole('button', { name: /Add a step/ }));
  await user.click(screen.getByRole('option', { name: 'Welcome who joined' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(dialog.getByText('Give it a name.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'News');
  await user.click(dialog.getByRole('button', { name: /When a member joins/ }));
  await user.click(screen.getByRole('option', { name: 'When a challenge for everybody is over' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/only who joins can be welcomed/);
  await user.click(dialog.getByRole('button', { name: 'Remove: Welcome who joined' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByText('tell the admins: {name}: there is news')).toBeVisible();
});

test('one is removed when that was confirmed', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove “Welcome”?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No routine yet')).toBeVisible();
});
