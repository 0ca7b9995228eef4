import { describe, expect, it, vi } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { hear, join, newName, type Speaker, usePeople } from './live-people.ts';

const speakers: Speaker[] = clients.map((published) => ({
  published,
  version: published.version,
  vsn: '2.0.0',
}));

describe.each(speakers)('broadcasts by a call with client $version', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
    token = people.ada().token,
  ) =>
    fetch(`${service.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { apikey: service.anonKey, Authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });

  it('are sent by httpSend, and by a channel that is not joined', async () => {
    const name = newName();
    const listener = (await people.asMax()).channel(name);
    const heard = hear(listener);
    await join(listener);
    const channel = (await people.asAda()).channel(name);
    expect(await channel.httpSend('note', { by: 'httpSend' })).toEqual({ success: true });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await channel.send({ type: 'broadcast', event: 'note', payload: { by: 'send' } })).toBe('ok');
    warn.mockRestore();
    await expect
      .poll(() => heard.map(({ payload }) => payload))
      .toEqual([{ by: 'httpSend' }, { by: 'send' }]);
  });

  it('are sent to private channels as far as the policies let', async () => {
    const privately = { config: { private: true } };
    const [own, other] = [`live-read:${people.ada().id}`, `live-read:${people.max().id}`];
    const heard: unknown[][] = [];
    for (const topic of [own, other]) {
      const listener = (await people.asMax()).channel(topic, privately);
      heard.push(hear(listener));
      expect(await join(listener)).toMatchObject({ status: 'SUBSCRIBED' });
      const sender = (await people.asAda()).channel(topic, privately);
      await sender.httpSend('note', { n: 1 }).catch(() => undefined);
    }
    await expect.poll(() => heard[0]?.length).toBe(1);
    expect(heard[1]).toEqual([]);
  });

  it('take several messages at once, JSON and bytes by address, and answer 202', async () => {
    const name = newName('room with / and ü');
    const listener = (await people.asMax()).channel(name);
    const heard = hear(listener);
    await join(listener);
    const messages = [1, 2].map((n) => ({ topic: name, event: 'note', payload: { n }, private: false }));
    expect((await post('', JSON.stringify({ messages }))).status).toBe(202);
    const address = `/${encodeURIComponent(name)}/events/note`;
    expect((await post(address, '{"n":3}')).status).toBe(202);
    expect((await post(address, new Uint8Array([0, 255]), 'application/octet-stream')).status).toBe(202);
    await expect.poll(() => heard.length).toBe(4);
    expect(heard.slice(0, 3).map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect([...new Uint8Array(heard[3]?.['payload'] as ArrayBuffer)]).toEqual([0, 255]);
  });

  it('are refused with a bad token, with what is no message, and when they are to be kept', async () => {
    const refused = await post('', JSON.stringify({ messages: [] }), 'application/json', 'nonsense');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: expect.any(String) });
    expect((await post('', '{"messages":[{"event":"x"}]}')).status).toBe(422);
    expect((await post('/room/events/note?private=true&persist=true', '{}')).status).toBe(422);
  });
});
