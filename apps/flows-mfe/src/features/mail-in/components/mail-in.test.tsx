import { createServiceClientFake } from '@reflectory/client/testing';
import type { HeldMailRow, MailAddressRow } from '@reflectory/contracts/mail-in';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../../locales/en.json';
import mailTexts from '../locales/en.json';
import { MailIn } from './mail-in.tsx';

const MAIL: Partial<HeldMailRow> = {
  id: 'm1',
  sender: 'Bo <bo@elsewhere.example>',
  subject: 'Snow',
  text: 'It snowed.\n\nAll night.',
  entry_at: '2026-11-27T12:00:00Z',
  file_count: 2,
  created_at: '2026-11-27T12:00:00Z',
};

type World = {
  domain?: string | null;
  addresses?: Partial<MailAddressRow>[];
  mails?: Partial<HeldMailRow>[];
  failing?: boolean;
};

function show({ domain = 'in.example', addresses = [], mails = [], failing = false }: World = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    tables: { mail_addresses: addresses, held_mails: mails },
    functions: {
      'get-mail-in': () => ({ domain }),
      'add-mail-address': () => {
        service
          .rows('mail_addresses')
          .push({ id: 'a1', last_mail_at: null, removed_at: null } as MailAddressRow);
        return { address: `rfm_${'0'.repeat(48)}@in.example` };
      },
      'take-held-mail': () => {
        service.rows('held_mails').splice(0);
        return { entry_id: 'e1' };
      },
    },
  });
  if (failing) service.failCalls('held_mails', 500);
  const common = {
    loading: 'Loading',
    retry: 'Try again',
    errors: { internal: 'The server could not answer.' },
  };
  renderWithPlatform(<MailIn />, {
    client: service.client,
    texts: { flows: { ...texts, ...mailTexts }, common },
  });
  return service;
}

test('is nothing where no mails are taken', async () => {
  show({ domain: null });
  await waitFor(() => expect(screen.queryByText('Entries by mail')).not.toBeInTheDocument());
});

test('an address is made and shown once', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make my address' }));
  const shown = await screen.findByRole('dialog', { name: 'Your address for mails' });
  expect(within(shown).getByRole('textbox', { name: 'Address' })).toHaveValue(
    `rfm_${'0'.repeat(48)}@in.example`,
  );
  await userEvent.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  expect(await screen.findByText('No mail has come yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make my address' })).not.toBeInTheDocument();
});

test('a held mail is looked at and taken, and leads to its entry', async () => {
  show({ mails: [MAIL] });
  expect(await screen.findByText('Bo <bo@elsewhere.example>')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look at “Snow”' }));
  const mail = await screen.findByRole('dialog', { name: 'Snow' });
  expect(within(mail).getByText(/It snowed\./)).toBeVisible();
  expect(within(mail).getByText('Files of held mails are not kept.')).toBeVisible();
  await userEvent.click(within(mail).getByRole('button', { name: 'Make an entry of it' }));
  expect(await screen.findByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/journal/entry/e1');
  await waitFor(() => expect(screen.queryByText('Held mails')).not.toBeInTheDocument());
});

test('a held mail is thrown away', async () => {
  const service = show({ mails: [MAIL] });
  await userEvent.click(await screen.findByRole('button', { name: 'Look at “Snow”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Throw it away' }));
  expect(await screen.findByText('The mail was thrown away.')).toBeVisible();
  expect(service.rows('held_mails')).toEqual([]);
});

test('what cannot be loaded says so, and is tried again', async () => {
  show({ failing: true });
  expect(await screen.findByText('Your address for mails could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
