import type { RealtimeChannel } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';
import { join, newName, speakers, usePeople } from './live-people.ts';

describe.each(speakers)('presence with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);

  /** A channel that follows who is there. */
  const enter = async (channel: RealtimeChannel) => {
    const told: string[] = [];
    channel.on('presence', { event: 'sync' }, () => void told.push('sync'));
    channel.on('presence', { event: 'join' }, ({ key }) => void told.push(`join ${key}`));
    channel.on('presence', { event: 'leave' }, ({ key }) => void told.push(`leave ${key}`));
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    return { told, keys: () => Object.keys(channel.presenceState()).toSorted() };
  };
  const withKey = (key: string) => ({ config: { presence: { key } } });

  it('says who is there already, who comes, what they say anew, and who goes', async () => {
    const name = newName('team');
    const first = (await people.asAda()).channel(name, withKey('ada'));
    const here = await enter(first);
    expect(await first.track({ at: 'desk' })).toBe('ok');
    await expect.poll(here.keys).toEqual(['ada']);
    const second = (await people.asMax()).channel(name, withKey('max'));
    const there = await enter(second);
    await expect.poll(there.keys).toEqual(['ada']);
    expect(second.presenceState()['ada']).toMatchObject([{ at: 'desk', presence_ref: expect.any(String) }]);
    await second.track({ at: 'phone' });
    await expect.poll(here.keys).toEqual(['ada', 'max']);
    await second.track({ at: 'sofa' });
    await expect.poll(() => first.presenceState()['max']).toMatchObject([{ at: 'sofa' }]);
    expect(await second.untrack()).toBe('ok');
    await expect.poll(here.keys).toEqual(['ada']);
    expect(here.told.filter((one) => one !== 'sync').slice(0, 2)).toEqual(['join ada', 'join max']);
    expect(here.told).toContain('leave max');
  });

  it('has several of one key, and each of them leaves for itself', async () => {
    const name = newName('team');
    const channels = [];
    for (const at of ['desk', 'phone']) {
      const channel = (await people.asAda()).channel(name, withKey('ada'));
      await enter(channel);
      await channel.track({ at });
      channels.push(channel);
    }
    const watching = (await people.asMax()).channel(name);
    await enter(watching);
    const places = () => (watching.presenceState()['ada'] ?? []).map((meta) => Reflect.get(meta, 'at'));
    await expect.poll(() => places().toSorted()).toEqual(['desk', 'phone']);
    await channels[0]?.unsubscribe();
    await expect.poll(places).toEqual(['phone']);
  });

  it('notices who is cut off without a word', async () => {
    const name = newName('team');
    const watching = (await people.asMax()).channel(name);
    const { keys } = await enter(watching);
    const client = await people.asAda();
    const lost = client.channel(name, withKey('ada'));
    await enter(lost);
    await lost.track({});
    await expect.poll(keys).toEqual(['ada']);
    await client.realtime.disconnect();
    await expect.poll(keys).toEqual([]);
  });

  it('gives who names no key one of its own', async () => {
    const channel = (await people.asAda()).channel(newName('team'));
    const { keys } = await enter(channel);
    await channel.track({ n: 1 });
    await expect.poll(() => keys().length).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
