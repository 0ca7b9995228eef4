import type {} from '@reflectory/contracts/journal';
import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../service-client.ts';

/** A service in which one person is signed in, owns nothing yet, and knows these credentials. */
export type ContractSubject = { client: ServiceClient; userId: string; email: string; password: string };

const draft = (userId: string, values: { framework?: string; title?: string } = {}) => ({
  id: crypto.randomUUID(),
  user_id: userId,
  framework: 'free',
  ...values,
});

function describeTables(open: () => Promise<ContractSubject>) {
  it('gives an inserted row back with the defaults of the database', async () => {
    const { client, userId } = await open();
    const { data, error } = await client.from('sessions').insert(draft(userId)).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ user_id: userId, status: 'draft', revision: 0, answers: [] });
  });

  it('merges an upsert into the row of the same id', async () => {
    const { client, userId } = await open();
    const row = draft(userId);
    await client.from('sessions').upsert({ ...row, title: 'Before', revision: 1 });
    await client.from('sessions').upsert({ ...row, title: 'After', revision: 2 });
    const { data } = await client.from('sessions').select('title,revision').eq('id', row.id);
    expect(data).toEqual([{ title: 'After', revision: 2 }]);
  });

  it('reads what lies inside of a column', async () => {
    const { client, userId } = await open();
    const row = { ...draft(userId), answers: ['one', 'two'] };
    await client.from('sessions').insert(row);
    const { data } = await client
      .from('sessions')
      .select('second:answers->1,text:answers->>0,none:answers->7')
      .eq('id', row.id);
    expect(data).toEqual([{ second: 'two', text: 'one', none: null }]);
  });

  it('filters, sorts and limits', async () => {
    const { client, userId } = await open();
    const rows = ['b, c', 'a', 'd'].map((title) => draft(userId, { title }));
    await client.from('sessions').insert(rows);
    const ids = rows.map((row) => row.id);
    const sorted = await client.from('sessions').select('title').in('id', ids).order('title').limit(2);
    expect(sorted.data).toEqual([{ title: 'a' }, { title: 'b, c' }]);
    const one = await client.from('sessions').select('id').in('id', ids).eq('title', 'b, c').maybeSingle();
    expect(one.data).toEqual({ id: rows[0]?.id });
    const unfinished = await client.from('sessions').select('id').in('id', ids).is('completed_at', null);
    expect(unfinished.data).toHaveLength(3);
  });

  it('answers nothing to maybeSingle and an error to single when no row matches', async () => {
    const { client } = await open();
    const id = crypto.randomUUID();
    const maybe = await client.from('sessions').select().eq('id', id).maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
    const single = await client.from('sessions').select().eq('id', id).single();
    expect(single.error?.code).toBe('PGRST116');
  });

  it('updates and deletes only what the filter names', async () => {
    const { client, userId } = await open();
    const [first, second] = [draft(userId), draft(userId)];
    await client.from('sessions').insert([first, second]);
    await client.from('sessions').update({ title: 'Changed' }).eq('id', first.id);
    await client.from('sessions').delete().eq('id', second.id);
    const { data } = await client.from('sessions').select('id,title').in('id', [first.id, second.id]);
    expect(data).toEqual([{ id: first.id, title: 'Changed' }]);
  });

  it('refuses a table that does not exist', async () => {
    const { client } = await open();
    const { error } = await client.from('nothing' as 'sessions').select();
    expect(error?.code).toBe('PGRST205');
  });
}

/** What saving without overwriting and paging by key rest on. */
function describeConditions(open: () => Promise<ContractSubject>) {
  it('updates a row only while it has the revision that was read', async () => {
    const { client, userId } = await open();
    const session = { ...draft(userId), revision: 3 };
    await client.from('sessions').insert(session);
    const save = (known: number, revision: number) =>
      client
        .from('sessions')
        .update({ revision })
        .eq('id', session.id)
        .eq('revision', known)
        .select('revision');
    expect((await save(2, 9)).data).toEqual([]);
    expect((await save(3, 4)).data).toEqual([{ revision: 4 }]);
  });

  it('goes on behind a row in an order of two columns', async () => {
    const { client, userId } = await open();
    const rows = [draft(userId), draft(userId), draft(userId)].map((row, index) => ({
      ...row,
      current_step: index === 0 ? 8 : 7,
    }));
    await client.from('sessions').insert(rows);
    const [last] = rows.slice(1).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    const { data } = await client
      .from('sessions')
      .select('id')
      .or(`current_step.lt."7",and(current_step.eq."7",id.lt.${last?.id})`)
      .in(
        'id',
        rows.map(({ id }) => id),
      );
    const [, behind] = rows.slice(1).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    expect(data).toEqual([{ id: behind?.id }]);
  });
}

function describeAuth(open: () => Promise<ContractSubject>) {
  it('knows the signed-in person', async () => {
    const { client, userId, email } = await open();
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id: userId, email });
  });

  it('tells listeners of a sign-out and forgets the session', async () => {
    const { client } = await open();
    const events: string[] = [];
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event));
    await client.auth.signOut();
    data.subscription.unsubscribe();
    expect(events).toContain('SIGNED_OUT');
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('changes the password of who knows the present one', async () => {
    const { client, email, password } = await open();
    const change = (current_password: string) =>
      client.auth.updateUser({ password: `${password}?`, current_password });
    expect((await change(`${password}!`)).error?.code).toBe('invalid_credentials');
    expect((await change(password)).error).toBeNull();
    const signedIn = await client.auth.signInWithPassword({ email, password: `${password}?` });
    expect(signedIn.error).toBeNull();
  });

  it('enrols a second factor, which counts only with one of its codes', async () => {
    const { client } = await open();
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(enrolled.data?.totp).toMatchObject({ secret: expect.any(String), uri: expect.any(String) });
    const factorId = enrolled.data?.id ?? '';
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all).toMatchObject([{ id: factorId, status: 'unverified', friendly_name: 'Phone' }]);
    expect(data?.totp).toEqual([]);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('signs in with the right password only', async () => {
    const { client, userId, email, password } = await open();
    await client.auth.signOut();
    const wrong = await client.auth.signInWithPassword({ email, password: `${password}!` });
    expect(wrong.error?.message).toBe('Invalid login credentials');
    const right = await client.auth.signInWithPassword({ email, password });
    expect(right.data.user?.id).toBe(userId);
  });
}

/** What our apps rely on, for the fake and for the real service alike. `open` gives a fresh subject to each test. */
export function describeClientContract(name: string, open: () => Promise<ContractSubject>): void {
  describe(`${name}: tables`, () => {
    describeTables(open);
    describeConditions(open);
  });
  describe(`${name}: auth`, () => {
    describeAuth(open);
  });
}
