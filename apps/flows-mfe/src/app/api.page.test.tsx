import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import later from '../features/api/locales/en.json';
import { apiDescription } from '../features/api/testing/api-description.fixture.ts';
import texts from '../locales/en.json';
import ApiPage from './api.page.tsx';

const TOKEN = `rfl_${'b'.repeat(43)}`;
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function show() {
  const service = createServiceClientFake({
    user: FAKE_USER,
    functions: { 'get-api-description': () => apiDescription },
  });
  const user = userEvent.setup();
  const common = { loading: 'Loading', retry: 'Try again', errors: { internal: 'It could not answer.' } };
  const flows = { ...texts, ...later };
  const all = { client: service.client, texts: { flows, common } };
  return { user, service, render: () => renderWithPlatform(<ApiPage />, all) };
}

async function open(name: RegExp) {
  const { user, render } = await show();
  render();
  const summary = await screen.findByText(name);
  await user.click(summary);
  const operation = summary.closest('details');
  if (!operation) throw new Error('It cannot be opened');
  const inside = within(operation);
  const send = () => user.click(inside.getByRole('button', { name: 'Send' }));
  const giveToken = () => user.type(inside.getByLabelText('Token', { selector: 'input' }), TOKEN);
  return { user, inside, send, giveToken };
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

test('operations stand under their scopes, which say what they mean, in the order of the choice', async () => {
  const { render } = await show();
  render();
  const region = await screen.findByRole('region', { name: 'journal:read' });
  expect(within(region).getByText(texts.tokens.scopes.journal_read)).toBeVisible();
  expect(within(region).getByText('Reads entries')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'How a program signs in',
    'journal:read',
    'plans:add',
  ]);
  expect(screen.getByText(/functions\/v1\/mcp/)).toHaveTextContent(
    `"url": "${location.origin}/functions/v1/mcp"`,
  );
  expect(screen.getByText(/^curl/)).toHaveTextContent('Authorization: Bearer rfl_…');
  expect(screen.queryByText(/elsewhere/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', '/integrations');
});

test('an operation opens to what it takes and gives', async () => {
  const { inside } = await open(/GET \/rest\/v1\/entries/);
  const parameters = inside.getByRole('table', { name: 'In the address: GET /rest/v1/entries' });
  expect(
    within(parameters)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'NameTypeRequiredDescription',
    'selectstringnoColumns, with commas',
    'limitintegernoRows at most',
    'entry_atstringnoFor instance gte.2027-01-01',
  ]);
  const answer = inside.getByRole('table', { name: 'In the answer: GET /rest/v1/entries' });
  expect(within(answer).getByText('string | null')).toBeVisible();
  expect(within(answer).getByText('string (uuid)')).toBeVisible();
  expect(inside.queryByRole('textbox', { name: 'Body (JSON)' })).toBeNull();
});

test('what is tried is sent with the token and with nothing of the person', async () => {
  const { user, inside, send, giveToken } = await open(/GET \/rest\/v1\/entries/);
  await send();
  expect(inside.getByText('This is not a whole token. It begins with rfl_.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await giveToken();
  const query = inside.getByRole('textbox', { name: 'Query' });
  expect(query).toHaveValue('select=id,title&limit=5');
  await user.clear(query);
  await user.type(query, 'select=title&limit=1');
  sent.mockResolvedValue(json([{ title: 'Snow' }]));
  await send();
  expect(await inside.findByRole('region', { name: 'Answer: GET /rest/v1/entries' })).toHaveTextContent(
    '"title": "Snow"',
  );
  expect(inside.getByText('200').closest('output')).toHaveTextContent(/^200 · \d+ ms$/);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/rest/v1/entries?select=title&limit=1`);
  expect(init).toMatchObject({ method: 'GET', body: null, credentials: 'omit' });
  expect(init?.headers).toEqual({ Authorization: `Bearer ${TOKEN}` });
});

test('the token is given once for all operations, and stays in the page', async () => {
  const { user, giveToken } = await open(/GET \/rest\/v1\/entries/);
  await giveToken();
  await user.click(screen.getByText(/POST \/rest\/v1\/cards/));
  for (const field of screen.getAllByLabelText('Token', { selector: 'input' })) {
    expect(field).toHaveValue(TOKEN);
    expect(field).toHaveAttribute('type', 'password');
  }
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(TOKEN);
});

test('a body begins with an example, and is sent only where it is JSON', async () => {
  const { user, inside, send, giveToken } = await open(/POST \/rest\/v1\/cards/);
  await giveToken();
  const body = inside.getByRole('textbox', { name: 'Body (JSON)' });
  expect(JSON.parse((body as HTMLTextAreaElement).value)).toEqual({
    board_id: '00000000-0000-0000-0000-000000000000',
    title: 'Buy ink',
    kind: 'task',
    labels: ['text'],
  });
  expect(inside.getByText('string (date) | null')).toBeVisible();
  expect(inside.queryByRole('textbox', { name: 'Query' })).toBeNull();
  await user.clear(body);
  await user.type(body, '{{"title": ');
  await send();
  expect(inside.getByText(/This is not JSON yet/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(body, '"It\'s mine"}');
  sent.mockResolvedValue(json({ code: '42501' }, 403));
  await send();
  expect(await inside.findByText('The token may not do this, or the thing is not yours.')).toBeVisible();
  expect(inside.getByText('403')).toBeVisible();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"title": "It\'s mine"}' });
  await user.click(inside.getByRole('button', { name: 'Copy as curl' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      `curl -X POST`,
      `'${location.origin}/rest/v1/cards'`,
      `-H "Authorization: Bearer $TOKEN"`,
      `-H 'Content-Type: application/json'`,
      `--data '{"title": "It'\\''s mine"}'`,
    ].join(' \\\n  '),
  );
});

test('a long answer is cut and says so; none at all is told in words', async () => {
  const { inside, send, giveToken } = await open(/GET \/rest\/v1\/entries/);
  await giveToken();
  sent.mockResolvedValueOnce(new Response('x'.repeat(30_000)));
  await send();
  expect(await inside.findByText('Only the first 20,000 characters are shown.')).toBeVisible();
  expect(inside.getByRole('region', { name: 'Answer: GET /rest/v1/entries' }).textContent).toHaveLength(
    20_000,
  );
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send();
  expect(await inside.findByText(/No answer came/)).toBeVisible();
  expect(inside.queryByRole('region', { name: 'Answer: GET /rest/v1/entries' })).toBeNull();
});

test('the description is downloaded as a file', async () => {
  const { user, render } = await show();
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => (blobs.push(blob as Blob), 'blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render();
  await user.click(await screen.findByRole('button', { name: 'Download the description' }));
  expect(names).toEqual(['openapi.json']);
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(apiDescription);
  click.mockRestore();
});

test('a description that cannot be had is asked for again, and the page still says how to sign in', async () => {
  const { user, service, render } = await show();
  service.failCalls('get-api-description', 500);
  render();
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('The description could not be loaded.');
  expect(screen.getByRole('heading', { name: 'How a program signs in' })).toBeVisible();
  service.failCalls('get-api-description', null);
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/GET \/rest\/v1\/entries/)).toBeVisible();
});
