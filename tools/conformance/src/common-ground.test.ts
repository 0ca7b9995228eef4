import { expect, describe, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from './testing/index.ts';

describe.each(clients)('common ground with client $version', (published) => {
  const service = useService();
  const open = (key = service.anonKey) => openClient(published, { url: service.url, key });

  it('is the version that it says', async () => {
    const headers: string[] = [];
    const client = openClient(
      published,
      { url: service.url, key: service.anonKey },
      {
        global: {
          fetch: (input, init) => {
            headers.push(new Headers(init?.headers).get('x-client-info') ?? '');
            return fetch(input, init);
          },
        },
      },
    );
    await client.from('profiles').select('id');
    expect(headers[0]).toContain(published.version);
  });

  it('lets somebody sign up and read their own rows alone', async () => {
    const client = open();
    const email = newAddress();
    const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    const rows = await service.sql('select email from auth.users where id = $1', [data.user?.id]);
    expect(rows).toEqual([{ email }]);
    const own = await client.from('instance_users').select('user_id');
    expect(own.data).toEqual([{ user_id: data.user?.id }]);
  });

  it('tells a function of the database which request it serves', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const client = openClient(
      published,
      { url: service.url, key: service.anonKey },
      { global: { headers: { traceparent } } },
    );
    const { data } = await client.rpc('request_facts');
    expect(data).toEqual({ method: 'POST', path: '/rpc/request_facts', traceparent, role: 'anon' });
  });

  it('gives a program any name for its tables, and the product its own', async () => {
    const client = open();
    const data = { nickname: 'Ada' };
    const signedUp = await client.auth.signUp({ email: newAddress(), password: PASSWORD, options: { data } });
    const id = signedUp.data.user?.id;
    expect((await client.from('profiles').select()).data).toEqual([{ id, nickname: 'Ada' }]);
    const own = await client.functions.invoke('export-my-data');
    expect(own.error).toBeNull();
    const draft = { id: crypto.randomUUID(), user_id: id, framework: 'free' };
    expect((await client.from('sessions').insert(draft).select('id')).data).toEqual([{ id: draft.id }]);
    expect((await open().from('sessions').select('id')).error?.code).toBe('42501');
  });
});
