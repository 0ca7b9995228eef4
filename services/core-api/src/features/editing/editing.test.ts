import { only, visitorContext } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Device, minutesAgo, openShelves } from './testing/edited-shelf.ts';

describe('objects that are edited together', () => {
  let house: Awaited<ReturnType<typeof openShelves>>;
  let ada: Device;
  let max: Device;
  let shelf: string;
  let book: string;
  beforeAll(async () => {
    house = await openShelves();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    [ada, max] = [await house.newDevice(), await house.newDevice()];
    ({ shelf, book } = await house.newShelf(ada));
    await house.share(shelf, max, 'edit');
    await max.get(shelf);
  });

  const set = (
    fields: Record<string, unknown>,
    more: { made_at?: string; seen?: number; id?: string } = {},
  ) => ({ kind: 'set', table: 'edited_books', row_id: book, fields, ...more }) as const;
  const books = async (device = ada) => (await device.get(shelf))?.tables['edited_books'] ?? [];
  const theBook = async (device = ada) => only(await books(device));

  it('are made by their first change, and come back whole with the number of the last', async () => {
    expect(await ada.get(shelf)).toMatchObject({
      number: 2,
      level: 'manage',
      tables: {
        edited_shelves: [{ id: shelf, title: 'Shelf', user_id: ada.person.id, deleted_at: null }],
        edited_books: [{ id: book, title: 'Book', pages: 1, notes: {}, weight: 2 }],
      },
    });
    expect(await ada.list(shelf, 1)).toMatchObject([
      {
        number: 2,
        kind: 'add',
        table: 'edited_books',
        row_id: book,
        after: { title: 'Book', pages: 1, notes: {} },
      },
    ]);
  });

  it('take each change once, however often it is sent', async () => {
    const id = randomUUID();
    const [first, again] = [
      await ada.change(shelf, set({ pages: 9 }, { id })),
      await ada.change(shelf, set({ pages: 9 }, { id })),
    ];
    expect([first.states, again.states, again.number]).toEqual([['applied'], ['applied'], 3]);
  });

  it('merge what two change of different fields', async () => {
    await ada.change(shelf, set({ title: 'Ada’s' }));
    const answer = await max.change(shelf, set({ pages: 7 }, { made_at: minutesAgo(60) }));
    expect(answer.states).toEqual(['applied']);
    expect(answer.changes.map(({ after }) => after)).toEqual([{ title: 'Ada’s' }, { pages: 7 }]);
    expect(await theBook()).toMatchObject({ title: 'Ada’s', pages: 7 });
  });

  it('keep the later of two changes of one field, whichever arrives first, and say so to both', async () => {
    const later = only((await ada.change(shelf, set({ title: 'Later', pages: 2 }))).changes);
    const answer = await max.change(shelf, set({ title: 'Earlier' }, { made_at: minutesAgo(60) }));
    expect(answer.states).toEqual(['superseded']);
    const conflict = { change: later.id, by: ada.person.id, won: false, value: 'Earlier' };
    expect(answer.changes.at(-1)).toMatchObject({
      kind: 'set',
      after: {},
      conflicts: { title: conflict },
      user_id: max.person.id,
    });
    expect(await theBook()).toMatchObject({ title: 'Later', pages: 2 });
    // The other way round the one that was there gives way.
    const known = (await max.get(shelf))?.number ?? 0;
    const before = only((await ada.change(shelf, set({ title: 'Ada’s' }))).changes.slice(-1));
    const won = await max.change(shelf, set({ title: 'Max’s' }, { seen: known }));
    expect(won.changes.at(-1)?.conflicts).toEqual({
      title: { change: before.id, by: ada.person.id, won: true, value: 'Ada’s' },
    });
    expect(await theBook()).toMatchObject({ title: 'Max’s' });
  });

  it('set a row that is there already, where its id says what it stands for', async () => {
    const add = (pages: number, made_at = new Date().toISOString()) =>
      ({ ...set({ title: 'Book', pages }, { made_at }), kind: 'add' }) as const;
    expect((await max.change(shelf, add(7))).states).toEqual(['applied']);
    expect(await theBook()).toMatchObject({ pages: 7 });
    expect((await ada.change(shelf, add(3, minutesAgo(5)))).states).toEqual(['superseded']);
    expect(await theBook()).toMatchObject({ pages: 7 });
    const stranger = await house.newShelf(max);
    expect((await max.change(stranger.shelf, add(9))).states).toEqual(['invalid']);
    expect(await theBook()).toMatchObject({ pages: 7 });
  });

  it('speak of no conflict where a device knew of the other change, or made both', async () => {
    await ada.change(shelf, set({ title: 'One' }), set({ title: 'Two' }, { seen: 0 }));
    await max.get(shelf);
    await max.change(shelf, set({ title: 'Three' }));
    expect((await ada.list(shelf)).map(({ conflicts }) => conflicts)).toEqual([{}, {}, {}, {}, {}]);
  });

  it('hold the fields of one change apart', async () => {
    await ada.change(shelf, set({ title: 'Later' }));
    const answer = await max.change(shelf, set({ title: 'Earlier', pages: 5 }, { made_at: minutesAgo(5) }));
    expect(answer.states).toEqual(['applied']);
    expect(answer.changes.at(-1)).toMatchObject({
      after: { pages: 5 },
      conflicts: { title: { value: 'Earlier' } },
    });
    expect(await theBook()).toMatchObject({ title: 'Later', pages: 5 });
  });

  it('lose nothing of a row that is removed, and bring it back with its later fields', async () => {
    await ada.change(shelf, { kind: 'remove', table: 'edited_books', row_id: book });
    expect(await books()).toEqual([]);
    expect((await max.change(shelf, set({ title: 'While away' }))).states).toEqual(['applied']);
    const { changes } = await ada.change(shelf, { kind: 'restore', table: 'edited_books', row_id: book });
    expect(await theBook()).toMatchObject({ title: 'While away' });
    expect(changes.at(-1)).toMatchObject({ kind: 'restore', after: { title: 'While away', pages: 1 } });
    // Who removed it before that, and was offline, does not remove it again.
    const late = await max.change(shelf, {
      kind: 'remove',
      table: 'edited_books',
      row_id: book,
      made_at: minutesAgo(9),
    });
    expect([late.states, (await books()).length]).toEqual([['superseded'], 1]);
  });

  it('believe no clock that is wrong by more than a device may be away', async () => {
    const year = 525_600;
    const moments = [minutesAgo(year), minutesAgo(-year)];
    for (const made_at of moments) await ada.change(shelf, set({ pages: 3 }, { made_at }));
    const made = (await ada.list(shelf, 2)).map((change) => Date.parse(change.made_at));
    expect(made[0]).toBeGreaterThan(Date.now() - 91 * 86_400_000);
    expect(made[1]).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['view', 'not_permitted', 'not_permitted'],
    ['comment', 'not_permitted', 'not_permitted'],
    ['edit', 'applied', 'not_permitted'],
    ['manage', 'applied', 'applied'],
  ])('let who may %s do what that means', async (level, changed, removed) => {
    const other = await house.newDevice();
    await house.share(shelf, other, level);
    const change = async (kind: 'add' | 'set', row_id: string) =>
      (await other.change(shelf, { kind, table: 'edited_books', row_id, fields: { title: 'Other' } })).states;
    expect([await change('set', book), await change('add', randomUUID())]).toEqual([[changed], [changed]]);
    const remove = { kind: 'remove', table: 'edited_shelves', row_id: shelf } as const;
    expect((await other.change(shelf, remove)).states).toEqual([removed]);
  });

  it('are nothing to whoever may not see them', async () => {
    const stranger = await house.newDevice();
    expect(await stranger.get(shelf)).toBeNull();
    const answer = await stranger.change(shelf, set({ title: 'Mine' }));
    expect([answer.states, answer.changes, answer.number]).toEqual([['gone'], [], 0]);
    expect(
      (await stranger.call('list-object-changes', { type: 'edited_shelf', id: shelf, known: 0 })).status,
    ).toBe(404);
    // Nor does an object of one's own with the same id open the log of another's.
    expect(
      (
        await stranger.change(randomUUID(), {
          kind: 'set',
          table: 'edited_books',
          row_id: book,
          fields: { title: 'x' },
        })
      ).states,
    ).toEqual(['gone']);
    const own = await house.newShelf(stranger);
    const foreign = { kind: 'set', table: 'edited_books', row_id: book, fields: { title: 'Mine' } } as const;
    expect((await stranger.change(own.shelf, foreign)).states).toEqual(['gone']);
  });

  it('are opened by a link, for visitors as well, and commented on by nobody who is not signed in', async () => {
    const [link] = await house.api.owner.query<{ link_token: string }>(
      `insert into public.grants (instance_id, object_type, object_id, level, link_token, accepted_at)
       values ($1, 'edited_shelf', $2, 'comment', repeat('a', 64), now()) returning link_token`,
      [house.instance, shelf],
    );
    const ask = (context: Device['person']['context'], token: string, name = 'get-object', more = {}) =>
      house.api.fetchAs(context, `/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'x-link-token': token },
        body: JSON.stringify({ type: 'edited_shelf', id: shelf, ...more }),
      });
    const visitor = visitorContext(house.instance);
    const seen = await ask(visitor, link?.link_token ?? '');
    expect(await seen.json()).toMatchObject({
      level: 'comment',
      tables: { edited_books: [{ title: 'Book' }] },
    });
    expect((await ask(visitor, 'b'.repeat(64))).status).toBe(404);
    expect((await ask(visitor, link?.link_token ?? '', 'list-object-changes', { known: 0 })).status).toBe(
      200,
    );
    const change = { known: 0, changes: [] };
    expect((await ask(visitor, link?.link_token ?? '', 'change-object', change)).status).toBe(401);
  });

  it('refuse one change and take the others', async () => {
    const add = (fields: Record<string, unknown>) =>
      ({ kind: 'add', table: 'edited_books', row_id: randomUUID(), fields }) as const;
    const answer = await ada.change(
      shelf,
      add({ title: 'forbidden' }),
      add({}),
      add({ title: 'Odd', weight: 3 }),
      add({ title: 'Odd', shelf_id: randomUUID() }),
      set({}),
      { kind: 'set', table: 'edited_authors', row_id: book, fields: { title: 'x' } },
      { kind: 'set', table: 'edited_shelves', row_id: randomUUID(), fields: { title: 'x' } },
      { kind: 'remove', table: 'edited_books', row_id: randomUUID() },
      set({ title: 'Taken' }),
    );
    expect(answer.states).toEqual([...Array.from({ length: 7 }, () => 'invalid'), 'gone', 'applied']);
    expect(await theBook()).toMatchObject({ title: 'Taken' });
  });

  it('are logged whoever writes their rows', async () => {
    await house.api.owner.query(`update public.edited_books set pages = 4 where id = $1`, [book]);
    await house.api.owner.query(`update public.edited_books set pages = 4 where id = $1`, [book]);
    expect((await ada.list(shelf, 2)).map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['set', { pages: 1 }, { pages: 4 }],
    ]);
  });

  it('are bounded in size and number', async () => {
    await house.api.owner.query('update app.object_heads set byte_count = 16000000 where object_id = $1', [
      shelf,
    ]);
    expect((await ada.change(shelf, set({ title: 'A title that is longer' }))).states).toEqual(['limit']);
    expect((await ada.change(shelf, set({ title: 'B' }))).states).toEqual(['applied']);
    const shelves = [];
    for (let count = 0; count < 4; count += 1) {
      const row_id = randomUUID();
      shelves.push(await ada.change(row_id, { kind: 'add', table: 'edited_shelves', row_id, fields: {} }));
    }
    expect(shelves.map(({ states }) => states)).toEqual([['applied'], ['applied'], ['limit'], ['limit']]);
  });

  it('have a channel for those who may view them', async () => {
    const stranger = await house.newDevice();
    const enter = (device: Device, topic: string) =>
      house.api.database
        .asPrincipal(device.person.context, (tx) =>
          tx.query('insert into realtime.messages (topic, extension) values ($1, $2) returning topic', [
            topic,
            'presence',
          ]),
        )
        .then(
          (rows) => rows.length,
          () => 0,
        );
    expect(await enter(max, `object:edited_shelf:${shelf}`)).toBe(1);
    expect(await enter(stranger, `object:edited_shelf:${shelf}`)).toBe(0);
    expect(await enter(max, `object:edited_book:${shelf}`)).toBe(0);
    expect(await enter(max, 'object:edited_shelf:everything')).toBe(0);
    const heard = await house.api.database.asPrincipal(stranger.person.context, (tx) =>
      tx.query('select from realtime.messages'),
    );
    expect(heard).toEqual([]);
  });

  it('go with all that is known of them', async () => {
    await house.api.owner.query('delete from public.edited_books where id = $1', [book]);
    expect((await ada.list(shelf)).map(({ table }) => table)).toEqual(['edited_shelves']);
    await house.api.owner.query('delete from public.edited_shelves where id = $1', [shelf]);
    const left = 'select from public.object_changes where object_id = $1';
    expect(await house.api.owner.query(left, [shelf])).toEqual([]);
  });

  it('keep what somebody changed who is gone, without their name', async () => {
    await max.change(shelf, set({ title: 'Max was here' }));
    await house.api.database.asService('auth_admin', house.instance, (tx) =>
      tx.query('select app.remove_account($1, $2)', [house.instance, max.person.id]),
    );
    expect((await ada.list(shelf)).at(-1)).toMatchObject({ user_id: null, after: { title: 'Max was here' } });
  });

  it('are thinned of old changes that later ones have replaced', async () => {
    await ada.change(shelf, set({ title: 'One' }), set({ title: 'Two', pages: 2 }), set({ title: 'Three' }));
    await house.api.owner.query(`update public.object_changes set received_at = now() - interval '1 year'`);
    await house.api.owner.query(`select app.thin_object_changes(now() - interval '180 days', 1000)`);
    expect((await ada.list(shelf, 2)).map(({ after }) => after)).toEqual([
      { title: 'Two', pages: 2 },
      { title: 'Three' },
    ]);
  });
});
