import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';
import { hear, join, newName, speakers, usePeople } from './live-people.ts';

describe.each(speakers)('broadcasts with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);

  it('reach everybody else in the channel, and nobody in another one', async () => {
    const name = newName();
    const sender = (await people.asAda()).channel(name);
    const listener = (await people.asMax()).channel(name);
    const stranger = (await people.asMax()).channel(newName());
    const [own, others, elsewhere] = [hear(sender), hear(listener), hear(stranger)];
    for (const channel of [sender, listener, stranger]) {
      expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
    }
    const payload = { text: 'Grüße, 世界 🌍', list: [1, null, { deep: true }] };
    expect(await sender.send({ type: 'broadcast', event: 'note', payload })).toBe('ok');
    await expect.poll(() => others).toMatchObject([{ type: 'broadcast', event: 'note', payload }]);
    expect([own, elsewhere]).toEqual([[], []]);
  });

  it('are told apart by event, and all of them heard with a star', async () => {
    const name = newName();
    const [sender, listener] = [(await people.asAda()).channel(name), (await people.asMax()).channel(name)];
    const [notes, all] = [hear(listener, 'note'), hear(listener, '*')];
    await Promise.all([join(sender), join(listener)]);
    for (const event of ['note', 'other']) await sender.send({ type: 'broadcast', event, payload: {} });
    await expect.poll(() => all.map(({ event }) => event)).toEqual(['note', 'other']);
    expect(notes.map(({ event }) => event)).toEqual(['note']);
  });

  it('come back to the sender and are acknowledged when the channel asks for it', async () => {
    const config = { broadcast: { self: true, ack: true } };
    const channel = (await people.asAda()).channel(newName(), { config });
    const heard = hear(channel);
    await join(channel);
    expect(await channel.send({ type: 'broadcast', event: 'note', payload: { n: 1 } })).toBe('ok');
    await expect.poll(() => heard.map(({ payload }) => payload)).toEqual([{ n: 1 }]);
  });

  it('keep their order, more than a hundred of them', async () => {
    const name = newName();
    const [sender, listener] = [(await people.asAda()).channel(name), (await people.asMax()).channel(name)];
    const heard = hear(listener);
    await Promise.all([join(sender), join(listener)]);
    for (let n = 0; n < 120; n += 1) {
      await sender.send({ type: 'broadcast', event: 'note', payload: { n } });
    }
    await expect.poll(() => heard.length).toBe(120);
    expect(heard.map(({ payload }) => payload)).toEqual(Array.from({ length: 120 }, (_, n) => ({ n })));
  });

  it.runIf(speaker.vsn === '2.0.0')('carry bytes as they are', async () => {
    const name = newName();
    const [sender, listener] = [(await people.asAda()).channel(name), (await people.asMax()).channel(name)];
    const heard = hear(listener);
    await Promise.all([join(sender), join(listener)]);
    await sender.send({ type: 'broadcast', event: 'note', payload: new Uint8Array([0, 255, 7]).buffer });
    await expect.poll(() => heard.length).toBe(1);
    expect([...new Uint8Array(heard[0]?.['payload'] as ArrayBuffer)]).toEqual([0, 255, 7]);
  });

  it('are heard by a visitor with the anonymous key alone', async () => {
    const name = newName();
    const visitor = (await people.newClient(null)).channel(name);
    const heard = hear(visitor);
    expect(await join(visitor)).toMatchObject({ status: 'SUBSCRIBED' });
    const sender = (await people.asAda()).channel(name);
    await join(sender);
    await sender.send({ type: 'broadcast', event: 'note', payload: { n: 1 } });
    await expect.poll(() => heard.length).toBe(1);
  });

  it('are heard no more after leaving, and again after coming back', async () => {
    const name = newName();
    const [client, sender] = [await people.asMax(), (await people.asAda()).channel(name)];
    const first = client.channel(name);
    // Without another channel the client would end its connection.
    const other = client.channel(newName());
    const before = hear(first);
    for (const channel of [first, other, sender]) await join(channel);
    expect(await client.removeChannel(first)).toBe('ok');
    await sender.send({ type: 'broadcast', event: 'note', payload: { n: 1 } });
    const second = client.channel(name);
    const after = hear(second);
    expect(await join(second)).toMatchObject({ status: 'SUBSCRIBED' });
    await sender.send({ type: 'broadcast', event: 'note', payload: { n: 2 } });
    await expect.poll(() => after.map(({ payload }) => payload)).toEqual([{ n: 2 }]);
    expect(before).toEqual([]);
  });
});
