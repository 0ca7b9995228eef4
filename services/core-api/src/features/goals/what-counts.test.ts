import type {} from '@reflectory/contracts/entry-links';
import { only } from '@reflectory/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDevice, shareObject, type TestDevice } from '../../testing/test-device.ts';
import { focusOf, happened } from '../focus/testing/test-focus.ts';
import { openPlanning, type Planner } from './testing/planner.ts';

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe('what counts for a goal by itself', () => {
  let house: Awaited<ReturnType<typeof openPlanning>>;
  let ada: Planner;
  let max: Planner;
  let goal: string;
  beforeAll(async () => {
    house = await openPlanning();
    await house.api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('productivity', true), ('boards', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    [ada, max] = [await house.newPlanner(), await house.newPlanner()];
    goal = await ada.goal({ starts_on: dayAgo(30) });
  });
  const place = () => ({ type: 'goal', id: goal }) as const;
  const added = async (whose = ada) => only(only(await whose.goals()).key_results).added;
  const setGoal = (table: string, id: string, fields: object) =>
    ada.change(place(), { kind: 'set', table, row_id: id, fields: { ...fields } });
  const unshare = (whose: Planner) =>
    house.api.owner.query('delete from public.grants where user_id = $1 and object_id = $2', [
      whose.person.id,
      goal,
    ]);

  describe('minutes of focus', () => {
    const target = () => ({ type: 'goal', id: goal, title: 'The book' });
    /** A session that began some minutes ago and took ten. */
    const focus = async (whose: Planner, ago: number, of: object | null = target()) => {
      const id = randomUUID();
      const events = [happened(id, ago, 'start', { target: of }), happened(id, ago - 10, 'end')];
      await focusOf(house.api, whose.person).record(events);
      return id;
    };

    it('are those of sessions for it that are over, also of before it was counted', async () => {
      await focus(ada, 90);
      const result = await ada.keyResult(goal, { source: 'focus', target_value: 600 });
      expect(await added()).toBe(10);
      const session = await focus(ada, 70);
      await focus(ada, 50, null);
      await focus(ada, 30, { ...target(), type: 'card' });
      expect(await added()).toBe(20);
      const { record } = focusOf(house.api, ada.person);
      await record([happened(session, 0, 'remove')]);
      expect(await added()).toBe(10);
      await record([happened(session, 0, 'restore')]);
      expect(await added()).toBe(20);
      await setGoal('key_results', result, { source: 'manual' });
      expect(await added()).toBe(0);
      await setGoal('key_results', result, { source: 'focus' });
      expect(await added()).toBe(20);
      await setGoal('goals', goal, { starts_on: dayAgo(-2) });
      expect(await added()).toBe(0);
    });

    it('of others count as long as they may change the goal, and stay', async () => {
      const result = await ada.keyResult(goal, { source: 'focus', target_value: 600 });
      await focus(max, 90);
      expect(await added()).toBe(0);
      await house.share(place(), max, 'edit');
      await focus(max, 70);
      expect(await added()).toBe(10);
      const { tables } = await ada.read(place());
      expect(only(tables['key_result_additions'] ?? [])).toMatchObject({ person_id: max.person.id });
      await unshare(max);
      await focus(max, 50);
      await setGoal('key_results', result, { source: 'manual' });
      await setGoal('key_results', result, { source: 'focus' });
      expect(await added()).toBe(10);
    });
  });

  describe('sentences of a journal', () => {
    const link = async (whose: Planner, target = goal) => {
      const entry = await whose.client
        .from('entries')
        .insert({ user_id: whose.person.id, text: 'I swam again.' })
        .select('id')
        .single();
      const row = {
        id: randomUUID(),
        entry_id: entry.data?.id ?? '',
        entry_version: 1,
        start_at: 0,
        end_at: 13,
      };
      const { error } = await whose.client
        .from('entry_links')
        .insert({ ...row, quote: 'I swam again.', target_type: 'goal', target_id: target });
      expect(error).toBeNull();
      return row;
    };

    it('are those that somebody put to it, and go with their link', async () => {
      await link(ada);
      await ada.keyResult(goal, { source: 'journal', target_value: 10 });
      const { id } = await link(ada);
      await link(ada, await max.goal());
      expect(await added()).toBe(2);
      await ada.client.from('entry_links').delete().eq('id', id);
      expect(await added()).toBe(1);
    });

    it('still count when their entry is deleted, and tell others of a shared goal no word', async () => {
      await ada.keyResult(goal, { source: 'journal', target_value: 10 });
      const { entry_id: entry } = await link(ada);
      await ada.client.from('entries').delete().eq('id', entry);
      await link(max);
      expect(await added()).toBe(1);
      await house.share(place(), max, 'edit');
      await link(max);
      expect(await added(max)).toBe(2);
      expect(JSON.stringify(await max.read(place()))).not.toContain('swam');
    });
  });

  describe('cards', () => {
    let board: string;
    let card: string;
    let device: TestDevice;
    const add = (table: string, fields: Record<string, unknown>, row_id: string = randomUUID()) =>
      ({ kind: 'add', table, row_id, fields }) as const;
    const done = (row_id: string, isDone = true) =>
      ({
        kind: 'set',
        table: 'cards',
        row_id,
        fields: { completed_at: isDone ? new Date().toISOString() : null },
      }) as const;
    const linkTo = (id: string, row_id: string = randomUUID()) =>
      add('card_links', { card_id: id, kind: 'goal', target_id: goal }, row_id);
    /** A board of somebody with a card. */
    const open = async (whose: Planner) => {
      device = createTestDevice(house.api, whose.person, 'board');
      const column = randomUUID();
      [board, card] = [randomUUID(), randomUUID()];
      await device.change(
        board,
        add('boards', { title: 'Spring' }, board),
        add('board_columns', { title: 'Now', rank: 'V' }, column),
        add('cards', { column_id: column, title: 'Write a page' }, card),
      );
    };
    const change = async (...changes: Parameters<TestDevice['change']>[1][]) => {
      const { states } = await device.change(board, ...changes);
      expect(new Set(states)).toEqual(new Set(['applied']));
    };

    it('that lead to it count while they are done and there', async () => {
      await open(ada);
      const links = [randomUUID(), randomUUID()] as const;
      await change(linkTo(card, links[0]), linkTo(card, links[1]));
      await ada.keyResult(goal, { source: 'cards', target_value: 5 });
      expect(await added()).toBe(0);
      await change(done(card));
      expect(await added()).toBe(1);
      await change(done(card, false));
      expect(await added()).toBe(0);
      await change(done(card));
      await change({ kind: 'remove', table: 'cards', row_id: card });
      expect(await added()).toBe(0);
      await change({ kind: 'restore', table: 'cards', row_id: card });
      expect(await added()).toBe(1);
      await change({ kind: 'remove', table: 'card_links', row_id: links[0] });
      expect(await added()).toBe(1);
      await change({ kind: 'remove', table: 'card_links', row_id: links[1] });
      expect(await added()).toBe(0);
    });

    it('are logged for the goal as what was added, and the card as its device changed it', async () => {
      await open(ada);
      await change(linkTo(card));
      await ada.keyResult(goal, { source: 'cards', target_value: 5 });
      await change(done(card));
      const changes = await createTestDevice(house.api, ada.person, 'goal').list(goal);
      const additions = changes.filter(({ table }) => table === 'key_result_additions');
      expect(only(additions)).toMatchObject({ kind: 'add', device_id: null });
      const ofCard = (await device.list(board)).filter(({ table }) => table === 'cards');
      expect(ofCard.map(({ device_id: by }) => by)).toEqual([device.id, device.id]);
    });

    it('that others finish on a board of the goal’s owner count for the owner', async () => {
      await open(ada);
      await ada.keyResult(goal, { source: 'cards', target_value: 5 });
      await change(linkTo(card));
      await shareObject(house.api, { type: 'board', id: board }, max.person, 'edit');
      device = createTestDevice(house.api, max.person, 'board');
      await change(done(card));
      expect(await added()).toBe(1);
      const { tables } = await ada.read(place());
      expect(only(tables['key_result_additions'] ?? [])).toMatchObject({ person_id: ada.person.id });
    });

    it('on a board that the goal’s owner does not see are none of theirs', async () => {
      const result = await ada.keyResult(goal, { source: 'cards', target_value: 5 });
      await open(max);
      await change(linkTo(card), done(card));
      expect(await added()).toBe(0);
      await setGoal('key_results', result, { source: 'manual' });
      await setGoal('key_results', result, { source: 'cards' });
      expect(await added()).toBe(0);
    });
  });
});
