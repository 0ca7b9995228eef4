import { FunctionCallError } from '@reflectory/client';
import { createServiceClientFake, type FakeFunctions } from '@reflectory/client/testing';
import type { AccessRequestView } from '@reflectory/contracts/api-tokens';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import later from '../features/access-request/locales/en.json';
import texts from '../locales/en.json';
import AccessRequestPage from './access-request.page.tsx';

const OPEN: AccessRequestView = {
  outcome: 'open',
  name: 'Assistant',
  host: 'assistant.example',
  is_local: false,
  scopes: ['journal:read', 'plans:read'],
  granted_at: null,
};
const BACK = 'https://assistant.example/callback?code=rfc_1';
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Given = { view?: AccessRequestView; path?: string; answer?: FakeFunctions['answer-access-request'] };

function show({ view = OPEN, path = '/oauth/authorize?client_id=c&state=s', answer }: Given = {}) {
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: {
      'get-access-request': () => view,
      'answer-access-request': answer ?? (() => ({ return_to: BACK })),
    },
  });
  const common = { loading: 'Loading', retry: 'Try again', errors: { internal: 'It could not answer.' } };
  const all = { client: service.client, path, texts: { flows: { ...texts, ...later }, common } };
  renderWithPlatform(<AccessRequestPage />, all);
  const sent = (name: string) => service.calls.filter(({ path: to }) => to.includes(name));
  return { user: userEvent.setup(), sent };
}

test('says who asks, as claimed, where that returns to, and gives nothing by itself', async () => {
  const { sent } = show();
  expect(await screen.findByRole('heading', { name: 'Let “Assistant” in?' })).toBeVisible();
  expect(screen.getByText('assistant.example')).toBeVisible();
  expect(screen.getByText('Nobody has verified this name.')).toBeVisible();
  expect(screen.getByText('Nobody has verified this name.').closest('dl')).toHaveTextContent(
    `You are signed in as${FAKE_USER.email}This is the account that it would reach.`,
  );
  expect(sent('get-access-request')[0]?.body).toEqual({ client_id: 'c', state: 's' });
  expect(sent('answer-access-request')).toEqual([]);
  expect(assign).not.toHaveBeenCalled();
});

test('what was granted before is said to give way', async () => {
  show({ view: { ...OPEN, granted_at: '2026-10-05T12:00:00Z' } });
  expect(
    await screen.findByText('It takes the place of what you granted this application on October 5, 2026.'),
  ).toBeVisible();
});

test('what is unticked is not allowed, and the answer leads back', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('checkbox', { name: texts.tokens.scopes.plans_read }));
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await user.click(screen.getByRole('button', { name: 'Let it in' }));
  expect(sent('answer-access-request')[0]?.body).toEqual({
    request: { client_id: 'c', state: 's' },
    allowed: { scopes: ['journal:read'], days: 7 },
  });
  expect(assign).toHaveBeenCalledWith(BACK);
  expect(screen.getByRole('link', { name: 'Back to assistant.example' })).toHaveAttribute('href', BACK);
});

test('allowing nothing is said to be nothing, and denying is an answer', async () => {
  const { user, sent } = show();
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Let it in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one, or deny.');
  expect(sent('answer-access-request')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deny' }));
  expect(sent('answer-access-request')[0]?.body).toMatchObject({ allowed: null });
  expect(assign).toHaveBeenCalledWith(BACK);
});

test('who has as many tokens as can be is told what to do', async () => {
  const full = () => {
    throw new FunctionCallError('too_large', 'Too many');
  };
  const { user } = show({ answer: full });
  await user.click(await screen.findByRole('button', { name: 'Let it in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 20 tokens that work');
  expect(assign).not.toHaveBeenCalled();
});

test('a request of nobody leads nowhere, and a wrong one goes back by a press alone', async () => {
  show({ view: { outcome: 'unknown' } });
  expect(await screen.findByText('This request leads nowhere')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  show({ view: { outcome: 'wrong', host: 'assistant.example', return_to: BACK } });
  expect(await screen.findByRole('link', { name: 'Back to assistant.example' })).toHaveAttribute(
    'href',
    BACK,
  );
  expect(assign).not.toHaveBeenCalled();
});

test('a program on the device is told apart, and a request that says a thing twice says nothing', async () => {
  const { sent } = show({
    view: { ...OPEN, host: 'localhost:5000', is_local: true },
    path: '/oauth/authorize?client_id=c&client_id=d',
  });
  expect(await screen.findByText(/This is a program on this device/)).toBeVisible();
  expect(sent('get-access-request')[0]?.body).toEqual({});
});
