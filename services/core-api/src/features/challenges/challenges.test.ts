import { createInstance, only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type Taker, today } from './testing/takers.ts';

describe('challenges', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  let ada: Taker;
  let ben: Taker;
  let cem: Taker;
  beforeAll(async () => {
    house = await openHouse();
    [ada, ben, cem] = [await house.meet('Ada'), await house.meet('Ben'), await house.meet('Cem')];
  });
  afterAll(() => house.api.stop());

  const circleOf = async (by: Taker, ...others: Taker[]) => {
    const { id } = await by.ask('create-circle', {
      name: 'Evening circle',
      about: '',
      rules: '',
      question: '',
      joining: 'open',
      most_members: 12,
    });
    for (const other of others) await other.ask('join-circle', { id });
    return id;
  };

  it('of the product are ten, with a prompt for each day', async () => {
    const { templates } = await ada.ask('list-challenges', { today });
    expect(templates.map(({ key, document }) => [key, document.prompts.length])).toEqual([
      ['noticing', 7],
      ['evenings', 30],
      ['decisions', 7],
      ['conversations', 7],
      ['rest', 7],
      ['gratitude', 10],
      ['focus', 7],
      ['letters', 7],
      ['small-habit', 10],
      ['steps', 7],
    ]);
  });

  it('count the days on which one wrote, catch-up days included, up to the end', async () => {
    const dia = await house.meet('Dia');
    const id = await dia.start({ template: 'evenings', catch_up: 7 });
    expect((await dia.read(id)).mine).toMatchObject({
      written: 0,
      state: 'running',
      is_today_written: false,
    });
    await house.passDays(id, 33);
    // Written thirty times in thirty-four days, four evenings missed and once twice on one.
    for (let ago = 33; ago >= 1; ago -= 1) if (![30, 21, 20, 6].includes(ago)) await dia.write(ago);
    await dia.write(12);
    expect((await dia.read(id)).mine).toMatchObject({ written: 29, state: 'running' });
    await dia.write();
    const { mine, entry_ids: entries } = await dia.read(id);
    expect(mine).toMatchObject({ written: 30, state: 'finished', is_today_written: true });
    expect(entries).toHaveLength(31);
  });

  it('end when nobody writes, later by as much as they were paused', async () => {
    const eve = await house.meet('Eve');
    const id = await eve.start();
    const consent = { id, is_pooled: false, is_on_board: false, today };
    await eve.ask('change-challenge', { ...consent, is_paused: true });
    await house.passDays(id, 20);
    expect((await eve.read(id)).mine).toMatchObject({ state: 'paused', written: 0 });
    await eve.ask('change-challenge', { ...consent, is_paused: false });
    expect((await eve.read(id)).mine).toMatchObject({ state: 'running' });
    await house.passDays(id, 10);
    expect((await eve.read(id)).mine).toMatchObject({ state: 'over' });
  });

  it('of one’s own are nobody else’s, and gone when one leaves', async () => {
    const id = await ada.start();
    expect(await ada.listed()).toContain(id);
    expect(await ben.listed()).not.toContain(id);
    await expect(ben.read(id)).rejects.toThrow('not_found');
    await expect(ben.join(id)).rejects.toThrow('not_found');
    await ada.ask('leave-challenge', { id });
    const left = await house.api.owner.query('select from app.challenges where id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('of a circle add up what those wrote who agreed, and say names to those who asked for it', async () => {
    const circle = await circleOf(ada, ben, cem);
    const fields = { audience: 'circle', circle_id: circle, has_board: true, pool_goal: 21 } as const;
    await expect(ben.start(fields)).rejects.toThrow('not_permitted');
    const id = await ada.start({ ...fields, is_pooled: true, is_on_board: true });
    await Promise.all([ada.write(), ben.write(), cem.write()]);
    expect(await ben.join(id, { is_pooled: true, is_on_board: false })).toBe('member');
    expect(await ben.join(id)).toBe('already');
    expect(await cem.join(id)).toBe('member');
    expect(await ada.read(id)).toMatchObject({ pooled: 2, members: 3, board: [{ name: 'Ada', written: 1 }] });
    expect(await ben.read(id)).toMatchObject({ pooled: 2, board: [] });
    await ben.ask('change-challenge', { id, is_paused: false, is_pooled: false, is_on_board: true, today });
    expect((await ben.read(id)).board.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect((await ada.read(id)).pooled).toBe(1);
    const told = JSON.stringify(await ada.read(id));
    for (const { person } of [ada, ben]) expect(told).not.toContain(person.id);
    expect((await cem.read(id)).entry_ids).toHaveLength(1);

    const stranger = await house.meet('Sam');
    await expect(stranger.read(id)).rejects.toThrow('not_found');
    await ben.ask('leave-circle', { id: circle, keeps_posts: true });
    expect(await ben.listed()).not.toContain(id);
    expect((await ada.read(id)).members).toBe(2);
    await expect(cem.ask('end-challenge', { id })).rejects.toThrow('not_found');
    await ada.ask('end-challenge', { id });
    await expect(ada.read(id)).rejects.toThrow('not_found');
  });

  it('for everybody are begun by who may, and count their people to others from five on', async () => {
    await expect(ada.start({ audience: 'instance' })).rejects.toThrow('not_permitted');
    const gil = await house.meet('Gil');
    await house.api.owner.query(
      "update public.instance_users set role = 'coach' where instance_id = $1 and user_id = $2",
      [house.instance, gil.person.id],
    );
    const id = await gil.start({ audience: 'instance' });
    const membersFor = async (who: Taker) => (await who.read(id)).members;
    expect(await membersFor(ben)).toBeNull();
    for (const name of ['Fay', 'Hal', 'Ida', 'Jon']) await (await house.meet(name)).join(id);
    expect(await membersFor(ben)).toBe(5);
    const elsewhere = await house.meet('Far', await createInstance(house.api.owner, 'globex'));
    await expect(elsewhere.read(id)).rejects.toThrow('not_found');
  });

  it('keep the template with which they began', async () => {
    const circle = await circleOf(ada, ben);
    const document = {
      name: { en: 'Two walks' },
      about: { en: 'Short.' },
      prompts: [{ en: 'Where?' }, { en: 'How?' }],
    };
    const { key } = await ada.ask('save-challenge-template', { key: null, circle_id: circle, document });
    const id = await ben.start({ template: key });
    const changed = { ...document, prompts: [{ en: 'Why?' }] };
    await expect(
      ben.ask('save-challenge-template', { key, circle_id: circle, document: changed }),
    ).rejects.toThrow('not_found');
    await ada.ask('save-challenge-template', { key, circle_id: circle, document: changed });
    const { templates } = await ben.ask('list-challenges', { today });
    expect(only(templates.filter((one) => one.key === key))).toMatchObject({
      version: 2,
      source: 'circle',
      may_change: false,
      document: { prompts: [{ en: 'Why?' }] },
    });
    expect((await ben.read(id)).document.prompts).toHaveLength(2);
    await expect(cem.start({ template: key })).rejects.toThrow('not_found');
    await ada.ask('remove-challenge-template', { key });
    expect((await ben.read(id)).days).toBe(2);
    await expect(
      ada.ask('save-challenge-template', {
        key: null,
        circle_id: circle,
        document: { ...document, name: { en: '\u200b\u200b' } },
      }),
    ).rejects.toThrow('invalid_input');
  });
});
