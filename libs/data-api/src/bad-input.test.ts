import { SignJWT } from 'jose';
import { CONTEXT_AUDIENCE, CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { signContext, signControlPlaneToken } from '@reflectory/server-kit';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createInstance,
  createPerson,
  INTERNAL_SECRET,
  type TestPerson,
  type TestService,
  visitorContext,
} from '@reflectory/runtime/testing';
import { startDataApi } from './testing/data-api-service.ts';

describe('bad input', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startDataApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  });
  afterAll(() => api.stop());

  const send = async (path: string, init: RequestInit = {}, context = ada.context) => {
    const headers = { 'content-type': 'application/json', ...init.headers };
    const response = await api.fetchAs(context, `/rest/v1${path}`, { ...init, headers });
    return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
  };
  const post = (path: string, body: string) => send(path, { method: 'POST', body });
  const session = (answers: string[], more: object = {}) =>
    post('/sessions', JSON.stringify({ user_id: ada.id, framework: 'free', answers, ...more }));

  it.each([
    ['58030', 'could not read file "base/16384/2601": Input/output error', 500, /could not answer/],
    ['XX001', 'invalid page in block 3 of relation base/16384/2601', 500, /could not answer/],
  ])('what the machine got wrong (%s) is told without its files', async (code, message, status, told) => {
    await api.owner.query(`create or replace function public.fails() returns void language plpgsql as
      $f$ begin raise sqlstate '${code}' using message = '${message}', detail = 'base/16384/2601'; end $f$;
      grant execute on function public.fails() to authenticated`);
    await expect.poll(async () => (await post('/rpc/fails', '{}')).body?.code, { timeout: 5000 }).toBe(code);
    expect(await post('/rpc/fails', '{}')).toEqual({
      status,
      body: { code, message: expect.stringMatching(told), details: null, hint: null },
    });
  });

  it.each(['', '{"title":', 'null', '"text"', '[1]', '{"a":1}{"b":2}'])(
    'a body of %j is refused',
    async (body) => {
      expect(await post('/sessions', body)).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
    },
  );

  it.each(['select=%22a%00b%22:title', 'select=title-%3E%22a%00b%22', 'order=%22a%00b%22'])(
    'a name with U+0000 in %j never reaches the database',
    async (query) => {
      expect(await send(`/sessions?${query}`)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    },
  );

  it.each(['constructor', '__proto__'])(
    '"%s", which every object knows, is no word of the grammar',
    async (word) => {
      expect(await send(`/sessions?title=is.${word}`)).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
      expect(await send('/sessions', { headers: { prefer: `${word}=1` } })).toMatchObject({ status: 200 });
    },
  );

  it.each(['match.', 'imatch.', 'not.match.', 'match(any).'])(
    'a costly pattern behind %s is refused instead of tried',
    async (operator) => {
      const pattern = encodeURIComponent(operator.includes('any') ? '{(.*)(.*)\\\\1x}' : '(.*)(.*)\\1x');
      expect(await send(`/sessions?title=${operator}${pattern}`)).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
    },
  );

  it('a body beyond 1 MB is refused before it is read', async () => {
    expect(await session(['x'.repeat(1_100_000)])).toEqual({
      status: 413,
      body: { code: 'PGRST102', details: null, hint: null, message: 'The request body is larger than 1 MB' },
    });
  });

  it('an answer of 200,000 characters is refused in words, and nothing is stored', async () => {
    expect(await session(['x'.repeat(200_000)])).toMatchObject({
      status: 400,
      body: { code: '23514', message: 'An answer may have at most 100,000 characters' },
    });
    expect(await session(Array.from({ length: 22 }, () => 'x'))).toMatchObject({
      body: { code: '23514', message: 'A session has at most 21 answers' },
    });
    expect(await session(['x'], { title: 't'.repeat(201) })).toMatchObject({
      status: 400,
      body: { code: '23514' },
    });
    expect(await api.owner.query('select from public.sessions')).toEqual([]);
  });

  it('an answer of 100,000 emoji is kept whole', async () => {
    const answer = '😀'.repeat(100_000);
    expect((await session([answer])).status).toBe(201);
    const client = api.clientFor(ada.context);
    const { data } = await client.from('sessions').select('answers').single();
    expect(data?.answers).toEqual([answer]);
  });

  it('wrong types are named', async () => {
    expect(await session(['x'], { id: 'no-uuid' })).toMatchObject({ status: 400, body: { code: '22P02' } });
    expect(await session(['x'], { revision: 'many' })).toMatchObject({
      status: 400,
      body: { code: '22P02' },
    });
    expect(await session(['nul \0'])).toMatchObject({ status: 400, body: { code: '22P05' } });
    expect(await send('/sessions?id=eq.no-uuid')).toMatchObject({ status: 400, body: { code: '22P02' } });
    expect(await session(['x'], { framework: null })).toMatchObject({ status: 400, body: { code: '23502' } });
  });

  it('unknown tables, columns and functions are named, with a hint', async () => {
    expect(await send('/profile')).toEqual({
      status: 404,
      body: {
        code: 'PGRST205',
        message: "Could not find the table 'public.profile' in the schema cache",
        details: null,
        hint: "Perhaps you meant the table 'public.profiles'",
      },
    });
    expect((await send('/completely_different')).body.hint).toBeNull();
    expect(await session(['x'], { colour: 'red' })).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST204',
        message: "Could not find the 'colour' column of 'sessions' in the schema cache",
      },
    });
    expect(await send('/sessions?select=colour')).toMatchObject({
      status: 400,
      body: { code: '42703', message: 'column sessions.colour does not exist' },
    });
    expect(await post('/rpc/is_master_admin', '{}')).toMatchObject({
      status: 404,
      body: { code: 'PGRST202' },
    });
  });

  it('schemas and things that are not offered stay closed', async () => {
    for (const path of [
      '/users',
      '/instances',
      '/outbox',
      '/pg_class',
      '/app.outbox',
      '/rpc/find_share',
      '/rpc/pg_sleep',
    ]) {
      expect((await send(path)).status).toBe(404);
    }
    const profile = await send('/profiles', { headers: { 'accept-profile': 'auth' } });
    expect(profile).toMatchObject({ status: 406, body: { code: 'PGRST106' } });
    expect(await send('/profiles', { headers: { accept: 'text/html' } })).toMatchObject({
      status: 406,
      body: { code: 'PGRST107' },
    });
    expect(await send('/profiles', { method: 'PUT', body: '{}' })).toMatchObject({ status: 405 });
    expect(await send('/a/b')).toMatchObject({ status: 404, body: { code: 'PGRST125' } });
    expect((await send('/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    'id=5',
    'id=eq',
    'id=wat.1',
    'or=id.eq.1',
    'or=(id.eq.1',
    'id=in.1',
    'order=id.up',
    'limit=-1',
    'select=id(',
    'is=is.maybe',
  ])('?%s does not parse', async (query) => {
    expect(await send(`/sessions?${query}`)).toMatchObject({ status: 400 });
  });

  it('no text in any place of a query gets out of its place', async () => {
    const places = ['select=', 'order=', 'id=eq.', 'id=', 'or=', 'title=in.(', 'columns=', 'on_conflict='];
    const tokens = [
      '"',
      "'",
      ';',
      '--',
      ')',
      '(',
      '::',
      '->',
      'a',
      'id',
      ',',
      '$1',
      '\\',
      '/*',
      ' or true',
      '*',
    ];
    const texts = fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 3 })), {
      maxLength: 8,
    });
    const property = fc.asyncProperty(fc.constantFrom(...places), texts, async (place, parts) => {
      const [key = '', start = ''] = place.split(/(?<==)/);
      const query = `${key}${encodeURIComponent(start + parts.join(''))}`;
      const answer = await send(`/sessions?${query}`);
      expect([200, 400, 404]).toContain(answer.status);
      // A syntax error would mean that a text had become SQL; only a cast names a type as it is.
      expect(parts.join('').includes('::') ? null : answer.body?.code).not.toBe('42601');
    });
    await fc.assert(property, { numRuns: 150 });
  });

  it('without a valid context nothing is answered', async () => {
    const path = `${api.url}/rest/v1/global_features`;
    const expired = await new SignJWT({ ...ada.context })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('gateway')
      .setAudience(CONTEXT_AUDIENCE)
      .setIssuedAt(Math.floor(Date.now() / 1000) - 300)
      .setExpirationTime(Math.floor(Date.now() / 1000) - 240)
      .sign(new TextEncoder().encode(INTERNAL_SECRET));
    const tokens = [
      'nonsense',
      expired,
      signContext(ada.context, 'another secret of at least 32 characters'),
      signControlPlaneToken(INTERNAL_SECRET),
    ];
    for (const token of tokens) {
      const response = await fetch(path, { headers: { [CONTEXT_HEADER]: token } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'PGRST301' });
    }
    expect((await fetch(path, { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  it('what a visitor may not do is 401, what a person may not do is 403', async () => {
    const body = JSON.stringify({ feature_key: 'x', enabled: true });
    const visitor = await send('/global_features', { method: 'POST', body }, visitorContext(ada.instanceId));
    expect(visitor).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await post('/global_features', body)).toMatchObject({ status: 403, body: { code: '42501' } });
  });
});
