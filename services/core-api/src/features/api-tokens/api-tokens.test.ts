import { API_TABLES, type ApiScope, apiTokenFunctions } from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('tokens of programs', () => {
  let api: TestApi;
  let instance: string;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled)
       select key, true from unnest(array['integrations', 'boards', 'goals', 'productivity']) key
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, instance);
    grace = await createPerson(api.owner, instance);
  });
  afterAll(() => api.stop());

  const call = async (name: string, input: object, context: RequestContext) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const add = async (scopes: readonly ApiScope[], by = ada) => {
    const { body } = await call('add-api-token', { name: ' Script ', scopes, days: 30 }, by.context);
    return apiTokenFunctions['add-api-token'].output.parse(body);
  };
  const identify = async (token: string, action = 'GET entries', at = instance) => {
    const { body } = await call('identify-api-token', { token, action }, visitorContext(at));
    return apiTokenFunctions['identify-api-token'].output.parse(body).bearer;
  };
  /** What the gateway makes of a token of somebody. */
  const as = (person: TestPerson, ...scopes: ApiScope[]): RequestContext => ({
    ...person.context,
    db_role: 'api_token',
    auth_session_id: null,
    claims: { aal: 'aal1', scopes },
  });
  const read = async (context: RequestContext, table: string, query = '') => {
    const response = await api.fetchAs(context, `/rest/v1/${table}${query}`);
    return { status: response.status, body: await response.json() };
  };
  const insert = async (context: RequestContext, table: string, row: object) => {
    const response = await api.fetchAs(context, `/rest/v1/${table}`, {
      method: 'POST',
      body: JSON.stringify(row),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.text() };
  };
  const write = async (by: TestPerson, title: string, columns = '', values = '') =>
    only(
      await api.owner.query<{ id: string }>(
        `insert into public.entries (instance_id, user_id, title, text${columns}) values ($1, $2, $3, 'The sea was grey'${values})
         returning id`,
        [instance, by.id, title],
      ),
    ).id;

  it('are shown once, are kept as a digest, and speak for their person until they are revoked', async () => {
    const { id, token } = await add(['journal:read']);
    expect(await identify(token)).toEqual({
      token_id: id,
      user_id: ada.id,
      scopes: ['journal:read'],
      has_second_factor: false,
    });
    const kept = await api.owner.query<{ row: string }>(
      `select row_to_json(t)::text as row from public.api_tokens t where id = $1
       union all select row_to_json(h)::text from app.api_token_hashes h where token_id = $1`,
      [id],
    );
    expect(kept).toHaveLength(2);
    expect(kept.map(({ row }) => row).join()).not.toContain(token.slice(4));
    expect((await call('revoke-api-token', { id }, grace.context)).status).toBe(404);
    expect(await identify(token)).not.toBeNull();
    expect((await call('revoke-api-token', { id }, ada.context)).status).toBe(200);
    expect(await identify(token)).toBeNull();
  });

  it('speak at their instance alone, while they last and while integrations are on', async () => {
    const { id, token } = await add(['journal:read']);
    const other = await createInstance(api.owner, `other-${ada.id.slice(0, 8)}`);
    expect(await identify(token, 'GET entries', other)).toBeNull();
    await api.owner.query(
      'insert into public.instance_features (instance_id, feature_key, enabled) values ($1, $2, false)',
      [instance, 'integrations'],
    );
    expect(await identify(token)).toBeNull();
    expect(
      (await call('add-api-token', { name: 'No', scopes: ['plans:read'], days: 7 }, ada.context)).status,
    ).toBe(403);
    await api.owner.query('delete from public.instance_features where instance_id = $1', [instance]);
    expect(await identify(token)).not.toBeNull();
    await api.owner.query('update public.api_tokens set expires_at = now() where id = $1', [id]);
    expect(await identify(token)).toBeNull();
  });

  it('are twenty at most, besides those that ended', async () => {
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await add(['plans:read']));
    const more = { name: 'More', scopes: ['plans:read'], days: 7 };
    expect((await call('add-api-token', more, ada.context)).status).toBe(413);
    await call('revoke-api-token', { id: made[0]?.id }, ada.context);
    expect((await call('add-api-token', more, ada.context)).status).toBe(200);
  });

  it('leave a log of what they did, in which names that a program makes up are counted together', async () => {
    const { id, token } = await add(['journal:read']);
    await identify(token);
    await identify(token);
    for (let count = 0; count < 105; count += 1) await identify(token, `GET made_up_${count}`);
    const { data } = await api
      .clientFor(ada.context)
      .from('api_token_calls')
      .select('action,times')
      .eq('token_id', id)
      .throwOnError();
    const times = new Map(data.map((row) => [row.action, row.times]));
    expect(times.get('GET entries')).toBe(2);
    expect(data.length).toBeLessThanOrEqual(101);
    expect(data.reduce((sum, row) => sum + row.times, 0)).toBe(107);
    expect(await api.clientFor(grace.context).from('api_token_calls').select('action')).toMatchObject({
      data: [],
    });
  });

  it('open what is named here and nothing else, of tables, files and channels', async () => {
    for (const [command, kind] of [
      ['select', 'read'],
      ['insert', 'add'],
      ['update', 'change'],
      ['delete', 'remove'],
    ] as const) {
      const open = await api.owner.query<{ name: string; scopes: string[] }>(
        `select c.relname as name, array(select substring(coalesce(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid))
             from 'need_scope\\(''([a-z:]+)''') from pg_policy p
           where p.polrelid = c.oid and not p.polpermissive and p.polname = 'tokens_scope_' || $1) as scopes
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'v', 'm', 'p', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
           and case when $1 = 'delete' then has_table_privilege('api_token', c.oid, 'delete')
             else has_any_column_privilege('api_token', c.oid, $1) end`,
        [command],
      );
      const named = Object.entries(API_TABLES).flatMap(([name, by]) => {
        const scope = (by as Record<string, ApiScope | undefined>)[kind];
        return scope === undefined ? [] : [{ name, scopes: [scope] }];
      });
      const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
      expect({ command, open: open.toSorted(byName) }).toEqual({ command, open: named.toSorted(byName) });
    }
    const schemas = await api.owner.query<{ name: string }>(
      `select nspname as name from pg_namespace where has_schema_privilege('api_token', oid, 'usage') and nspname !~ '^(pg_|information)'`,
    );
    expect(schemas.map(({ name }) => name).toSorted()).toEqual(['app', 'auth', 'public']);
    const callable = await api.owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
         and has_function_privilege('api_token', p.oid, 'execute')`,
    );
    expect(callable).toEqual([]);
  });

  it('see nothing of a table without its scope, by itself or embedded', async () => {
    await write(ada, 'Mine');
    const refused = await read(as(ada, 'plans:read'), 'entries');
    expect(refused).toMatchObject({ status: 403, body: { message: 'This token has no scope journal:read' } });
    const some = '?select=*,analyses(*),entry_tags(tags(label))';
    expect((await read(as(ada, 'journal:read'), 'entries', some)).status).toBe(200);
    const tables = Object.entries(API_TABLES).filter(([, { read: scope }]) => scope !== undefined);
    for (const [table, { read: scope }] of tables) {
      const { status } = await read(as(ada, scope ?? 'plans:add'), table, '?limit=1');
      expect([table, status]).toEqual([table, 200]);
      const other = scope === 'plans:read' ? 'journal:read' : 'plans:read';
      const { body } = await read(as(ada, other), table);
      expect([table, Array.isArray(body) ? body : []]).toEqual([table, []]);
    }
    expect((await read(as(ada, 'journal:read'), 'instance_users')).status).toBe(403);
  });

  it('read what is of their person, and nothing that is shared, thrown away or sealed', async () => {
    await write(ada, 'Mine');
    await write(grace, 'Hers');
    await write(ada, 'Thrown away', ', binned_at', ', now()');
    await write(ada, 'Sealed', ', sealed_until', ', current_date + 30');
    expect((await read(as(ada, 'journal:read'), 'entries', '?select=title')).body).toEqual([
      { title: 'Mine' },
    ]);
    const board = only(
      await api.owner.query<{ id: string }>(
        "insert into public.boards (instance_id, user_id, title) values ($1, $2, 'Shared') returning id",
        [instance, grace.id],
      ),
    ).id;
    await api.owner.query(
      `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
       values ($1, 'board', $2, 'edit', $3, now())`,
      [instance, board, ada.id],
    );
    const seen = await api.clientFor(ada.context).from('boards').select('title');
    expect(seen.data).toEqual([{ title: 'Shared' }]);
    expect((await read(as(ada, 'plans:read'), 'boards', '?select=title')).body).toEqual([]);
  });

  it('search the entries of their person', async () => {
    await write(ada, 'Mine');
    await write(grace, 'Hers');
    const input = { query: 'grey sea', filters: {}, cursor: null, limit: 10 };
    const { body } = await call('search-entries', input, as(ada, 'journal:read'));
    expect(body).toMatchObject({ entries: [{ title: 'Mine' }] });
    expect((await call('search-entries', input, as(ada, 'plans:read'))).status).toBe(403);
  });

  it('call no function that does not say so', async () => {
    const every = as(ada, 'journal:read', 'journal:draft', 'plans:read', 'plans:add');
    for (const name of ['add-api-token', 'export-my-data', 'get-shared-session', 'identify-api-token']) {
      expect([name, (await call(name, {}, every)).status]).toEqual([name, 403]);
    }
  });

  it('add a draft that its person finishes, and nothing that looks finished', async () => {
    const draft = { title: 'From a script', framework: 'free', answers: ['One line'] };
    expect((await insert(as(ada, 'journal:read'), 'sessions', draft)).status).toBe(403);
    expect((await insert(as(ada, 'journal:draft'), 'sessions', draft)).status).toBe(201);
    expect((await insert(as(ada, 'journal:draft'), 'sessions', { ...draft, status: 'done' })).status).toBe(
      403,
    );
    expect((await insert(as(ada, 'journal:draft'), 'sessions', { ...draft, user_id: grace.id })).status).toBe(
      403,
    );
    const { data } = await api.clientFor(ada.context).from('sessions').select('title,status').throwOnError();
    expect(data).toEqual([{ title: 'From a script', status: 'draft' }]);
  });

  it('add cards to boards of their person alone', async () => {
    const arrange = async (by: TestPerson) => {
      const board = only(
        await api.owner.query<{ id: string }>(
          "insert into public.boards (instance_id, user_id, title) values ($1, $2, 'Home') returning id",
          [instance, by.id],
        ),
      ).id;
      const column = only(
        await api.owner.query<{ id: string }>(
          "insert into public.board_columns (instance_id, board_id, title) values ($1, $2, 'To do') returning id",
          [instance, board],
        ),
      ).id;
      return { board_id: board, column_id: column };
    };
    const mine = await arrange(ada);
    const hers = await arrange(grace);
    const adding = as(ada, 'plans:add');
    expect(await insert(adding, 'cards', { ...mine, title: 'Call back' })).toEqual({ status: 201, body: '' });
    expect((await insert(adding, 'cards', { ...hers, title: 'Not mine' })).status).toBe(403);
    expect((await insert(as(ada, 'plans:read'), 'cards', { ...mine, title: 'No scope' })).status).toBe(403);
    expect((await read(as(ada, 'plans:read'), 'cards', '?select=title')).body).toEqual([
      { title: 'Call back' },
    ]);
  });

  it('write nothing once the account of their person closes', async () => {
    await api.owner.query(
      `insert into app.account_closures (instance_id, user_id, reason, purge_after)
       values ($1, $2, 'asked', now() + interval '1 day')`,
      [instance, ada.id],
    );
    const draft = { title: 'Late', framework: 'free', answers: ['One line'] };
    expect((await insert(as(ada, 'journal:draft'), 'sessions', draft)).status).toBe(403);
    expect(await api.owner.query('select from public.sessions where user_id = $1', [ada.id])).toEqual([]);
  });

  it('meet every rule of a table that people meet when they add to it', async () => {
    const passed = await api.owner.query<{ trigger: string }>(
      `select t.tgrelid::regclass || ' ' || t.tgname as trigger from pg_trigger t
       where not t.tgisinternal and has_any_column_privilege('api_token', t.tgrelid, 'insert')
         and pg_get_triggerdef(t.oid) like '%authenticated%' and pg_get_triggerdef(t.oid) not like '%api_token%'
       union all select p.polrelid::regclass || ' ' || p.polname from pg_policy p
       where has_any_column_privilege('api_token', p.polrelid, 'insert') and p.polcmd in ('*', 'a') and not p.polpermissive
         and 'authenticated'::regrole = any (p.polroles) and not 'api_token'::regrole = any (p.polroles)`,
    );
    expect(passed).toEqual([]);
  });

  it('are told of when they are made, a week and a day before their end, and at it, each once', async () => {
    const { id } = await add(['journal:read']);
    const day = 86_400_000;
    const stageAfter = async (days: number, of = id) => {
      const moment = new Date(Date.now() + days * day);
      await api.owner.query('select app.tell_ending_tokens($1, 500)', [moment]);
      const [row] = await api.owner.query<{ told_stage: number }>(
        'select told_stage from public.api_tokens where id = $1',
        [of],
      );
      return row?.told_stage;
    };
    const stages = [];
    for (const days of [22, 24, 25, 29.5, 31, 32]) stages.push(await stageAfter(days));
    expect(stages).toEqual([0, 1, 1, 2, 3, 3]);
    const { data } = await api
      .clientFor(ada.context)
      .from('notifications')
      .select('kind,facts,path')
      .throwOnError();
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(['tokens.ended', 'tokens.ending', 'tokens.made']);
    expect(data.every(({ facts, path }) => facts['title'] === 'Script' && path === '/integrations')).toBe(
      true,
    );
    expect(JSON.stringify(data)).not.toContain('rfl_');
    const { id: revoked } = await add(['journal:read']);
    await call('revoke-api-token', { id: revoked }, ada.context);
    expect(await stageAfter(24, revoked)).toBe(0);
  });
});
