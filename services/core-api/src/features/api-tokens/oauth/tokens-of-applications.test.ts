import { createPerson, visitorContext } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ADDRESS, setUpOAuth, type Tokens } from './testing/oauth-world.ts';

describe('applications that were let in', () => {
  const {
    here,
    switchIntegrations,
    call,
    register,
    newClient,
    requestOf,
    view,
    allow,
    codeOf,
    exchange,
    refresh,
    connect,
    identify,
    own,
    told,
  } = setUpOAuth();

  describe('a code', () => {
    it('becomes a token of its person, who is told', async () => {
      const { tokens } = await connect();
      expect(tokens).toEqual({
        access_token: expect.stringMatching(/^rfl_[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^rfr_[\w-]{43}$/),
        scope: 'journal:read plans:read',
      });
      expect(await identify(tokens.access_token)).toMatchObject({
        user_id: here.ada.id,
        scopes: ['journal:read', 'plans:read'],
        has_second_factor: false,
      });
      expect(await told()).toEqual(['tokens.granted']);
    });

    it.each([
      ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
      ['a verifier that is too short', { code_verifier: 'v' }, 'invalid_grant'],
      ['another address', { redirect_uri: `${ADDRESS}?a` }, 'invalid_grant'],
      ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ])('is nothing with %s, and is used then', async (_what, more, error) => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, more)).toMatchObject({ error });
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
      expect(await own()).toEqual([]);
    });

    it.each([
      ['no verifier', { code_verifier: undefined }, 'invalid_request'],
      ['no application', { client_id: undefined }, 'invalid_client'],
      ['an application that nobody knows', { client_id: randomUUID() }, 'invalid_client'],
      ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ])('is not asked for with %s', async (_what, more, error) => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, more)).toMatchObject({ error });
      expect(await exchange(clientId, code)).toHaveProperty('access_token');
    });

    it('is nothing for another application, and is used then', async () => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(await newClient(), code)).toMatchObject({ error: 'invalid_grant' });
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
    });

    it('that comes again ends what it was exchanged for', async () => {
      const clientId = await newClient();
      const code = await codeOf(requestOf(clientId));
      const tokens = (await exchange(clientId, code)) as Tokens;
      expect(await exchange(clientId, code)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(tokens.access_token)).toBeNull();
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await told()).toContain('tokens.reused');
    });

    it('lasts for a minute, at its instance, and once where it comes twice at a time', async () => {
      const clientId = await newClient();
      const late = await codeOf(requestOf(clientId));
      await here.api.owner.query(
        `update app.oauth_codes set created_at = created_at - interval '61 seconds'`,
      );
      expect(await exchange(clientId, late)).toMatchObject({ error: 'invalid_grant' });
      const code = await codeOf(requestOf(clientId));
      expect(await exchange(clientId, code, {}, here.globex)).toMatchObject({ error: 'invalid_client' });
      const answers = await Promise.all([exchange(clientId, code), exchange(clientId, code)]);
      expect(answers.filter((answer) => 'access_token' in answer)).toHaveLength(1);
      expect(await own()).toHaveLength(1);
    });

    it('is not given to who has twenty tokens', async () => {
      const clientId = await newClient();
      await here.api.owner.query(
        `insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
         select $1, $2, 'One', array['journal:read'], false, now() + interval '1 day' from generate_series(1, 19)`,
        [here.acme, here.ada.id],
      );
      const code = await codeOf(requestOf(clientId));
      expect((await allow(requestOf(clientId))).status).toBe(413);
      expect(await exchange(clientId, code)).toHaveProperty('access_token');
    });

    it('takes the place of what its person granted the same application before', async () => {
      const { clientId, tokens } = await connect();
      const other = await connect();
      await here.api.owner.query(
        `insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
         select $1, $2, 'One', array['journal:read'], false, now() + interval '1 day' from generate_series(1, 18)`,
        [here.acme, here.ada.id],
      );
      const bob = await createPerson(here.api.owner, here.acme);
      const ofBob = (await exchange(clientId, await codeOf(requestOf(clientId), bob))) as Tokens;
      const next = (await exchange(clientId, await codeOf(requestOf(clientId)))) as Tokens;
      expect(await identify(tokens.access_token)).toBeNull();
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      for (const { access_token: kept } of [next, ofBob, other.tokens])
        expect(await identify(kept)).not.toBeNull();
      expect((await own()).filter((one) => one.revoked_at === null)).toHaveLength(20);
      expect((await allow(requestOf(await newClient()))).status).toBe(413);
    });

    it('carries whether the second factor was given', async () => {
      const clientId = await newClient();
      const strong = {
        ...here.ada,
        context: { ...here.ada.context, claims: { ...here.ada.context.claims, aal: 'aal2' } },
      };
      const tokens = (await exchange(clientId, await codeOf(requestOf(clientId), strong))) as Tokens;
      expect(await identify(tokens.access_token)).toMatchObject({ has_second_factor: true });
    });
  });

  describe('a token of an application', () => {
    it('reaches the server for models and nothing else, for an hour', async () => {
      const { tokens } = await connect();
      expect(await identify(tokens.access_token, 'GET entries')).toBeNull();
      expect(await identify(tokens.access_token, 'search-entries')).toBeNull();
      expect(await identify(tokens.access_token)).not.toBeNull();
      await here.api.owner
        .query(`update app.api_token_hashes set expires_at = expires_at - interval '61 minutes'
        where expires_at is not null`);
      expect(await identify(tokens.access_token)).toBeNull();
    });

    it('is none at another instance', async () => {
      const { clientId, tokens } = await connect();
      expect(await identify(tokens.access_token, 'mcp', here.globex)).toBeNull();
      const there = String((await register({}, here.globex)).client_id);
      for (const [client, error] of [
        [clientId, 'invalid_client'],
        [there, 'invalid_grant'],
      ] as const)
        expect(await refresh(client, tokens.refresh_token, {}, here.globex)).toMatchObject({ error });
      await call(
        'revoke-oauth-token',
        { token: tokens.access_token, client_id: clientId },
        visitorContext(here.globex),
      );
      expect(await identify(tokens.access_token)).not.toBeNull();
    });

    it('is renewed, each time with another refresh token', async () => {
      const { clientId, tokens } = await connect();
      const next = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      expect(next.scope).toBe('journal:read plans:read');
      expect(next.refresh_token).not.toBe(tokens.refresh_token);
      expect(await identify(next.access_token)).toMatchObject({ user_id: here.ada.id });
      expect(await refresh(clientId, next.refresh_token)).toHaveProperty('access_token');
      expect(await own()).toHaveLength(1);
    });

    it.each([
      ['after its next one was used', 0],
      ['after 30 seconds', 31],
    ])('ends when its refresh token comes again %s, and its person is told', async (_when, seconds) => {
      const { clientId, tokens } = await connect();
      let last = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      if (seconds === 0) last = (await refresh(clientId, last.refresh_token)) as Tokens;
      await here.api.owner.query(
        'update app.oauth_refresh_tokens set used_at = used_at - make_interval(secs => $1)',
        [seconds],
      );
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(last.access_token)).toBeNull();
      expect(await refresh(clientId, last.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await own()).toMatchObject([{ revoked_at: expect.any(String) }]);
      expect((await told()).toSorted()).toEqual(['tokens.granted', 'tokens.reused']);
    });

    it('is renewed once more when the answer was lost, and what was lost renews nothing', async () => {
      const { clientId, tokens } = await connect();
      const lost = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      expect(await refresh(clientId, tokens.refresh_token, { scope: 'journal:draft' })).toMatchObject({
        error: 'invalid_scope',
      });
      const next = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      expect(await refresh(clientId, lost.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(next.access_token)).not.toBeNull();
      expect(await refresh(clientId, next.refresh_token)).toHaveProperty('access_token');
      expect(await told()).toEqual(['tokens.granted']);
    });

    it('that is renewed twice at once has one refresh token in the end', async () => {
      const { clientId, tokens } = await connect();
      const renew = (token: string) => refresh(clientId, token);
      const twice = await Promise.all([renew(tokens.refresh_token), renew(tokens.refresh_token)]);
      const after = [];
      for (const one of twice) after.push(await renew(String(one.refresh_token)));
      expect(after.filter((one) => 'access_token' in one)).toHaveLength(1);
      expect(await told()).toEqual(['tokens.granted']);
    });

    it('that comes with an earlier and a later refresh token at once is renewed by one of them', async () => {
      const { clientId, tokens } = await connect();
      const next = (await refresh(clientId, tokens.refresh_token)) as Tokens;
      const both = [tokens, next].map(async (one) => refresh(clientId, one.refresh_token));
      expect((await Promise.all(both)).filter((one) => 'access_token' in one)).toHaveLength(1);
    });

    it('is not renewed for another application, another resource, or when its time is over', async () => {
      const { clientId, tokens } = await connect();
      const other = await newClient();
      expect(await refresh(other, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await refresh(clientId, `rfr_${'x'.repeat(43)}`)).toMatchObject({ error: 'invalid_grant' });
      expect(
        await refresh(clientId, tokens.refresh_token, { resource: 'https://evil.example/' }),
      ).toMatchObject({ error: 'invalid_target' });
      await here.api.owner.query('update public.api_tokens set expires_at = now() where user_id = $1', [
        here.ada.id,
      ]);
      expect(await refresh(clientId, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
      expect(await identify(tokens.access_token)).toBeNull();
    });

    it('gets no more scopes by being renewed, and fewer for that hour', async () => {
      const { clientId, tokens } = await connect();
      expect(
        await refresh(clientId, tokens.refresh_token, { scope: 'journal:read journal:draft' }),
      ).toMatchObject({ error: 'invalid_scope' });
      const less = (await refresh(clientId, tokens.refresh_token, { scope: 'plans:read' })) as Tokens;
      expect(less.scope).toBe('plans:read');
      expect(await identify(less.access_token)).toMatchObject({ scopes: ['plans:read'] });
      const all = (await refresh(clientId, less.refresh_token)) as Tokens;
      expect(await identify(all.access_token)).toMatchObject({ scopes: ['journal:read', 'plans:read'] });
    });

    it('is not renewed without end within its hour', async () => {
      const { clientId, tokens } = await connect();
      let last = tokens;
      for (let count = 0; count < 9; count += 1)
        last = (await refresh(clientId, last.refresh_token)) as Tokens;
      const refusal = await refresh(clientId, last.refresh_token);
      expect(refusal).toMatchObject({ error: 'too_many_requests', retry_after: expect.any(Number) });
      expect(refusal.retry_after).toBeGreaterThan(3500);
      expect(refusal.retry_after).toBeLessThanOrEqual(3600);
      await here.api.owner
        .query(`update app.api_token_hashes set expires_at = expires_at - interval '61 minutes'
        where expires_at is not null`);
      expect(await refresh(clientId, last.refresh_token)).toHaveProperty('access_token');
    });

    it('is revoked by its application alone, or by its person', async () => {
      const { clientId, tokens } = await connect();
      const revoke = (token: string, client: string) =>
        call('revoke-oauth-token', { token, client_id: client }, visitorContext(here.acme));
      expect((await revoke(tokens.refresh_token, await newClient())).status).toBe(200);
      expect((await revoke(`rfr_${'x'.repeat(43)}`, clientId)).status).toBe(200);
      expect(await identify(tokens.access_token)).not.toBeNull();
      expect((await revoke(tokens.refresh_token, clientId)).status).toBe(200);
      expect(await identify(tokens.access_token)).toBeNull();
      const second = await connect();
      const [grant] = (await own()).filter((one) => one.revoked_at === null);
      await call('revoke-api-token', { id: grant?.id }, here.ada.context);
      expect(await identify(second.tokens.access_token)).toBeNull();
      expect(await refresh(second.clientId, second.tokens.refresh_token)).toMatchObject({
        error: 'invalid_grant',
      });
    });

    it('made by hand is none that an application can end', async () => {
      const { clientId } = await connect();
      const made = await call(
        'add-api-token',
        { name: 'Script', scopes: ['journal:read'], days: 30 },
        here.ada.context,
      );
      await call(
        'revoke-oauth-token',
        { token: made.body.token, client_id: clientId },
        visitorContext(here.acme),
      );
      expect(await identify(String(made.body.token), 'GET entries')).not.toBeNull();
    });
  });

  it('everything is closed where integrations are off', async () => {
    const { clientId, tokens } = await connect();
    const code = await codeOf(requestOf(clientId));
    await switchIntegrations(false);
    try {
      expect(await register()).toMatchObject({ error: 'access_denied' });
      expect(await view(requestOf(clientId))).toEqual({ outcome: 'unknown' });
      expect(await exchange(clientId, code)).toHaveProperty('error');
      expect(await refresh(clientId, tokens.refresh_token)).toHaveProperty('error');
      expect(await identify(tokens.access_token)).toBeNull();
    } finally {
      await switchIntegrations(true);
    }
    expect(await refresh(clientId, tokens.refresh_token)).toHaveProperty('access_token');
  });

  it('nothing but digests is kept', async () => {
    const clientId = await newClient();
    const code = await codeOf(requestOf(clientId));
    const tokens = (await exchange(clientId, code)) as Tokens;
    const kept = await here.api.owner.query<{ row: string }>(
      `select row_to_json(c)::text as row from app.oauth_codes c union all
       select row_to_json(r)::text from app.oauth_refresh_tokens r union all
       select row_to_json(h)::text from app.api_token_hashes h union all
       select row_to_json(t)::text from public.api_tokens t`,
    );
    const text = JSON.stringify(kept);
    for (const secret of [code, tokens.access_token, tokens.refresh_token])
      expect(text).not.toContain(secret);
  });
});
