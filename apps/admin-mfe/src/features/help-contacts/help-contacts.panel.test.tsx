import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../locales/en.json';
import { HelpContactsPanel } from './help-contacts.panel.tsx';
import { today } from './model/today.ts';

const helpline = {
  id: '66666666-6666-4666-8666-666666666666',
  country_code: 'AT',
  name: 'Helpline',
  url: 'https://help.example',
  source: 'help.example/about',
  checked_on: '2025-01-01',
};

function open(rows: object[] = []) {
  const service = createServiceClientFake({ user: FAKE_USER, tables: { help_contacts: rows as never } });
  const rendered = renderWithPlatform(<HelpContactsPanel />, {
    client: service.client,
    role: 'instance_admin',
    texts: { admin: texts },
  });
  return { ...rendered, user: userEvent.setup() };
}

test('nobody is named to begin with, and a line without its source is not added', async () => {
  const { user, record } = open();
  expect(await screen.findByText(/Nobody is named yet/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Helpline');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('textbox', { name: 'Source' })).toHaveAccessibleDescription(
    /where it is published/,
  );
  expect(record.toasts).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Helpline');
});

test('a line is checked again, and removed', async () => {
  const { user, record } = open([helpline]);
  const row = await screen.findByRole('row', { name: /Helpline/ });
  expect(row).toHaveTextContent('help.example/about');
  expect(row).toHaveTextContent('Jan 1, 2025');
  await user.click(within(row).getByRole('button', { name: 'Checked today' }));
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(today()),
  );
  await waitFor(() => expect(screen.getByRole('row', { name: /Helpline/ })).toHaveTextContent(day));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Helpline/ })).toBeNull());
  expect(record.toasts.map(({ kind }) => kind)).toEqual(['success', 'success']);
});
