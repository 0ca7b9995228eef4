import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';
import { hear, join, newName, speakers, usePeople } from './live-people.ts';

const privately = { config: { private: true, broadcast: { ack: true } } };

describe.each(speakers)('private channels with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);
  const say = (topic: string, payload: unknown, isPrivate = true) =>
    service.sql(
      `select set_config('app.instance_id', (select id::text from app.instances where is_default), false),
         public.live_say($1, 'note', $2, $3)`,
      [topic, JSON.stringify(payload), isPrivate],
    );

  it('let in whom the policies let read, and say why they let in nobody else', async () => {
    const closed = newName('live-closed');
    const refused = await join((await people.asAda()).channel(closed, privately));
    expect(refused.status).toBe('CHANNEL_ERROR');
    expect(refused.reason).toContain(
      `You do not have permissions to read from this Channel topic: ${closed}`,
    );
    const visitor = await join((await people.newClient(null)).channel(newName('live-open'), privately));
    expect(visitor.status).toBe('CHANNEL_ERROR');
    expect(await join((await people.asAda()).channel(newName('live-open'), privately))).toMatchObject({
      status: 'SUBSCRIBED',
    });
  });

  it('let speak whom the policies let write', async () => {
    const topic = `live-read:${people.ada().id}`;
    const [owner, guest] = [
      (await people.asAda()).channel(topic, privately),
      (await people.asMax()).channel(topic, privately),
    ];
    const [byGuest, byOwner] = [hear(owner), hear(guest)];
    for (const channel of [owner, guest]) expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    expect(await guest.send({ type: 'broadcast', event: 'note', payload: { by: 'guest' } })).toBe('error');
    expect(await owner.send({ type: 'broadcast', event: 'note', payload: { by: 'owner' } })).toBe('ok');
    await expect.poll(() => byOwner.map(({ payload }) => payload)).toEqual([{ by: 'owner' }]);
    expect(byGuest).toEqual([]);
  });

  it('tell broadcasts from presence', async () => {
    const topic = newName('live-voice');
    const channel = (await people.asAda()).channel(topic, privately);
    const there: unknown[] = [];
    channel.on('presence', { event: 'join' }, ({ key }) => void there.push(key));
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    expect(await channel.send({ type: 'broadcast', event: 'note', payload: {} })).toBe('ok');
    expect(await channel.track({ at: 'desk' })).toBe('error');
    expect(there).toEqual([]);
  });

  it('and public ones of the same name do not hear each other', async () => {
    const topic = newName('live-open');
    const inPrivate = (await people.asAda()).channel(topic, privately);
    const inPublic = (await people.asMax()).channel(topic);
    const [heardPrivately, heardPublicly] = [hear(inPrivate), hear(inPublic)];
    await Promise.all([join(inPrivate), join(inPublic)]);
    await inPublic.send({ type: 'broadcast', event: 'note', payload: { n: 1 } });
    await say(topic, { n: 2 }, false);
    await say(topic, { n: 3 });
    await expect.poll(() => heardPrivately).toMatchObject([{ payload: { n: 3 } }]);
    await expect.poll(() => heardPublicly).toMatchObject([{ payload: { n: 2 } }]);
  });

  it('hear what the database sends, with an id', async () => {
    const topic = newName('live-open');
    const channel = (await people.asAda()).channel(topic, privately);
    const heard = hear(channel);
    await join(channel);
    await say(topic, { entry: 1 });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({
      type: 'broadcast',
      event: 'note',
      payload: { entry: 1, id: expect.any(String) },
      meta: { id: expect.any(String) },
    });
  });

  it('hear the changes that a trigger sends', async () => {
    const room = crypto.randomUUID();
    const client = await people.asAda();
    const channel = client.channel(`live-open:${room}`, privately);
    const heard = hear(channel, '*');
    await join(channel);
    await client.from('live_tasks').insert({ room, title: 'first' });
    await client.from('live_tasks').update({ title: 'second' }).eq('room', room);
    await client.from('live_tasks').delete().eq('room', room);
    await expect.poll(() => heard.map(({ event }) => event)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(heard[1]?.['payload']).toMatchObject({
      operation: 'UPDATE',
      schema: 'public',
      table: 'live_tasks',
      record: { title: 'second' },
      old_record: { title: 'first' },
    });
    expect(heard[2]?.['payload']).toMatchObject({ record: null, old_record: { title: 'second' } });
  });

  it('tell again what was sent before, when asked for it, and then what comes', async () => {
    const topic = newName('live-open');
    const since = Date.now() - 1000;
    const witness = (await people.asAda()).channel(topic, privately);
    const witnessed = hear(witness);
    await join(witness);
    for (let n = 1; n <= 3; n += 1) await say(topic, { n });
    // What is not told yet would come as something new.
    await expect.poll(() => witnessed.length).toBe(3);
    const config = { private: true, broadcast: { replay: { since, limit: 2 } } };
    const channel = (await people.asAda()).channel(topic, { config });
    const heard = hear(channel);
    expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
    await say(topic, { n: 4 });
    const told = () =>
      heard.map(({ payload, meta }) => [
        Reflect.get(Object(payload), 'n'),
        Reflect.get(Object(meta), 'replayed'),
      ]);
    await expect.poll(told).toEqual([
      [2, true],
      [3, true],
      [4, undefined],
    ]);
  });
});
