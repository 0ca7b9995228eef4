import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LeavingPage from '../pages/leaving.page.tsx';
import { formOf, seenToasts, showPage } from '../testing/show-page.ts';
import { en } from '../texts/en.ts';
import { startLeavingPage } from './leaving-page.ts';

const { leaving } = en;
const service = { url: 'http://acme.example', anonKey: 'anon' };
const tokenOf = (aal: string) => `head.${btoa(JSON.stringify({ aal }))}.signature`;
const deletion = { requested_at: '2026-01-01T10:00:00Z', purge_after: '2026-01-15T10:00:00Z' };

type Answers = Record<string, { status?: number; body: unknown }>;

/** Opens the page as a link does, with what the service answers by path. */
async function open(hash: string, answers: Answers = {}) {
  history.replaceState(null, '', `/your-data${hash}`);
  showPage(<LeavingPage texts={en} />);
  const known: Answers = {
    '/auth/v1/user': { body: { factors: [] } },
    '/functions/v1/get-account-status': { body: { deletion: null } },
    ...answers,
  };
  const asked = vi.fn(async (url: string, _init?: RequestInit) => {
    const { status = 200, body } = known[new URL(url).pathname] ?? { status: 404, body: {} };
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', asked);
  const root = document.querySelector<HTMLElement>('[data-leaving]');
  if (!root) throw new Error('The page has no root');
  await startLeavingPage(root, service);
  return asked;
}

const arrival = (aal = 'aal1') => `#access_token=${tokenOf(aal)}&type=leaving`;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('without a link it says where to get one', async () => {
  await open('');
  expect(screen.getByText(leaving.ended)).toBeVisible();
  expect(screen.getByText(leaving.download)).not.toBeVisible();
});

test('a used link says the same, and a link that is good survives a reload without staying in the address', async () => {
  await open(arrival());
  expect(location.hash).toBe('');
  expect(screen.getByText(leaving.download)).toBeVisible();
  await open('');
  expect(screen.getByText(leaving.download)).toBeVisible();
  await open('#error=access_denied&error_code=otp_expired');
  expect(screen.getByText(leaving.ended)).toBeVisible();
});

test('everything is downloaded with the token of the link', async () => {
  const asked = await open(arrival(), { '/functions/v1/export-my-data': { body: 'a zip' } });
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.submit(formOf('export'));
  await waitFor(() => expect(seenToasts()).toEqual([leaving.saved]));
  expect(make).toHaveBeenCalledOnce();
  expect(asked.mock.calls.at(-1)?.[1]?.headers).toMatchObject({ authorization: `Bearer ${tokenOf('aal1')}` });
});

test('the account is deleted, and kept after all', async () => {
  const asked = await open(arrival(), {
    '/functions/v1/request-account-deletion': { body: { status: { deletion } } },
    '/functions/v1/cancel-account-deletion': { body: { status: { deletion: null } } },
  });
  type(/^Email/, 'ada@acme.example');
  fireEvent.submit(formOf('delete'));
  expect(await screen.findByText(leaving.closing.replace('{date}', 'January 15, 2026'))).toBeVisible();
  expect(asked.mock.calls.at(-1)?.[1]?.body).toBe('{"email":"ada@acme.example","password":""}');
  fireEvent.submit(formOf('keep'));
  await waitFor(() => expect(seenToasts()).toEqual([leaving.kept]));
  expect(screen.getByText(leaving.remove)).toBeVisible();
});

test('a wrong address is named at its field', async () => {
  const error = { code: 'invalid_input', message: 'no', fields: { email: 'no' } };
  await open(arrival(), { '/functions/v1/request-account-deletion': { status: 400, body: { error } } });
  type(/^Email/, 'eve@acme.example');
  fireEvent.submit(formOf('delete'));
  expect(await screen.findByText(leaving.emailWrong)).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
});

test('whoever has a second factor gives it first', async () => {
  const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
  await open(arrival(), {
    '/auth/v1/user': { body: { factors } },
    '/auth/v1/factors/f1/challenge': { body: { id: 'c1' } },
    '/auth/v1/factors/f1/verify': { body: { access_token: tokenOf('aal2') } },
  });
  expect(screen.getByText(leaving.download)).not.toBeVisible();
  type(/^Code/, '123 456');
  fireEvent.submit(formOf('code'));
  await waitFor(() => expect(screen.getByText(leaving.download)).toBeVisible());
});
