import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ApiScope } from '@reflectory/contracts/api-tokens';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

describe('the door for models', () => {
  let api: TestApi;
  let instance: string;
  let ada: TestPerson;
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
  });
  afterAll(() => api.stop());

  const tokenOf = async (scopes: readonly ApiScope[]): Promise<{ id: string; context: RequestContext }> => {
    const { id } = only(
      await api.owner.query<{ id: string }>(
        `insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
         values ($1, $2, 'Model', $3, false, now() + interval '1 day') returning id`,
        [instance, ada.id, scopes],
      ),
    );
    const claims = { aal: 'aal1', scopes, token_id: id };
    return { id, context: { ...ada.context, db_role: 'api_token', auth_session_id: null, claims } };
  };
  /** The published client, which speaks to the service as it would through the gateway. */
  const connect = async (context: RequestContext) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://acme.localhost/functions/v1/mcp'), {
        fetch: (url, init) => {
          const { pathname, search } = new URL(String(url));
          return api.fetchAs(context, pathname + search, init);
        },
      }),
    );
    return client;
  };
  const call = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [first] = content;
    const words = first?.type === 'text' ? first.text : '';
    return {
      isError: isError === true,
      words,
      said: isError ? null : (JSON.parse(words) as Record<string, never>),
    };
  };
  const write = async (title: string, text: string) =>
    only(
      await api.owner.query<{ id: string }>(
        'insert into public.entries (instance_id, user_id, title, text) values ($1, $2, $3, $4) returning id',
        [instance, ada.id, title, text],
      ),
    ).id;

  it('has the tools of a token’s scopes and no others', async () => {
    const named = async (...scopes: ApiScope[]) => {
      const client = await connect((await tokenOf(scopes)).context);
      const { tools } = await client.listTools();
      await client.close();
      return tools.map(({ name }) => name).toSorted();
    };
    expect(await named('journal:read')).toEqual(['list_entries', 'read_entry', 'search_entries']);
    expect(await named('journal:draft', 'plans:add')).toEqual(['add_card', 'add_draft']);
    expect(await named('plans:read')).toEqual(['list_boards', 'list_cards', 'list_goals', 'list_habits']);
  });

  it('finds a sentence, reads its entry, and leaves a note of each call in the log of its person', async () => {
    const id = await write('The harbour', 'The ferry was late and I did not mind at all');
    await write('Other', 'Nothing of that');
    const token = await tokenOf(['journal:read']);
    const client = await connect(token.context);
    const found = await call(client, 'search_entries', { query: 'ferry late' });
    expect(found.said).toMatchObject({ entries: [{ id, title: 'The harbour' }], has_more: false });
    expect((await call(client, 'read_entry', { id })).said).toMatchObject({
      text: 'The ferry was late and I did not mind at all',
      tags: [],
    });
    expect((await call(client, 'list_entries', { limit: 1 })).said?.['entries']).toHaveLength(1);
    expect(await call(client, 'read_entry', { id: crypto.randomUUID() })).toMatchObject({ isError: true });
    const { data } = await api
      .clientFor(ada.context)
      .from('api_token_calls')
      .select('action,times')
      .eq('token_id', token.id)
      .order('action')
      .throwOnError();
    expect(data).toEqual([
      { action: 'mcp list_entries', times: 1 },
      { action: 'mcp read_entry', times: 2 },
      { action: 'mcp search_entries', times: 1 },
    ]);
  });

  it('leaves a draft, and puts a card at the end of a column', async () => {
    const board = only(
      await api.owner.query<{ id: string }>(
        "insert into public.boards (instance_id, user_id, title) values ($1, $2, 'Home') returning id",
        [instance, ada.id],
      ),
    ).id;
    const column = only(
      await api.owner.query<{ id: string }>(
        "insert into public.board_columns (instance_id, board_id, title) values ($1, $2, 'To do') returning id",
        [instance, board],
      ),
    ).id;
    const client = await connect((await tokenOf(['journal:draft', 'plans:add', 'plans:read'])).context);
    expect((await call(client, 'add_draft', { title: 'Tonight', text: 'Begin here' })).isError).toBe(false);
    const { data } = await api
      .clientFor(ada.context)
      .from('sessions')
      .select('title,answers,status')
      .throwOnError();
    expect(data).toEqual([{ title: 'Tonight', answers: ['Begin here'], status: 'draft' }]);
    for (const title of ['First', 'Second', 'Third'])
      expect((await call(client, 'add_card', { board_id: board, column_id: column, title })).isError).toBe(
        false,
      );
    const { said } = await call(client, 'list_cards', { board_id: board });
    expect((said?.['cards'] as { title: string }[] | undefined)?.map(({ title }) => title)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    const elsewhere = { board_id: crypto.randomUUID(), column_id: column, title: 'No' };
    expect((await call(client, 'add_card', elsewhere)).isError).toBe(true);
    expect((await call(client, 'list_boards')).said).toMatchObject({ boards: [{ title: 'Home' }] });
    expect((await call(client, 'list_goals')).said).toEqual({ goals: [] });
    expect((await call(client, 'list_habits')).said).toEqual({ habits: [] });
  });

  it('refuses what is no call of the protocol, and whoever has no token', async () => {
    const post = async (context: RequestContext, body: string) =>
      (
        await api.fetchAs(context, '/functions/v1/mcp', {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        })
      ).status;
    const { context } = await tokenOf(['journal:read']);
    expect(await post(ada.context, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')).toBe(403);
    expect(await post(context, '{"hello":1}')).toBe(400);
    expect(await post(context, '{')).toBe(400);
    expect((await api.fetchAs(context, '/functions/v1/mcp')).status).toBe(405);
    const listening = await api.fetchAs(context, '/functions/v1/mcp', {
      method: 'POST',
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      signal: AbortSignal.timeout(5000),
    });
    // It ends: nobody holds a stream open.
    expect(await listening.text()).toContain('Subscription limit reached');
    const client = await connect(context);
    expect(await call(client, 'read_entry', { id: 'not an id' })).toMatchObject({ isError: true });
    await expect(call(client, 'add_draft', { text: 'Without the scope' })).rejects.toThrow('add_draft');
  });
});
