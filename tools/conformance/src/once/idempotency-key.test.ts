import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';

describe.each(clients)('calls that may be sent again, with client $version', (published) => {
  const service = useService();
  /** Somebody who is signed in, and the header that says whether the last answer was kept. */
  const signIn = async () => {
    let replayed: string | null = null;
    const client = openClient(
      published,
      { url: service.url, key: service.anonKey },
      {
        global: {
          async fetch(input, init) {
            const answer = await fetch(input, init);
            replayed = answer.headers.get('idempotent-replayed');
            return answer;
          },
        },
      },
    );
    const { error } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    expect(error).toBeNull();
    return { client, lastReplayed: () => replayed };
  };
  const countOf = async (mark: string) =>
    (await service.sql('select 1 from public.appended where mark = $1', [mark])).length;

  it('inserts once, and answers with the same row', async () => {
    const { client, lastReplayed } = await signIn();
    const mark = randomUUID();
    const insert = () =>
      client.from('appended').insert({ mark }).select().single().setHeader('Idempotency-Key', mark);
    const [first, firstReplayed] = [await insert(), lastReplayed()];
    const [second, secondReplayed] = [await insert(), lastReplayed()];
    expect(first).toMatchObject({ error: null, status: 201, data: { mark } });
    expect(second).toEqual(first);
    expect([firstReplayed, secondReplayed, await countOf(mark)]).toEqual([null, 'true', 1]);
  });

  it('upserts once, whatever happened to the row meanwhile', async () => {
    const { client } = await signIn();
    const mark = randomUUID();
    const upsert = () =>
      client
        .from('appended')
        .upsert({ mark, slug: mark }, { onConflict: 'slug' })
        .setHeader('Idempotency-Key', mark);
    expect(await upsert()).toMatchObject({ error: null, status: 201 });
    await service.sql("update public.appended set mark = 'changed' where slug = $1", [mark]);
    expect(await upsert()).toMatchObject({ error: null, status: 201 });
    expect(await countOf(mark)).toBe(0);
  });

  it('calls a function of the database once', async () => {
    const { client } = await signIn();
    const mark = randomUUID();
    const call = () => client.rpc('append_mark', { mark }).setHeader('Idempotency-Key', mark);
    const first = await call();
    expect(first.error).toBeNull();
    expect((await call()).data).toBe(first.data);
    expect(await countOf(mark)).toBe(1);
  });

  it('says that a key belongs to another request', async () => {
    const { client } = await signIn();
    const key = randomUUID();
    const insert = (mark: string) =>
      client.from('appended').insert({ mark }).setHeader('Idempotency-Key', key);
    await insert('this');
    expect(await insert('that')).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
  });

  it('answers a function once, and says which take no key', async () => {
    const { client, lastReplayed } = await signIn();
    const { data } = await client.auth.getUser();
    const id = randomUUID();
    const [person] = await service.sql<{ instance_id: string }>(
      'select instance_id from auth.users where id = $1',
      [data.user?.id],
    );
    await service.sql(
      `insert into product.sessions (instance_id, id, user_id, framework, answers)
       values ($1, $2, $3, 'free', '{"A quiet day."}')`,
      [person?.instance_id, id, data.user?.id],
    );
    const headers = { 'Idempotency-Key': randomUUID() };
    const complete = (session_id: string) =>
      client.functions.invoke('complete-session', { body: { session_id }, headers });
    const [first, firstReplayed] = [await complete(id), lastReplayed()];
    const [second, secondReplayed] = [await complete(id), lastReplayed()];
    expect([first.error, second.error, firstReplayed, secondReplayed]).toEqual([null, null, null, 'true']);
    expect(second.data).toEqual(first.data);
    expect((await complete(randomUUID())).error?.context.status).toBe(422);
    const refused = await client.functions.invoke('export-my-data', { headers });
    expect(refused.error?.context.status).toBe(400);
  });
});
