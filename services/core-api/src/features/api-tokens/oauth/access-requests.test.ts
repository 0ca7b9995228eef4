import { type ApiScope, APPLICATION_SCOPES } from '@reflectory/contracts/api-tokens';
import { createInstance, createPerson, visitorContext } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADDRESS, setUpOAuth } from './testing/oauth-world.ts';

describe('applications that ask to be let in', () => {
  const { here, call, register, newClient, requestOf, view, allow, codeOf, exchange, connect, own } =
    setUpOAuth();

  describe('registration', () => {
    it('keeps a name and addresses of whoever comes, and gives no secret', async () => {
      const answer = await register({
        client_name: ' Assist\u202eant\0 ',
        redirect_uris: [ADDRESS, ADDRESS, 'http://127.0.0.1:8000/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      });
      expect(answer).toEqual({
        client_id: expect.any(String),
        client_name: 'Assistant',
        redirect_uris: [ADDRESS, 'http://127.0.0.1:8000/callback'],
      });
      expect(await register({ client_name: undefined })).toMatchObject({ client_name: 'assistant.example' });
    });

    it.each([
      ['no address', { redirect_uris: [] }, 'invalid_redirect_uri'],
      ['another scheme', { redirect_uris: ['assistant://callback'] }, 'invalid_redirect_uri'],
      ['an address without TLS', { redirect_uris: ['http://assistant.example/'] }, 'invalid_redirect_uri'],
      ['a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_client_metadata'],
      ['no list', { redirect_uris: 'https://assistant.example/' }, 'invalid_client_metadata'],
      ['another grant', { grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ])('refuses %s', async (_what, metadata, error) => {
      expect(await register(metadata)).toMatchObject({ error });
    });

    it('keeps a thousand that nobody let in, and of the network that has the most the oldest gives way', async () => {
      const { clientId } = await connect();
      const waiting = await newClient();
      await here.api.owner.query(
        `update app.oauth_clients set created_at = now() - interval '59 minutes' where id = any ($1)`,
        [[clientId, waiting]],
      );
      await here.api.owner.query(
        `insert into app.oauth_clients (instance_id, name, redirect_uris, network)
         select $1, 'One of many', array['https://many.example/'], sha256((n % 25)::text::bytea)
         from generate_series(1, 1000) n`,
        [here.acme],
      );
      const kept = async (ids: readonly string[]) => {
        const rows = await here.api.owner.query<{ id: string }>(
          'select id from app.oauth_clients where id = any ($1)',
          [ids],
        );
        return rows.map(({ id }) => id).toSorted();
      };
      const others = [await newClient(), await newClient()];
      expect(await kept([clientId, waiting, ...others])).toEqual([clientId, waiting, ...others].toSorted());
      const [left] = await here.api.owner.query<{ unused: number; most: number }>(
        `select sum(many)::int as unused, max(many)::int as most from (
           select count(*) as many from app.oauth_clients where instance_id = $1 and id <> $2 group by network) n`,
        [here.acme, clientId],
      );
      expect(left).toEqual({ unused: 1000, most: 40 });
      // One that has the most itself takes nothing from others.
      await here.api.owner.query(
        `update app.oauth_clients set network = (select network from app.oauth_clients where id = $1)
         where name = 'One of many'`,
        [waiting],
      );
      const latest = await newClient();
      expect(await kept([waiting, latest])).toEqual([latest]);
      await here.api.owner.query("delete from app.oauth_clients where name = 'One of many'");
    });

    it('lets one network register twenty times, then slower', async () => {
      const errors: unknown[] = [];
      const at = visitorContext(await createInstance(here.api.owner, 'busy'));
      const metadata = { redirect_uris: [ADDRESS] };
      for (let count = 0; count < 21; count += 1) {
        const headers = { 'x-forwarded-for': `2001:db8:1:2::${count}` };
        errors.push((await call('register-oauth-client', { metadata }, at, headers)).body.error);
      }
      expect(errors.filter((error) => error !== undefined)).toEqual(['too_many_requests']);
      const headers = { 'x-forwarded-for': '2001:db8:1:3::1' };
      const other = await call('register-oauth-client', { metadata }, at, headers);
      expect(other.body).toHaveProperty('client_id');
    });
  });

  describe('a request', () => {
    it('says who asks for what, and where that returns to', async () => {
      const clientId = await newClient();
      expect(await view(requestOf(clientId, { scope: 'journal:read openid' }))).toEqual({
        outcome: 'open',
        name: 'Assistant',
        host: 'assistant.example',
        is_local: false,
        scopes: ['journal:read'],
        granted_at: null,
      });
      const { scope: _, resource: __, ...bare } = requestOf(clientId);
      expect(await view(bare)).toMatchObject({ scopes: APPLICATION_SCOPES });
      const local = await newClient({ redirect_uris: ['http://localhost:1/callback'] });
      expect(await view(requestOf(local, { redirect_uri: 'http://localhost:51000/callback' }))).toMatchObject(
        {
          host: 'localhost:51000',
          is_local: true,
        },
      );
    });

    it('says when its person granted the same application something that still works', async () => {
      const { clientId } = await connect();
      expect(await view(requestOf(clientId))).toMatchObject({ granted_at: expect.stringMatching(/Z$/) });
      const bob = await createPerson(here.api.owner, here.acme);
      const ofBob = await call('get-access-request', requestOf(clientId), bob.context);
      expect(ofBob.body).toMatchObject({ outcome: 'open', granted_at: null });
      const [grant] = await own();
      await call('revoke-api-token', { id: grant?.id }, here.ada.context);
      expect(await view(requestOf(clientId))).toMatchObject({ granted_at: null });
    });

    it('leads nowhere with an unknown application or a foreign address', async () => {
      const clientId = await newClient();
      for (const more of [
        { redirect_uri: 'https://evil.example/callback' },
        { redirect_uri: `${ADDRESS}/` },
        { redirect_uri: undefined },
        { client_id: randomUUID() },
        { client_id: 'https://evil.example/' },
      ]) {
        expect(await view(requestOf(clientId, more))).toEqual({ outcome: 'unknown' });
        expect((await allow(requestOf(clientId, more))).status).toBe(400);
        expect((await allow(requestOf(clientId, more), null)).status).toBe(400);
      }
    });

    it.each([
      ['another answer than a code', { response_type: 'token' }, 'unsupported_response_type'],
      ['no challenge', { code_challenge: undefined }, 'invalid_request'],
      ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
      ['nothing that is there', { scope: 'journal:write' }, 'invalid_scope'],
    ])('that asks for %s tells its application so, and is not answered', async (_what, more, error) => {
      const request = requestOf(await newClient(), more);
      const seen = await view(request);
      expect(seen).toMatchObject({ outcome: 'wrong', host: 'assistant.example' });
      const query = new URL(seen.outcome === 'wrong' ? seen.return_to : '').searchParams;
      expect(Object.fromEntries(query)).toEqual({ error, state: 'kept', iss: here.ada.context.origin });
      expect((await allow(request)).status).toBe(400);
    });

    it('is allowed as far as its person says, and no further than it asked', async () => {
      const clientId = await newClient();
      const request = requestOf(clientId);
      expect((await allow(request, { scopes: ['journal:read', 'plans:add'], days: 30 })).status).toBe(400);
      const { body } = await allow(request, { scopes: ['journal:read'], days: 7 });
      const query = Object.fromEntries(new URL(String(body.return_to)).searchParams);
      expect(query).toEqual({
        code: expect.stringMatching(/^rfc_/),
        state: 'kept',
        iss: here.ada.context.origin,
      });
      expect(await exchange(clientId, query.code ?? '')).toMatchObject({ scope: 'journal:read' });
      expect(await own()).toMatchObject([
        { name: 'Assistant', scopes: ['journal:read'], client_host: 'assistant.example' },
      ]);
    });

    it('is denied without a trace', async () => {
      const { body } = await allow(requestOf(await newClient()), null);
      const query = Object.fromEntries(new URL(String(body.return_to)).searchParams);
      expect(query).toEqual({ error: 'access_denied', state: 'kept', iss: here.ada.context.origin });
      expect(await own()).toEqual([]);
    });

    it('is answered by nobody without an auth session of their own', async () => {
      const request = requestOf(await newClient());
      const program = { ...here.ada.context, db_role: 'api_token' as const, auth_session_id: null };
      const scopes: ApiScope[] = ['journal:read'];
      for (const context of [visitorContext(here.acme), { ...program, claims: { scopes } }]) {
        expect((await call('get-access-request', request, context)).status).toBeGreaterThanOrEqual(401);
        const answer = { request, allowed: { scopes, days: 30 } };
        expect((await call('answer-access-request', answer, context)).status).toBeGreaterThanOrEqual(401);
      }
    });
  });

  it('an application that nobody let in is forgotten after days, with its codes', async () => {
    const { clientId } = await connect();
    const unused = await newClient();
    await codeOf(requestOf(unused));
    await here.api.owner.query(`update app.oauth_clients set created_at = now() - interval '8 days'`);
    await here.api.owner.query(`update app.oauth_codes set created_at = now() - interval '8 days'`);
    await here.api.owner.query(`select app.forget_oauth_clients(now() - interval '7 days', 500)`);
    const left = await here.api.owner.query<{ id: string }>(
      'select id from app.oauth_clients where id = any ($1)',
      [[clientId, unused]],
    );
    expect(left).toEqual([{ id: clientId }]);
    expect(await here.api.owner.query('select from app.oauth_codes')).toEqual([]);
  });
});
