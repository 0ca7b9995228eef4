import type { RealtimeChannel } from '@supabase/supabase-js';
import { LocalSocket } from '../support/local-socket.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

/** Joins and waits for the answer. */
function join(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status) => {
      if (status !== 'CLOSED') resolve(status);
    });
  });
}

type Heard = { table: string; type: string; owner: unknown };

/** What somebody hears of the tables of the journal, gathered. */
async function follow(person: Person): Promise<Heard[]> {
  const heard: Heard[] = [];
  const channel = person.client.channel('journal');
  const isCounting = new Promise<void>((resolve) => {
    channel.on('system', {}, ({ status }: { status: string }) => status === 'ok' && resolve());
  });
  for (const table of ['sessions', 'entries']) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
      const owner = 'user_id' in change.new ? change.new['user_id'] : null;
      heard.push({ table, type: change.eventType, owner });
    });
  }
  expect(await join(channel)).toBe('SUBSCRIBED');
  await isCounting;
  return heard;
}

/** How the handshake of a socket with a key is answered. */
function handshake(slug: 'acme' | 'globex', key: string): Promise<{ status: number; body: string }> {
  const socket = new LocalSocket(
    `${origin(slug).replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`,
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.close();
      resolve({ status: 101, body: '' });
    });
    socket.once('unexpected-response', (_request, answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
  });
}

test.describe('live changes in the running product', () => {
  const people: Person[] = [];
  const newcomer = async (slug: 'acme' | 'globex', name: string) => {
    const person = await createPerson(slug, name);
    people.push(person);
    return person;
  };
  test.afterAll(async () => {
    for (const { client } of people) await client.removeAllChannels();
  });

  test('reach whoever wrote them, and no other member', async () => {
    const [mina, otto] = [await newcomer('acme', 'Mina'), await newcomer('acme', 'Otto')];
    const [heardByMina, heardByOtto] = [await follow(mina), await follow(otto)];
    await writeEntry(mina, { framework: 'free', title: 'Heard', answers: ['A thought that is mine.'] });
    await expect
      .poll(() => heardByMina)
      .toEqual(
        expect.arrayContaining([
          { table: 'sessions', type: 'INSERT', owner: mina.id },
          { table: 'entries', type: 'INSERT', owner: mina.id },
        ]),
      );
    // What the other hears of their own shows that they listened all the while.
    await writeEntry(otto, { framework: 'free', title: 'Mine', answers: ['Another thought.'] });
    await expect.poll(() => heardByOtto.map(({ table }) => table)).toContain('entries');
    expect(heardByOtto.filter(({ owner }) => owner !== otto.id)).toEqual([]);
    expect(heardByMina.filter(({ owner }) => owner !== mina.id)).toEqual([]);
  });

  test('are told between members of one instance, in a channel that stays there', async () => {
    const [mina, otto] = [await newcomer('acme', 'Mina'), await newcomer('acme', 'Otto')];
    const stranger = await newcomer('globex', 'Stan');
    const heard: string[] = [];
    const channels = [mina, otto, stranger].map(({ client, name }) => {
      const channel = client.channel('table');
      return channel.on('broadcast', { event: 'note' }, ({ payload }) => {
        heard.push(`${name}: ${String(payload['text'])}`);
      });
    });
    expect(await Promise.all(channels.map(join))).toEqual(channels.map(() => 'SUBSCRIBED'));
    for (const [index, text] of ['from Mina', 'from Otto', 'from Stan'].entries()) {
      await channels[index]?.send({ type: 'broadcast', event: 'note', payload: { text } });
    }
    await expect.poll(() => heard.toSorted()).toEqual(['Mina: from Otto', 'Otto: from Mina']);
  });

  test('open with the key of visitors and with a sign-in, and are refused with anything else', async () => {
    const mina = await newcomer('acme', 'Mina');
    expect(await handshake('acme', mina.anonKey)).toMatchObject({ status: 101 });
    expect(await handshake('acme', mina.accessToken)).toMatchObject({ status: 101 });
    const [head, claims] = mina.accessToken.split('.');
    for (const key of ['nonsense', '', `${head}.${claims}.AAAA`]) {
      const { status, body } = await handshake('acme', key);
      expect([status, JSON.parse(body)]).toMatchObject([401, { error: expect.any(String) }]);
    }
    expect(await handshake('globex', mina.accessToken)).toMatchObject({ status: 401 });
  });
});
