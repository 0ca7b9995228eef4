import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';
import { hearSystem, join, newName, speakers, usePeople } from './live-people.ts';

/** A change as the client tells it. */
type Told = {
  eventType: string;
  schema: string;
  table: string;
  commit_timestamp: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  errors: string[] | null;
};

describe.each(speakers)('changes of tables with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);

  /** What a client hears of a table, from when it counts on it. */
  async function follow(client: SupabaseClient, table: string, wanted: object = {}) {
    const told: Told[] = [];
    const channel = client.channel(newName('changes'));
    const system = hearSystem(channel);
    const asked = { event: '*' as const, schema: 'public', table, ...wanted };
    channel.on('postgres_changes', asked, (change) => void told.push(change as never));
    expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
    await expect.poll(() => system).toMatchObject([{ extension: 'postgres_changes', status: 'ok' }]);
    return { told, kinds: () => told.map(({ eventType }) => eventType) };
  }
  const write = async (query: PromiseLike<{ error: unknown }>) => expect((await query).error).toBeNull();

  it('tell of rows that come, change and go, to their owner alone', async () => {
    const client = await people.asAda();
    const [own, foreign] = [
      await follow(client, 'live_notes'),
      await follow(await people.asMax(), 'live_notes'),
    ];
    const notes = () => client.from('live_notes');
    const title = randomUUID();
    // Rights are asked about the row as it is when it is told: one that is gone by then is told as gone alone.
    await write(notes().insert({ title, size: 3 }));
    await expect.poll(own.kinds).toEqual(['INSERT']);
    await write(notes().update({ size: 4 }).eq('title', title));
    await expect.poll(own.kinds).toEqual(['INSERT', 'UPDATE']);
    await write(notes().delete().eq('title', title));
    await expect.poll(own.kinds).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    const [inserted, updated, removed] = own.told;
    expect(inserted).toMatchObject({ schema: 'public', table: 'live_notes', old: {}, errors: null });
    expect(inserted?.new).toMatchObject({ title, size: 3, owner: people.ada().id });
    expect(Date.parse(inserted?.commit_timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(updated?.new['size']).toBe(4);
    expect(updated?.old).toEqual({ id: inserted?.new['id'] });
    expect(removed).toMatchObject({ new: {}, old: { id: inserted?.new['id'] } });
    // Of what is gone the key alone is told, for nobody can be asked who might see it.
    expect(foreign.kinds().filter((kind) => kind !== 'DELETE')).toEqual([]);
    expect(foreign.told.map(({ old }) => old)).toContainEqual({ id: inserted?.new['id'] });
  });

  it('tell every type of value as the client knows it', async () => {
    const client = await people.asAda();
    const { told } = await follow(client, 'live_notes', { event: 'INSERT' });
    const row = {
      title: 'Grüße, "世界"',
      size: -7,
      price: 12.5,
      due: '2026-01-02T03:04:05.678+00:00',
      is_done: true,
      tags: ['a', 'b,c', '{d}'],
      facts: { deep: [1, { x: null }] },
    };
    await write(client.from('live_notes').insert(row));
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]?.new).toMatchObject(row);
  });

  it('tell what the row was before where the table is published so, and only some kinds when asked', async () => {
    const client = await people.asAda();
    const room = randomUUID();
    const all = await follow(client, 'live_cups', { filter: `room=eq.${room}` });
    const removed = await follow(await people.asMax(), 'live_cups', {
      event: 'DELETE',
      filter: `room=eq.${room}`,
    });
    const cups = () => client.from('live_cups');
    await write(
      cups().insert({ room, colour: 'green', amount: '9007199254740993', moment: '2026-01-02 03:04:05' }),
    );
    await write(cups().update({ colour: 'blue' }).eq('room', room));
    await write(cups().delete().eq('room', room));
    await expect.poll(all.kinds).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect(all.told[0]?.new).toMatchObject({ moment: '2026-01-02T03:04:05', body: null });
    expect(all.told[1]).toMatchObject({ new: { colour: 'blue' }, old: { colour: 'green', room } });
    expect(all.told[2]?.old).toMatchObject({ colour: 'blue', room });
    await expect.poll(removed.kinds).toEqual(['DELETE']);
  });

  const rows = [
    { colour: 'red', amount: 1, moment: '2026-01-01 00:00:00' },
    { colour: 'Dark red', amount: 10, moment: null },
    { colour: 'a,b (c) "d"', amount: 9, moment: '2026-03-01 12:00:00.5' },
    { colour: null, amount: null, moment: '2026-02-01 00:00:00' },
  ];
  const filters: [string, (number | string)[]][] = [
    ['colour=eq.red', [0]],
    ['colour=neq.red', [1, 2]],
    ['amount=gt.9', [1]],
    ['amount=gte.9', [1, 2]],
    ['amount=lt.10', [0, 2]],
    ['amount=lte.1', [0]],
    ['amount=in.(1,10)', [0, 1]],
    ['colour=in.(red,"a,b (c) \\"d\\"")', [0, 2]],
    ['colour=like.%red', [0, 1]],
    ['colour=ilike.DARK_%', [1]],
    ['colour=match.^[a-d],', [2]],
    ['colour=imatch.^dark', [1]],
    ['colour=is.null', [3]],
    ['colour=not.is.null', [0, 1, 2]],
    ['amount=isdistinct.1', [1, 2, 3]],
    ['colour=not.in.(red,"Dark red")', [2]],
    ['colour=eq."a,b (c) \\"d\\""', [2]],
    ['moment=gte.2026-02-01', [2, 3]],
    ['amount=gt.0,colour=like.%red,amount=lt.10', [0]],
  ];
  it('are told as far as the filters fit', async () => {
    const client = await people.asAda();
    const room = randomUUID();
    const channel = client.channel(newName('changes'));
    const system = hearSystem(channel);
    const told = filters.map(([filter]) => {
      const heard: unknown[] = [];
      const asked = { event: 'INSERT' as const, schema: 'public', table: 'live_cups' };
      channel.on('postgres_changes', { ...asked, filter: `room=eq.${room},${filter}` }, (change) =>
        heard.push(Reflect.get(change.new, 'body')),
      );
      return heard;
    });
    expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', reason: undefined });
    await expect.poll(() => system).toMatchObject([{ status: 'ok' }]);
    await write(
      client.from('live_cups').insert(rows.map((row, index) => ({ ...row, room, body: String(index) }))),
    );
    // The last filter that all four rows have passed.
    await expect.poll(() => told[13]?.length).toBe(3);
    expect(Object.fromEntries(filters.map(([filter], index) => [filter, told[index]]))).toEqual(
      Object.fromEntries(filters.map(([filter, wanted]) => [filter, wanted.map(String)])),
    );
  });

  it('refuse a filter that cannot be read, or that names no column', async () => {
    const client = await people.asAda();
    for (const filter of ['size=eq.many', 'size=near.3', 'nothing=eq.1', 'title=match.(']) {
      const channel = client.channel(newName('changes'));
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'live_notes', filter }, () => {});
      expect({ filter, ...(await join(channel)) }).toMatchObject({ filter, status: 'CHANNEL_ERROR' });
    }
  });

  it('are told with the columns that were asked for, and the key', async () => {
    const client = await people.asAda();
    const { told } = await follow(client, 'live_notes', { event: 'INSERT', select: ['title', 'size'] });
    await write(client.from('live_notes').insert({ title: 'short', size: 1, price: 2 }));
    await expect
      .poll(() => told.map((change) => Object.keys(change.new).toSorted()))
      .toEqual([['id', 'size', 'title']]);
  });

  it('of large rows are told without the large columns, and say so', async () => {
    const client = await people.asAda();
    const room = randomUUID();
    const { told } = await follow(client, 'live_cups', { event: 'INSERT' });
    await service.sql('insert into public.live_cups (room, body) values ($1, $2)', [
      room,
      'x'.repeat(1_500_000),
    ]);
    await expect.poll(() => told.filter((change) => change.new['room'] === room).length).toBe(1);
    expect(told.find((change) => change.new['room'] === room)).toMatchObject({
      errors: ['Error 413: Payload Too Large'],
    });
    expect(Object.keys(told.find((change) => change.new['room'] === room)?.new ?? {})).not.toContain('body');
  });

  it('of a table that nobody published are told of as an error', async () => {
    const channel = (await people.asAda()).channel(newName('changes'));
    const system = hearSystem(channel);
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'live_silent' }, () => {});
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    await expect.poll(() => system).toMatchObject([{ extension: 'postgres_changes', status: 'error' }]);
    expect(system[0]?.message).toContain('live_silent');
  });

  it('of one transaction are told once it is committed, in its order, and never when it is not', async () => {
    const room = randomUUID();
    const { told } = await follow(await people.asAda(), 'live_cups', { filter: `room=eq.${room}` });
    const insert = 'insert into public.live_cups (room, colour) values ($1, $2)';
    await service.sql('begin');
    await service.sql(insert, [room, 'never']);
    await service.sql('rollback');
    await service.sql('begin');
    for (const colour of ['one', 'two', 'three']) await service.sql(insert, [room, colour]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(told).toEqual([]);
    await service.sql('commit');
    await expect.poll(() => told.map((change) => change.new['colour'])).toEqual(['one', 'two', 'three']);
  });
});
