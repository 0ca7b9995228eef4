import { signContext } from '@reflectory/server-kit';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { hear, join } from './testing/hearing.ts';
import { fetchAs } from './testing/realtime-client.ts';
import { INTERNAL_SECRET } from './testing/realtime-process.ts';
import { startRealtimeStack } from './testing/realtime-stack.ts';

type Stack = Awaited<ReturnType<typeof startRealtimeStack>>;
type Process = Awaited<ReturnType<Stack['startProcess']>>;

describe('realtime, through the published client', () => {
  let stack: Stack;
  let server: Process;
  let ada: TestPerson;
  let max: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    stack = await startRealtimeStack();
    server = await stack.startProcess();
    const acme = await createInstance(stack.owner, 'acme');
    ada = await createPerson(stack.owner, acme);
    max = await createPerson(stack.owner, acme);
    stranger = await createPerson(stack.owner, await createInstance(stack.owner, 'globex'));
    for (const person of [ada, max, stranger]) await stack.signIn(person);
    await stack.owner.query(`create policy rooms_are_read on realtime.messages for select to authenticated
      using (realtime.topic() like 'room:%')`);
    await stack.owner
      .query(`create policy own_rooms_are_written on realtime.messages for insert to authenticated
      with check (realtime.topic() = 'room:' || auth.uid())`);
  });
  afterAll(() => stack.stop());
  const open: SupabaseClient[] = [];
  afterEach(async () => {
    for (const client of open.splice(0)) await client.removeAllChannels();
    expect(stack.failures.splice(0)).toEqual([]);
  });
  const clientOf = async (person: TestPerson, options = {}) => {
    const client = await server.clientFor(person.context, options);
    open.push(client as never);
    return client;
  };

  describe('broadcasts', () => {
    it.each(['1.0.0', '2.0.0'])('reach everybody else in the channel, in version %s', async (vsn) => {
      const sender = (await clientOf(ada, { vsn })).channel('desk');
      const listener = (await clientOf(max, { vsn })).channel('desk');
      const [own, others] = [hear(sender, 'note'), hear(listener, 'note')];
      await Promise.all([join(sender), join(listener)]);
      await sender.send({ type: 'broadcast', event: 'note', payload: { text: 'Hello — ü' } });
      await expect.poll(() => others).toEqual([{ text: 'Hello — ü' }]);
      expect(own).toEqual([]);
    });

    it('come back to the sender, and are acknowledged, when that is asked for', async () => {
      const channel = (await clientOf(ada)).channel('echo', {
        config: { broadcast: { self: true, ack: true } },
      });
      const heard = hear(channel, 'note');
      await join(channel);
      expect(await channel.send({ type: 'broadcast', event: 'note', payload: { n: 1 } })).toBe('ok');
      await expect.poll(() => heard).toEqual([{ n: 1 }]);
    });

    it('carry bytes that are no text', async () => {
      const sender = (await clientOf(ada)).channel('bytes');
      const listener = (await clientOf(max)).channel('bytes');
      const heard = hear(listener, 'chunk');
      await Promise.all([join(sender), join(listener)]);
      await sender.send({ type: 'broadcast', event: 'chunk', payload: new Uint8Array([0, 255, 7]).buffer });
      await expect.poll(() => heard.length).toBe(1);
      expect([...new Uint8Array(heard[0] as ArrayBuffer)]).toEqual([0, 255, 7]);
    });

    it('never leave the instance', async () => {
      const here = (await clientOf(ada)).channel('desk');
      const elsewhere = (await clientOf(stranger)).channel('desk');
      const second = (await clientOf(max)).channel('desk');
      const [foreign, own] = [hear(elsewhere, 'note'), hear(second, 'note')];
      await Promise.all([join(here), join(elsewhere), join(second)]);
      await here.send({ type: 'broadcast', event: 'note', payload: {} });
      await expect.poll(() => own.length).toBe(1);
      expect(foreign).toEqual([]);
    });

    it('can be sent by a call, without a socket', async () => {
      const listener = (await clientOf(max)).channel('news');
      const heard = hear(listener, 'note');
      await join(listener);
      const sender = (await clientOf(ada)).channel('news');
      await sender.httpSend('note', { by: 'call' });
      await expect.poll(() => heard).toEqual([{ by: 'call' }]);
      const url = `${server.url}/realtime/v1/api/broadcast/news/events/note`;
      const ask = fetchAs(signContext(ada.context, INTERNAL_SECRET));
      const post = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
        ask(url, { method: 'POST', headers: { 'content-type': type }, body });
      expect((await post('application/json', '{"by":"address"}')).status).toBe(202);
      expect((await post('application/octet-stream', new Uint8Array([0, 255]))).status).toBe(202);
      await expect.poll(() => heard.length).toBe(3);
      expect(heard[1]).toEqual({ by: 'address' });
      expect([...new Uint8Array(heard[2] as ArrayBuffer)]).toEqual([0, 255]);
    });
  });

  describe('private channels', () => {
    const privately = { config: { private: true } };

    it('are opened by the policies of realtime.messages', async () => {
      const refused = await join((await clientOf(ada)).channel('cellar', privately));
      expect(refused.status).toBe('CHANNEL_ERROR');
      expect(refused.reason).toContain('You do not have permissions to read from this Channel topic: cellar');
      const room = `room:${ada.id}`;
      const own = (await clientOf(ada)).channel(room, privately);
      const guest = (await clientOf(max)).channel(room, privately);
      const publicGuest = (await clientOf(max)).channel(room);
      const [heard, byOwner, inPublic] = [hear(guest, 'note'), hear(own, 'note'), hear(publicGuest, 'note')];
      await Promise.all([join(own), join(guest), join(publicGuest)]);
      await own.send({ type: 'broadcast', event: 'note', payload: { from: 'owner' } });
      await guest.send({ type: 'broadcast', event: 'note', payload: { from: 'guest' } });
      await expect.poll(() => heard).toEqual([{ from: 'owner' }]);
      expect([byOwner, inPublic]).toEqual([[], []]);
    });

    it('hear what the database sends, once it is committed', async () => {
      const room = `room:${ada.id}`;
      const channel = (await clientOf(ada)).channel(room, privately);
      const heard = hear(channel, 'done');
      await join(channel);
      await stack.database.asPrincipal(ada.context, async (tx) => {
        await tx.query(`select realtime.send('{"entry": 1}', 'done', $1)`, [room]);
      });
      await stack.database
        .asPrincipal(ada.context, async (tx) => {
          await tx.query(`select realtime.send('{"entry": 2}', 'done', $1)`, [room]);
          throw new Error('rolled back');
        })
        .catch(() => undefined);
      await expect.poll(() => heard).toMatchObject([{ entry: 1 }]);
    });
  });

  describe('presence', () => {
    it('says who is there, who comes and who leaves', async () => {
      const first = (await clientOf(ada)).channel('team', { config: { presence: { key: 'ada' } } });
      const left: unknown[] = [];
      first.on('presence', { event: 'leave' }, ({ key }) => void left.push(key));
      await join(first);
      await first.track({ at: 'desk' });
      const second = (await clientOf(max)).channel('team', { config: { presence: { key: 'max' } } });
      second.on('presence', { event: 'sync' }, () => undefined);
      await join(second);
      await expect.poll(() => Object.keys(second.presenceState())).toEqual(['ada']);
      await second.track({ at: 'phone' });
      await expect.poll(() => Object.keys(first.presenceState()).toSorted()).toEqual(['ada', 'max']);
      expect(first.presenceState()['max']).toMatchObject([{ at: 'phone' }]);
      await second.unsubscribe();
      await expect.poll(() => left).toEqual(['max']);
    });
  });

  describe('changes of tables', () => {
    const write = (person: TestPerson, text: string) =>
      stack.database.asPrincipal(person.context, (tx) =>
        tx.query('insert into public.entries (user_id, text) values ($1, $2)', [person.id, text]),
      );

    async function follow(person: TestPerson, filter?: string) {
      const channel = (await clientOf(person)).channel(`entries ${filter ?? ''}`);
      const heard: { eventType: string; new: { text?: string }; old: object }[] = [];
      const ready = new Promise<void>((resolve) => {
        channel.on('system', {}, ({ status }: { status: string }) => status === 'ok' && resolve());
      });
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'entries', ...(filter && { filter }) },
        (change) => void heard.push(change as never),
      );
      expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
      await ready;
      return heard;
    }

    it('reach whoever may see the row, in order, and nobody else', async () => {
      const [own, colleague, foreign] = await Promise.all([follow(ada), follow(max), follow(stranger)]);
      const kinds = () => own.map(({ eventType }) => eventType);
      await write(ada, 'first');
      await write(max, 'second');
      await expect.poll(kinds).toEqual(['INSERT']);
      await stack.database.asPrincipal(ada.context, (tx) =>
        tx.query("update public.entries set text = 'third' where text = 'first'"),
      );
      await expect.poll(kinds).toEqual(['INSERT', 'UPDATE']);
      await stack.database.asPrincipal(ada.context, (tx) =>
        tx.query("delete from public.entries where text = 'third'"),
      );
      await expect.poll(kinds).toEqual(['INSERT', 'UPDATE', 'DELETE']);
      expect(own.map((change) => change.new.text)).toEqual(['first', 'third', undefined]);
      expect(Object.keys(own[2]?.old ?? {}).toSorted()).toEqual(['id', 'instance_id']);
      expect(
        colleague.filter(({ eventType }) => eventType !== 'DELETE').map((change) => change.new.text),
      ).toEqual(['second']);
      expect(foreign).toEqual([]);
    });

    it('are filtered by a column', async () => {
      const heard = await follow(ada, 'title=eq.wanted');
      await stack.database.asPrincipal(ada.context, (tx) =>
        tx.query(
          "insert into public.entries (user_id, text, title) values ($1, 'a', 'other'), ($1, 'b', 'wanted')",
          [ada.id],
        ),
      );
      await expect.poll(() => heard.map((change) => change.new.text)).toEqual(['b']);
    });

    it('are not copied while nobody listens', async () => {
      await stack.owner.query('delete from realtime.listening');
      await stack.owner.query('delete from realtime.changes');
      await write(ada, 'unheard');
      expect(await stack.owner.query('select from realtime.changes')).toEqual([]);
    });

    it('of a table that a program publishes are told, and of others are not', async () => {
      await stack.owner.query('create table public.cups (id int primary key, colour text)');
      await stack.owner.query('grant select, insert on public.cups to authenticated');
      await stack.owner.query('alter publication supabase_realtime add table public.cups');
      const channel = (await clientOf(ada)).channel('cups');
      const heard: unknown[] = [];
      channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'cups' }, (change) =>
        heard.push(change.new),
      );
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'profiles' }, () =>
        heard.push('no'),
      );
      expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
      await stack.database.asPrincipal(ada.context, (tx) =>
        tx.query("insert into public.cups values (1, 'green')"),
      );
      await expect.poll(() => heard).toEqual([{ id: 1, colour: 'green' }]);
    });
  });

  describe('tokens', () => {
    it('that are forged or of another instance open nothing', async () => {
      const client = await clientOf(ada);
      await client.realtime.setAuth(await stack.tokenFor(stranger.context));
      expect(await join(client.channel('desk'))).toMatchObject({ status: 'CHANNEL_ERROR' });
      await client.realtime.setAuth('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.');
      expect(await join(client.channel('other'))).toMatchObject({ status: 'CHANNEL_ERROR' });
    });

    it('end the channel with the sign-in that they stand for', async () => {
      const leaver = await createPerson(stack.owner, ada.instanceId);
      await stack.signIn(leaver);
      const channel = (await clientOf(leaver)).channel('desk');
      const system: unknown[] = [];
      channel.on('system', {}, (payload) => void system.push(payload));
      await join(channel);
      await stack.owner.query('delete from auth.sessions where id = $1', [leaver.context.auth_session_id]);
      await expect
        .poll(() => system)
        .toMatchObject([{ status: 'error', message: 'The sign-in is not valid any more' }]);
    });
  });

  it('lets a visitor in with the anonymous key alone', async () => {
    const visitor = await server.clientFor(visitorContext(ada.instanceId));
    const channel = visitor.channel('lobby');
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    await visitor.removeAllChannels();
  });
});
