import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const OBJECT = 'shared_object';
const tableSql = path.join(import.meta.dirname, '../../testing/shared-objects.sql');

describe('objects that are shared', () => {
  let api: TestApi;
  let acme: string;
  let people: Record<'ada' | 'grace' | 'coach' | 'admin' | 'elsewhere', TestPerson>;
  let board: string;
  beforeAll(async () => {
    api = await startTestApi();
    await api.owner.query(await readFile(tableSql, 'utf8'));
    acme = await createInstance(api.owner, 'acme');
    const globex = await createInstance(api.owner, 'globex');
    people = {
      ada: await createPerson(api.owner, acme),
      grace: await createPerson(api.owner, acme),
      coach: await createPerson(api.owner, acme, 'coach'),
      admin: await createPerson(api.owner, acme, 'admin'),
      elsewhere: await createPerson(api.owner, globex),
    };
  });
  afterAll(() => api.stop());

  /** The published client as a program without types of this table has it. */
  const as = ({ context }: Pick<TestPerson, 'context'>, token?: string): SupabaseClient =>
    createClient('http://service.test', 'anon-key', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input);
          return api.fetchAs(context, `${pathname}${search}`, init);
        },
        ...(token !== undefined && { headers: { 'x-link-token': token } }),
      },
    });
  const titles = async (client: SupabaseClient) => {
    const { data, error } = await client.from('shared_objects').select('title').eq('id', board);
    expect(error).toBeNull();
    return (data ?? []).map(({ title }: { title: string }) => title);
  };
  const rename = async (client: SupabaseClient) => {
    const { data } = await client
      .from('shared_objects')
      .update({ title: 'Renamed' })
      .eq('id', board)
      .select();
    return (data ?? []).length;
  };
  const grant = (by: TestPerson, level: string, to: Record<string, unknown>) =>
    as(by)
      .from('grants')
      .insert({ object_type: OBJECT, object_id: board, level, ...to });
  const accept = (person: TestPerson) => as(person).rpc('accept_grant', { of_type: OBJECT, object: board });
  const because = async (person: TestPerson) =>
    (await as(person).rpc('because', { of_type: OBJECT, object: board })).data;

  beforeEach(async () => {
    board = randomUUID();
    await as(people.ada).from('shared_objects').insert({ id: board, title: 'Board' }).select().throwOnError();
  });

  it('are their owner’s alone, whoever else asks', async () => {
    const { ada, grace, coach, admin, elsewhere } = people;
    expect(await titles(as(ada))).toEqual(['Board']);
    for (const other of [grace, coach, admin, elsewhere]) {
      expect(await titles(as(other))).toEqual([]);
      expect(await rename(as(other))).toBe(0);
      expect((await grant(other, 'view', { user_id: other.id })).error).toMatchObject({ code: '42501' });
    }
    expect(await titles(as({ context: visitorContext(acme) }))).toEqual([]);
    expect(await because(ada)).toMatchObject([{ level: 'manage', via: 'person', is_owner: true }]);
    expect(await because(grace)).toEqual([]);
  });

  it('a person is invited, accepts, and leaves', async () => {
    const { ada, grace } = people;
    expect((await grant(ada, 'view', { user_id: grace.id })).error).toBeNull();
    expect(await titles(as(grace))).toEqual([]);
    const invitations = await as(grace).from('grants').select('level').is('accepted_at', null);
    expect(invitations.data).toEqual([{ level: 'view' }]);
    expect(await accept(grace)).toMatchObject({ data: true });
    expect(await accept(grace)).toMatchObject({ data: false });
    expect(await titles(as(grace))).toEqual(['Board']);
    expect(await because(grace)).toMatchObject([{ level: 'view', via: 'person', is_owner: false }]);
    await as(grace).from('grants').delete().eq('object_id', board);
    expect(await titles(as(grace))).toEqual([]);
    expect(await titles(as(ada))).toEqual(['Board']);
  });

  it.each([
    ['view', 0, false],
    ['comment', 0, false],
    ['edit', 1, false],
    ['manage', 1, true],
  ] as const)('who may %s changes %i rows, and shares further: %s', async (level, changed, isSharing) => {
    const { ada, grace, coach } = people;
    await grant(ada, level, { user_id: grace.id });
    await accept(grace);
    expect(await titles(as(grace))).toEqual(['Board']);
    expect(await rename(as(grace))).toBe(changed);
    expect((await grant(grace, 'view', { user_id: coach.id })).error === null).toBe(isSharing);
    const mayComment = await api.database.asPrincipal(grace.context, (tx) =>
      tx.query<{ may: boolean }>("select app.may($1, $2, 'comment') as may", [OBJECT, board]),
    );
    expect(mayComment).toEqual([{ may: level !== 'view' }]);
    const raise = await as(grace).from('grants').update({ level: 'manage' }).eq('user_id', grace.id).select();
    expect(raise.data ?? []).toHaveLength(isSharing ? 1 : 0);
    const removed = await as(grace).from('shared_objects').delete().eq('id', board).select();
    expect(removed.data ?? []).toHaveLength(isSharing ? 1 : 0);
  });

  it('nobody takes it from its owner, who may hand it over to somebody who accepted it', async () => {
    const { ada, grace, coach } = people;
    await grant(ada, 'manage', { user_id: grace.id });
    const refused = { code: '42501', message: 'An object is handed over to somebody who has accepted it' };
    for (const { id } of [grace, coach]) {
      const { error } = await as(ada).from('shared_objects').update({ user_id: id }).eq('id', board);
      expect(error).toMatchObject(refused);
    }
    await accept(grace);
    const taken = await as(grace).from('grants').delete().eq('user_id', ada.id).select();
    expect(taken.data).toEqual([]);
    const own = (by: TestPerson) =>
      as(by).from('shared_objects').update({ user_id: grace.id }).eq('id', board);
    expect((await own(grace)).error).toMatchObject({ code: '42501' });
    expect((await own(ada)).error).toBeNull();
    expect(await because(grace)).toMatchObject([{ is_owner: true }]);
    // Who handed it over manages it until they leave.
    expect(await because(ada)).toMatchObject([{ level: 'manage', is_owner: false }]);
    await as(ada).from('grants').delete().eq('user_id', ada.id);
    expect([await titles(as(ada)), await titles(as(grace))]).toEqual([[], ['Board']]);
  });

  it('a role and everybody are given it by who may publish', async () => {
    const { ada, grace, coach } = people;
    expect((await grant(ada, 'view', {})).error).toMatchObject({ code: '42501' });
    expect((await grant(ada, 'view', { role: 'coach' })).error).toMatchObject({ code: '42501' });
    await grant(ada, 'manage', { user_id: coach.id });
    await accept(coach);
    expect((await grant(coach, 'view', { role: 'member' })).error).toBeNull();
    expect(await titles(as(grace))).toEqual(['Board']);
    expect(await because(grace)).toMatchObject([{ via: 'role', via_id: 'member' }]);
    await as(coach).from('grants').delete().eq('object_id', board).eq('role', 'member');
    expect(await titles(as(grace))).toEqual([]);
    expect((await grant(coach, 'edit', {})).error).toBeNull();
    expect(await rename(as(grace))).toBe(1);
    expect(await because(grace)).toMatchObject([{ level: 'edit', via: 'instance' }]);
    expect(await titles(as(people.elsewhere))).toEqual([]);
  });

  it('a group has it as long as one is in the group', async () => {
    const { ada, grace } = people;
    const group = randomUUID();
    await api.owner.query(
      `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
       values ($1, 'group', $2, 'view', $3, now())`,
      [acme, group, grace.id],
    );
    expect((await grant(ada, 'edit', { group_id: group })).error).toBeNull();
    expect(await rename(as(grace))).toBe(1);
    expect(await because(grace)).toMatchObject([{ via: 'group', via_id: group }]);
    await as(grace).from('grants').delete().eq('object_id', group);
    expect(await titles(as(grace))).toEqual([]);
  });

  it('a link opens it to visitors until it is revoked or over', async () => {
    const { ada } = people;
    const visitor = { context: visitorContext(acme) };
    expect((await grant(ada, 'manage', { link_token: 'x' })).error).not.toBeNull();
    const made = await grant(ada, 'view', { link_token: 'mine' }).select('link_token').single();
    const token = String(made.data?.link_token);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(await titles(as(visitor, token))).toEqual(['Board']);
    expect(await titles(as(visitor, 'mine'))).toEqual([]);
    expect(await rename(as(visitor, token))).toBe(0);
    const over = { expires_at: '2020-01-01T00:00:00Z' };
    expect((await as(ada).from('grants').update(over).eq('link_token', token)).error).toBeNull();
    expect(await titles(as(visitor, token))).toEqual([]);
    await as(ada).from('grants').update({ expires_at: null }).eq('link_token', token);
    expect(await titles(as(visitor, token))).toEqual(['Board']);
    await as(ada).from('grants').delete().eq('link_token', token);
    expect(await titles(as(visitor, token))).toEqual([]);
  });

  it('who is paused or gone has nothing any more', async () => {
    const { ada } = people;
    const left = await createPerson(api.owner, acme);
    await grant(ada, 'view', { user_id: left.id });
    await accept(left);
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [left.id]);
    expect(await titles(as(left))).toEqual([]);
    await api.database.asService('auth_admin', acme, (tx) =>
      tx.query('select app.remove_account($1, $2)', [acme, left.id]),
    );
    expect(await api.owner.query('select from public.grants where user_id = $1', [left.id])).toEqual([]);
  });

  it('people are invited by their address, which tells nobody whose it is', async () => {
    const { ada, grace, elsewhere } = people;
    const invite = (by: TestPerson, email: string, level = 'edit') =>
      as(by)
        .from('object_invitations')
        .insert({ object_type: OBJECT, object_id: board, email, level, title: 'Board' });
    expect((await invite(grace, 'x@acme.example')).error).toMatchObject({ code: '42501' });
    const [address] = await api.owner.query<{ email: string }>(
      'update auth.users set email_confirmed_at = now() where id = $1 returning email',
      [grace.id],
    );
    for (const email of ['nobody@acme.example', address?.email ?? ''])
      expect((await invite(ada, email)).error).toBeNull();
    const call = async (person: TestPerson, name: string, input: object) => {
      const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
        method: 'POST',
        body: JSON.stringify(input),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const place = { type: OBJECT, id: board };
    const { people: known } = await call(ada, 'list-object-people', place);
    expect(known).toMatchObject([
      { user_id: ada.id, level: 'manage', is_owner: true },
      ...[address?.email ?? '', 'nobody@acme.example']
        .toSorted()
        .map((email) => ({ email, user_id: null, level: 'edit' })),
    ]);
    expect(await call(grace, 'list-object-people', place)).toEqual({ people: [], reasons: [] });
    expect(await call(elsewhere, 'list-object-invitations', {})).toEqual({ invitations: [] });
    expect(await call(grace, 'list-object-invitations', {})).toMatchObject({
      invitations: [{ object_type: OBJECT, object_id: board, level: 'edit', title: 'Board' }],
    });
    expect(await titles(as(grace))).toEqual([]);
    expect(await call(elsewhere, 'answer-object-invitation', { ...place, accept: true })).toEqual({
      is_answered: false,
    });
    expect(await call(grace, 'answer-object-invitation', { ...place, accept: true })).toEqual({
      is_answered: true,
    });
    expect(await rename(as(grace))).toBe(1);
    expect(await call(grace, 'list-object-people', place)).toMatchObject({
      people: [{ user_id: ada.id }, { user_id: grace.id, level: 'edit' }],
      reasons: [{ level: 'edit', via: 'person' }],
    });
  });

  it('an invitation is declined, withdrawn, and gone with the rights of who made it', async () => {
    const { ada, grace, coach } = people;
    const invite = (by: TestPerson, email: string) =>
      as(by)
        .from('object_invitations')
        .insert({ object_type: OBJECT, object_id: board, email, level: 'manage', title: 'Board' })
        .throwOnError();
    const invited = async () =>
      (await as(ada).from('object_invitations').select('email').eq('object_id', board)).data?.map(
        ({ email }: { email: string }) => email,
      );
    await invite(ada, 'one@acme.example');
    await as(grace).from('object_invitations').delete().eq('object_id', board);
    expect(await invited()).toEqual(['one@acme.example']);
    await as(ada).from('object_invitations').delete().eq('email', 'one@acme.example');
    await grant(ada, 'manage', { user_id: coach.id });
    await accept(coach);
    await invite(coach, 'two@acme.example');
    expect(await invited()).toEqual(['two@acme.example']);
    await as(ada).from('grants').delete().eq('object_id', board).eq('user_id', coach.id);
    expect(await invited()).toEqual([]);
  });

  it('what is deleted leaves no grant', async () => {
    const { ada, grace } = people;
    await grant(ada, 'view', { user_id: grace.id });
    await as(ada).from('shared_objects').delete().eq('id', board);
    expect(await api.owner.query('select from public.grants where object_id = $1', [board])).toEqual([]);
  });
});
