import { FunctionCallError } from '@reflectory/client';
import {
  createServiceClientFake,
  type FakeFunctions,
  type ServiceClientFake,
} from '@reflectory/client/testing';
import type { ApiTokenCallRow, ApiTokenRow } from '@reflectory/contracts/api-tokens';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../../../locales/en.json';
import { ApiTokens } from './api-tokens.tsx';

const SECRET = `rfl_${'a'.repeat(43)}`;
const BACKUP: Partial<ApiTokenRow> = {
  id: 't1',
  name: 'Backup',
  scopes: ['plans:read', 'journal:read'],
  created_at: '2026-11-01T08:00:00Z',
  expires_at: '2999-01-01T12:00:00Z',
};

type World = {
  tokens?: Partial<ApiTokenRow>[];
  calls?: Partial<ApiTokenCallRow>[];
  functions?: FakeFunctions;
  isOnline?: boolean;
  failing?: boolean;
};

function show({ tokens = [], calls = [], functions = {}, isOnline = true, failing = false }: World = {}) {
  const service: ServiceClientFake = createServiceClientFake({
    user: FAKE_USER,
    tables: { api_tokens: tokens, api_token_calls: calls },
    functions: {
      'add-api-token': ({ name, scopes, days }) => {
        const ends = new Date(Date.now() + days * 86_400_000).toISOString();
        const row = { id: 't9', name, scopes, expires_at: ends, last_used_at: null, revoked_at: null };
        service.rows('api_tokens').push({ ...row, created_at: new Date().toISOString() } as ApiTokenRow);
        return { id: 't9', token: SECRET };
      },
      'revoke-api-token': ({ id }) => {
        for (const row of service.rows('api_tokens'))
          if (row.id === id) row.revoked_at = '2026-11-20T10:00:00Z';
        return {};
      },
      ...functions,
    },
  });
  if (failing) service.failCalls('api_tokens', 500);
  const common = {
    loading: 'Loading',
    retry: 'Try again',
    errors: { internal: 'The server could not answer.', too_large: 'This is too large.' },
  };
  renderWithPlatform(<ApiTokens />, { client: service.client, texts: { flows: texts, common }, isOnline });
  return service;
}

test('who has no token is told what one is for', async () => {
  show();
  expect(await screen.findByText(/You have no token yet/)).toBeVisible();
  expect(screen.getByText(/sealed entries are never within its reach/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read and try what a token reaches' })).toHaveAttribute(
    'href',
    '/integrations/api',
  );
});

test('a token says in words what it may do, until when, and whether anything uses it', async () => {
  show({
    tokens: [
      BACKUP,
      {
        ...BACKUP,
        id: 't2',
        name: 'Old',
        created_at: '2026-10-01T08:00:00Z',
        revoked_at: '2026-10-02T12:00:00Z',
      },
      {
        ...BACKUP,
        id: 't3',
        name: 'Older',
        created_at: '2026-01-01T08:00:00Z',
        expires_at: '2026-02-01T12:00:00Z',
        last_used_at: '2026-01-20T12:00:00Z',
      },
    ],
  });
  await screen.findByRole('heading', { name: 'Backup' });
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((one) => one.textContent)).toEqual(['Backup', 'Old', 'Older']);
  const [backup, old, older] = headings.map((one) => one.closest('li') ?? one);
  expect(backup).toHaveTextContent(texts.tokens.scopes.journal_read);
  expect(backup).toHaveTextContent(texts.tokens.scopes.plans_read);
  expect(backup).not.toHaveTextContent('adds');
  expect(backup).toHaveTextContent('ends Jan 1, 2999 · not used yet');
  expect(old).toHaveTextContent('revoked Oct 2, 2026');
  expect(screen.getByText('revoked', { exact: true })).toBeVisible();
  expect(screen.getByText('ended', { exact: true })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Revoke/ })).toHaveLength(1);
  expect(older).toHaveTextContent('last used Jan 20, 2026');
});

