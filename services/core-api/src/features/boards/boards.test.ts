import { createInstance, createPerson, only } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestDevice, shareObject, type TestDevice } from '../../testing/test-device.ts';

describe('boards', () => {
  let api: TestApi;
  let instance: string;
  let ada: TestDevice;
  let board: string;
  let column: string;
  let card: string;
  beforeAll(async () => {
    api = await startTestApi();
    instance = await createInstance(api.owner, 'acme');
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('boards', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  afterAll(() => api.stop());
  const newDevice = async () => createTestDevice(api, await createPerson(api.owner, instance), 'board');
  const add = (table: string, fields: Record<string, unknown>, row_id: string = randomUUID()) =>
    ({ kind: 'add', table, row_id, fields }) as const;
  const set = (table: string, row_id: string, fields: Record<string, unknown>) =>
    ({ kind: 'set', table, row_id, fields }) as const;
  const rows = async (table: string, device = ada) => (await device.get(board))?.tables[table] ?? [];
  const share = async (level: string) => {
    const device = await newDevice();
    await shareObject(api, { type: 'board', id: board }, device.person, level);
    return device;
  };

  beforeEach(async () => {
    ada = await newDevice();
    [board, column, card] = [randomUUID(), randomUUID(), randomUUID()];
    const { states } = await ada.change(
      board,
      add('boards', { title: 'Spring' }, board),
      add('board_columns', { title: 'Now', rank: 'V' }, column),
      add('cards', { column_id: column, title: 'Call Anna' }, card),
    );
    if (states.some((state) => state !== 'applied')) throw new Error(states.join(', '));
  });

  it('have columns, and cards with what belongs to them', async () => {
    const [label, list] = [randomUUID(), randomUUID()];
    const { states } = await ada.change(
      board,
      add('board_labels', { title: 'Sales', color: 'teal' }, label),
      add('card_labels', { card_id: card, label_id: label }),
      add('card_people', { card_id: card, person_id: ada.person.id }),
      add('card_checklists', { card_id: card, title: 'Before' }, list),
      add('card_checklist_items', { checklist_id: list, title: 'Find her number' }),
      add('card_links', { card_id: card, kind: 'web', url: 'https://example.com' }),
      set('cards', card, {
        due_on: '2026-12-01',
        due_time: '09:30',
        priority: 'high',
        estimate: 2.5,
        document: { type: 'doc', content: [{ type: 'paragraph' }] },
      }),
    );
    expect(states).toEqual(Array.from({ length: 7 }, () => 'applied'));
    expect(only(await rows('cards'))).toMatchObject({
      title: 'Call Anna',
      due_on: '2026-12-01',
      due_time: '09:30',
      estimate: 2.5,
      priority: 'high',
    });
  });

  it('take nothing that is none of theirs', async () => {
    const other = await newDevice();
    const [theirs, foreign] = [randomUUID(), randomUUID()];
    await other.change(
      theirs,
      add('boards', { title: 'Theirs' }, theirs),
      add('board_columns', { title: 'Now' }, foreign),
    );
    const { states } = await ada.change(
      board,
      add('cards', { column_id: foreign, title: 'Elsewhere' }),
      set('cards', card, { column_id: foreign }),
      set('cards', card, { parent_id: card }),
      set('cards', card, { title: '  ' }),
      set('cards', card, { due_on: '2026-02-31' }),
      add('card_links', { card_id: card, kind: 'web', url: 'javascript:alert(1)' }),
      add('card_files', { card_id: card, name: 'nothing.png' }),
    );
    expect(states).toEqual(Array.from({ length: 7 }, () => 'invalid'));
  });

  it('are commented on by who may comment, who changes their own words alone', async () => {
    const [max, eve] = [await share('comment'), await share('view')];
    const comment = randomUUID();
    const said = add('card_comments', { card_id: card, body: 'I did' }, comment);
    expect((await max.change(board, said)).states).toEqual(['applied']);
    expect((await max.change(board, set('cards', card, { title: 'Mine' }))).states).toEqual([
      'not_permitted',
    ]);
    expect((await eve.change(board, add('card_comments', { card_id: card, body: 'Me too' }))).states).toEqual(
      ['not_permitted'],
    );
    expect((await max.change(board, set('card_comments', comment, { body: 'I did, twice' }))).states).toEqual(
      ['applied'],
    );
    // Whoever manages the board removes it, and puts no words into anybody's mouth.
    await ada.change(board, set('card_comments', comment, { body: 'I did not' }));
    expect(only(await rows('card_comments'))).toMatchObject({
      body: 'I did, twice',
      author_id: max.person.id,
    });
    const remove = { kind: 'remove', table: 'card_comments', row_id: comment } as const;
    expect((await ada.change(board, remove)).states).toEqual(['applied']);
    expect(await rows('card_comments')).toEqual([]);
  });

  it('tell who is named in a comment or is to work on a card, as long as that is so', async () => {
    const [max, eve] = [await share('comment'), await newDevice()];
    const [comment, work] = [randomUUID(), randomUUID()];
    const mentions = [max.person.id, eve.person.id, ada.person.id];
    await ada.change(
      board,
      add('card_comments', { card_id: card, body: '@Max and @Eve', mentions }, comment),
      add('card_people', { card_id: card, person_id: max.person.id }, work),
    );
    const told = () =>
      api.owner.query<{ user_id: string; kind: string; path: string }>(
        'select user_id, kind, path from public.notifications where path like $1 order by kind',
        [`/boards/${board}/%`],
      );
    const path = `/boards/${board}/cards/${card}`;
    expect(await told()).toEqual([
      { user_id: max.person.id, kind: 'boards.assigned', path },
      { user_id: max.person.id, kind: 'boards.mention', path },
    ]);
    await ada.change(
      board,
      { kind: 'remove', table: 'card_comments', row_id: comment },
      { kind: 'remove', table: 'card_people', row_id: work },
    );
    expect(await told()).toEqual([]);
  });

  it('tell others when a card is done, and when it is not after all', async () => {
    const steps = ['completed_at = now()', "title = 'Called Anna'", 'deleted_at = now()'];
    // Before the worker hands them over.
    await api.owner.query('begin');
    for (const step of steps) await api.owner.query(`update public.cards set ${step} where id = $1`, [card]);
    const events = await api.owner.query<{ payload: object }>(
      `select payload from app.events where name = 'card.done' and subject = $1 order by id`,
      [card],
    );
    await api.owner.query('rollback');
    const told = { board_id: board, card_id: card };
    expect(events.map(({ payload }) => payload)).toEqual([
      { ...told, is_done: true },
      { ...told, is_done: false },
    ]);
  });

  it('show their files to who may view them, and to nobody else', async () => {
    const [max, eve] = [await share('view'), await newDevice()];
    const file = randomUUID();
    const name = `${ada.person.id}/boards/${board}/${file}`;
    await api.owner.query(
      `insert into storage.objects (instance_id, bucket_id, name, owner, version, metadata, user_metadata)
       values ($1, 'media', $2, $3, 'one', '{"mimetype": "image/png", "size": 12}', '{"width": 3, "height": 2}')`,
      [instance, name, ada.person.id],
    );
    await ada.change(board, add('card_files', { card_id: card, name: 'map.png' }, file));
    expect(only(await rows('card_files'))).toMatchObject({
      type: 'image/png',
      bytes: 12,
      width: 3,
      path: name,
    });
    const sees = (device: TestDevice) =>
      api.database.asPrincipal(device.person.context, (tx) =>
        tx.query<{ name: string }>('select name from storage.objects'),
      );
    expect(await sees(max)).toEqual([{ name }]);
    expect(await sees(eve)).toEqual([]);
  });

  it('are listed with what lies on them, and found by their words', async () => {
    const [max, done] = [await share('edit'), randomUUID()];
    await ada.change(
      board,
      add(
        'cards',
        { column_id: column, title: 'Pay', body: 'the gardener', completed_at: '2026-11-01T00:00:00Z' },
        done,
      ),
      set('cards', card, { due_on: '2026-11-01' }),
      add('card_people', { card_id: card, person_id: max.person.id }),
    );
    const ask = async (device: TestDevice, name: string, input: object) =>
      (await device.call(name, input)).body;
    const today = '2026-11-26';
    expect(await ask(ada, 'list-boards', { today })).toMatchObject({
      boards: [{ id: board, title: 'Spring', is_owner: true, is_shared: true, cards: 2, done: 1, late: 1 }],
    });
    expect(await ask(max, 'list-boards', { today })).toMatchObject({
      boards: [{ id: board, is_owner: false }],
    });
    const stranger = await newDevice();
    expect(await ask(stranger, 'list-boards', { today })).toEqual({ boards: [] });
    expect(await ask(max, 'find-cards', { query: 'GARDENER pay' })).toMatchObject({
      cards: [{ id: done, board: 'Spring', is_done: true }],
    });
    expect(await ask(max, 'find-cards', { ids: [card, randomUUID()] })).toMatchObject({
      cards: [{ id: card }],
    });
    expect(await ask(stranger, 'find-cards', { ids: [card] })).toEqual({ cards: [] });
    expect(await ask(max, 'list-own-cards', {})).toMatchObject({
      cards: [{ id: card, due_on: '2026-11-01' }],
    });
    expect(await ask(ada, 'list-own-cards', {})).toEqual({ cards: [] });
    expect((await stranger.call('get-board-flow', { id: board, since: today })).status).toBe(404);
  });

  it('tell in which column a card was, and when', async () => {
    const next = randomUUID();
    await ada.change(
      board,
      add('board_columns', { title: 'Done', rank: 'W', is_done: true }, next),
      set('cards', card, { column_id: next }),
      set('cards', card, { title: 'Other' }),
      set('cards', card, { archived_at: '2026-11-20T10:00:00Z' }),
      set('cards', card, { archived_at: null }),
      { kind: 'remove', table: 'cards', row_id: card },
    );
    const { body } = await ada.call('get-board-flow', { id: board, since: '2020-01-01' });
    const { stays } = body as { stays: { column_id: string; to: string | null }[] };
    expect(stays.map(({ column_id: at, to }) => [at, to !== null])).toEqual([
      [column, true],
      [next, true],
      [next, true],
    ]);
  });

  it('are emptied of what was removed long ago, from the outside in', async () => {
    const gone = randomUUID();
    await ada.change(
      board,
      add('cards', { column_id: column, title: 'Gone' }, gone),
      { kind: 'remove', table: 'cards', row_id: gone },
      { kind: 'remove', table: 'board_columns', row_id: column },
    );
    await api.owner.query(`update public.cards set deleted_at = '2020-01-01' where id = $1`, [gone]);
    await api.owner.query(`update public.board_columns set deleted_at = '2020-01-01' where id = $1`, [
      column,
    ]);
    await api.owner.query(`select app.empty_bin_of_boards(now() - interval '60 days', 1000)`);
    const left = await api.owner.query<{ id: string }>('select id from public.cards where board_id = $1', [
      board,
    ]);
    expect(left).toEqual([{ id: card }]);
    expect(await api.owner.query('select from public.board_columns where id = $1', [column])).toHaveLength(1);
    await ada.change(board, { kind: 'remove', table: 'boards', row_id: board });
    expect((await ada.get(board))?.tables['boards']).toMatchObject([
      { id: board, deleted_at: expect.any(String) },
    ]);
    await api.owner.query(`update public.boards set deleted_at = '2020-01-01' where id = $1`, [board]);
    await api.owner.query(`select app.empty_bin_of_boards(now() - interval '60 days', 1000)`);
    expect(await ada.get(board)).toBeNull();
  });
});
