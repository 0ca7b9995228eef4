import { test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { createPerson, shareSlides, writeEntry, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { expiredToken, forgedTokens } from '../support/tokens.ts';
import { expect } from '../support/test.ts';

/** How a call of each area says what was wrong: the words, wherever the area's shape has them. */
type Failure = { status: number; code: string; message: string };
type Call = { method?: string; body?: string; token?: string; headers?: Record<string, string> };

const FUNCTION = '/functions/v1/complete-session';
const TABLE = '/rest/v1/sessions';
const SIGN_UP = '/auth/v1/signup';
const LOGOUT = '/auth/v1/logout';
/** What auth says of a token that it cannot use. */
const unusable = { status: 403, code: 'bad_jwt' };

let ada: Person;
let max: Person;
let kept: Record<string, unknown>;

test.beforeAll(async () => {
  [ada, max] = await Promise.all([createPerson('acme', 'Ada'), createPerson('globex', 'Max')]);
  const row = {
    user_id: ada.id,
    framework: 'free',
    title: 'Kept',
    answers: ['Every word of it.'],
    revision: 3,
  };
  const { data } = await ada.client.from('sessions').insert(row).select().single().throwOnError();
  kept = data;
});

test.afterEach(async () => {
  const { data } = await ada.client.from('sessions').select().eq('user_id', ada.id).throwOnError();
  expect(data, 'what was saved before').toEqual([kept]);
});

async function call(
  path: string,
  { method = 'POST', body, token, headers }: Call,
  slug: 'acme' | 'globex' | 'nowhere' = 'acme',
) {
  return ask(origin(slug) + path, {
    method,
    headers: {
      apikey: ada.anonKey,
      authorization: `Bearer ${token ?? ada.accessToken}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

async function failureOf(answer: Response): Promise<Failure> {
  const body = await answer.json();
  const { code, error_code, message, msg } = body.error ?? body;
  return { status: answer.status, code: error_code ?? code, message: message ?? msg };
}

const cut = '{"title": "cut of';
for (const [path, code, message] of [
  [TABLE, 'PGRST102', 'Empty or invalid json'],
  [FUNCTION, 'invalid_input', 'The request body is not valid JSON'],
  [SIGN_UP, 'bad_json', 'Could not parse request body as JSON'],
] as const) {
  test(`JSON that breaks off is refused at ${path}`, async () => {
    expect(await failureOf(await call(path, { body: cut }))).toEqual({ status: 400, code, message });
  });
}

for (const [path, code] of [
  [TABLE, 'too_large'],
  [FUNCTION, 'too_large'],
  [SIGN_UP, 'validation_failed'],
] as const) {
  test(`a body of 2 MB is refused at ${path}`, async () => {
    const body = JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) });
    expect(await failureOf(await call(path, { body }))).toEqual({
      status: 413,
      code,
      message: 'Request body is too large',
    });
  });
}

test('values of the wrong type are refused, and the answer says which', async () => {
  const insert = (row: object) => call(TABLE, { body: JSON.stringify({ framework: 'free', ...row }) });
  const cases: [Promise<Response>, string, RegExp][] = [
    [insert({ revision: 'soon' }), '22P02', /bigint: "soon"/],
    [insert({ answers: 7 }), '22P02', /array/],
    [insert({ id: 'not-an-id' }), '22P02', /uuid: "not-an-id"/],
    [insert({ framework: 'tarot' }), '23514', /framework/],
    [insert({ mood: 1 }), 'PGRST204', /'mood' column/],
    [call(TABLE, { body: '7' }), 'PGRST102', /object or an array/],
    [call(FUNCTION, { body: '{"session_id":7}' }), 'invalid_input', /expected string/],
    [call(FUNCTION, { body: '[]' }), 'invalid_input', /expected object/],
    [call(SIGN_UP, { body: '{"email":42,"password":true}' }), 'validation_failed', /email/],
    [call(SIGN_UP, { body: '[]' }), 'validation_failed', /must be an object/],
  ];
  for (const [answer, code, message] of cases) {
    expect(await failureOf(await answer)).toEqual({
      status: 400,
      code,
      message: expect.stringMatching(message),
    });
  }
});

test('tables and functions that do not exist are not found, nor are those that are nobody’s business', async () => {
  for (const table of ['diaries', 'instances', 'super_admins', 'users', 'pg_roles']) {
    expect(await failureOf(await call(`/rest/v1/${table}?select=*`, { method: 'GET' }))).toEqual({
      status: 404,
      code: 'PGRST205',
      message: `Could not find the table 'public.${table}' in the schema cache`,
    });
  }
  expect(await failureOf(await call('/functions/v1/read-minds', { body: '{}' }))).toMatchObject({
    status: 404,
    message: "There is no function 'read-minds'",
  });
  const inAuth = await call('/rest/v1/users', { method: 'GET', headers: { 'accept-profile': 'auth' } });
  expect(await failureOf(inAuth)).toMatchObject({ status: 406, message: 'Invalid schema: auth' });
});

test('an expired token is refused as expired by every area', async () => {
  const token = expiredToken(ada.accessToken);
  for (const path of [TABLE, FUNCTION]) {
    const failure = await failureOf(await call(path, { body: '{}', token }));
    expect(failure).toMatchObject({ status: 401, message: 'JWT expired' });
  }
  const failure = await failureOf(await call(LOGOUT, { body: '{}', token }));
  expect(failure).toMatchObject({ ...unusable, message: expect.stringContaining('token is expired') });
});

test('forged tokens are refused, whoever they say they are', async () => {
  const claims = { role: 'service_role', sub: max.id };
  for (const [how, token] of Object.entries(forgedTokens(ada.accessToken, claims))) {
    for (const path of [TABLE, FUNCTION]) {
      const failure = await failureOf(await call(path, { body: '{}', token }));
      expect(failure, `${how} at ${path}`).toMatchObject({ status: 401, message: 'Invalid token' });
    }
    const failure = await failureOf(await call(LOGOUT, { body: '{}', token }));
    expect(failure, `${how} at ${LOGOUT}`).toMatchObject(unusable);
  }
});

test('a token of one instance is refused at another', async () => {
  for (const path of [TABLE, FUNCTION]) {
    const failure = await failureOf(await call(path, { body: '{}', token: max.accessToken }));
    expect(failure).toMatchObject({ status: 401, message: 'This token belongs to another instance' });
  }
  const failure = await failureOf(await call(LOGOUT, { body: '{}', token: max.accessToken }));
  expect(failure).toMatchObject(unusable);
});

test('what a client says in internal headers counts for nothing', async () => {
  const headers = {
    'x-reflectory-context':
      forgedTokens(ada.accessToken, { role: 'super_admin', db_role: 'service_role' })[
        'signed with a guessed secret'
      ] ?? '',
    'x-reflectory-role': 'super_admin',
    'x-reflectory-instance': max.id,
  };
  const list = await call('/functions/v1/list-instances', { headers });
  expect(await failureOf(list)).toMatchObject({ status: 403, code: 'not_permitted' });
  const rows = await call(`${TABLE}?select=*`, { method: 'GET', headers });
  expect(await rows.json()).toEqual([kept]);
});

test('an unknown host gets no instance, in a document as in a call', async ({ page }) => {
  for (const path of [TABLE, FUNCTION, SIGN_UP]) {
    const failure = await failureOf(await call(path, { body: '{}' }, 'nowhere'));
    expect(failure).toMatchObject({ status: 404, message: 'Instance not found' });
  }
  for (const path of ['/', '/journal', '/auth', '/p/anything']) {
    const answer = await page.goto(origin('nowhere') + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instance not found');
    const html = await page.content();
    expect(html).not.toContain('boot-manifest');
    expect(html).not.toMatch(/acme|globex/i);
  }
});

test('a share token that opens nothing says so, and never why', async ({ page }) => {
  const revoked = await shareSlides(ada, { title: 'Taken back', answers: ['Not for you'] });
  await ada.client
    .from('presentation_shares')
    .update({ revoked_at: new Date().toISOString() })
    .eq('share_token', revoked)
    .throwOnError();
  const elsewhere = await shareSlides(max, { title: 'Of another instance', answers: ['Not for you'] });

  for (const name of ['get-shared-presentation', 'get-shared-session']) {
    for (const body of ['{}', '{"token":""}', '{"token":null}']) {
      const failure = await failureOf(await call(`/functions/v1/${name}`, { body }));
      expect(failure, body).toEqual({ status: 400, code: 'invalid_input', message: 'Missing token' });
    }
    const answers = [revoked, elsewhere, 'x'.repeat(43), '../../etc/passwd'].map(async (token) => {
      const answer = await call(`/functions/v1/${name}`, { body: JSON.stringify({ token }) });
      return `${answer.status} ${await answer.text()}`;
    });
    expect(new Set(await Promise.all(answers))).toEqual(
      new Set(['404 {"error":{"code":"not_found","message":"This is no longer available"}}']),
    );
  }
  for (const [path, heading] of [
    ['/p', 'This presentation is no longer available'],
    ['/s', 'This is no longer available'],
  ]) {
    for (const token of [revoked, elsewhere, 'nonsense']) {
      const answer = await page.goto(`${origin('acme')}${path}/${token}`);
      expect(answer?.status()).toBe(404);
      expect(await answer?.text()).not.toMatch(/Not for you|Taken back|another instance/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    }
  }
});

test('an answer of 200,000 characters is refused with the limit, and the row before it stays', async () => {
  const body = JSON.stringify({ answers: ['x'.repeat(200_000)], revision: 4 });
  const answer = await call(`${TABLE}?id=eq.${String(kept['id'])}`, { method: 'PATCH', body });
  expect(await failureOf(answer)).toEqual({
    status: 400,
    code: '23514',
    message: 'An answer may have at most 100,000 characters',
  });
});

test('an entry of nothing but emoji gets an insight that invents nothing', async () => {
  const person = await createPerson('acme', 'Emil');
  const text = '🌧️🌧️ 😢 🔥🔥 👩‍👩‍👧 🏳️‍🌈';
  const { entryId, analysis } = await writeEntry(person, { framework: 'free', title: '🌧️', answers: [text] });
  expect(analysis).toMatchObject({ language: null, emotions: [], themes: [], suggestions: [], wordCount: 0 });
  const { data } = await person.client
    .from('entries')
    .select('text')
    .eq('id', entryId)
    .single()
    .throwOnError();
  expect(data.text).toBe(text);
});