test('a new token wants a name and something to do, and is shown once', async () => {
  const user = userEvent.setup();
  const service = show();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const form = await screen.findByRole('dialog', { name: 'New token' });
  for (const box of within(form).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(within(form).getByRole('radio', { name: '90 days' })).toBeChecked();
  await user.click(within(form).getByRole('button', { name: 'Make the token' }));
  expect(within(form).getByText('Give it a name.')).toBeVisible();
  expect(within(form).getByRole('alert')).toHaveTextContent('Choose at least one.');
  expect(service.calls.filter(({ path }) => path.includes('add-api-token'))).toEqual([]);
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), ' Shortcut ');
  await user.click(within(form).getByRole('checkbox', { name: texts.tokens.scopes.journal_draft }));
  await user.click(within(form).getByRole('radio', { name: '7 days' }));
  await user.click(within(form).getByRole('button', { name: 'Make the token' }));
  const secret = await screen.findByRole('dialog', { name: 'Your new token' });
  expect(service.calls.find(({ path }) => path.includes('add-api-token'))?.body).toEqual({
    name: 'Shortcut',
    scopes: ['journal:draft'],
    days: 7,
  });
  expect(within(secret).getByRole('textbox', { name: 'Token' })).toHaveValue(SECRET);
  await user.click(within(secret).getByRole('button', { name: 'Copy' }));
  expect(await within(secret).findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(secret).getByRole('button', { name: 'I have kept it' }));
  expect(await screen.findByRole('heading', { name: 'Shortcut' })).toBeVisible();
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('who has as many tokens as can be is told what to do, and keeps what was chosen', async () => {
  const user = userEvent.setup();
  const full = () => {
    throw new FunctionCallError('too_large', 'Too many');
  };
  show({ functions: { 'add-api-token': full } });
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const form = await screen.findByRole('dialog', { name: 'New token' });
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'One more');
  await user.click(within(form).getByRole('checkbox', { name: texts.tokens.scopes.plans_add }));
  await user.click(within(form).getByRole('button', { name: 'Make the token' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('You have 20 tokens that work');
  expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
});

test('a token is revoked after one question that names it', async () => {
  const user = userEvent.setup();
  const service = show({ tokens: [BACKUP] });
  await user.click(await screen.findByRole('button', { name: 'Revoke “Backup”' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Backup”?' });
  expect(question).toHaveTextContent('stop at once. This cannot be undone.');
  expect(service.rows('api_tokens')[0]?.revoked_at).toBeNull();
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('revoked', { exact: true })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('what a token did stands under its days, the latest first', async () => {
  const user = userEvent.setup();
  const call = { token_id: 't1', times: 1 };
  show({
    tokens: [BACKUP],
    calls: [
      { ...call, hour: '2026-11-02T12:00:00Z', action: 'POST sessions' },
      { ...call, hour: '2026-11-03T12:00:00Z', action: 'GET entries', times: 1200 },
      { ...call, hour: '2026-11-02T11:00:00Z', action: 'GET tags', times: 2 },
      { ...call, token_id: 't2', hour: '2026-11-02T11:00:00Z', action: 'GET goals' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'What it did: “Backup”' }));
  const log = await screen.findByRole('dialog', { name: 'What “Backup” did' });
  const third = await within(log).findByRole('region', { name: 'Tuesday, November 3, 2026' });
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date('2026-11-03T12:00:00Z'));
  expect(third).toHaveTextContent(`${time} – GET entries – 1,200 times`);
  const second = within(log).getByRole('region', { name: 'Monday, November 2, 2026' });
  expect(
    within(second)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringContaining('– POST sessions – once'),
    expect.stringContaining('– GET tags – 2 times'),
  ]);
  expect(log).not.toHaveTextContent('GET goals');
});

test('a list that cannot be had says so, and is asked for again', async () => {
  const service = show({ tokens: [BACKUP], failing: true });
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('Your tokens could not be loaded.');
  service.failCalls('api_tokens', null);
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Backup' })).toBeVisible();
});

test('without a network the section says that it needs one', async () => {
  show({ isOnline: false, failing: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.offline);
});
