import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

let house: House;
let [ada, ben, mia, max]: Neighbour[] = [];
let post = '';

const people = () => {
  if (!ada || !ben || !mia || !max) throw new Error('Nobody is here');
  return { ada, ben, mia, max };
};
const turn = (isOn: boolean) =>
  house.api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('unveiling', $1)
     on conflict (feature_key) do update set enabled = excluded.enabled`,
    [isOn],
  );
const askAs = (who: Neighbour) =>
  who.ask('ask-unveiling', { post_id: post, reason: 'It threatens somebody.' });
const unveilingOf = async (who: Neighbour) => only((await who.ask('list-cases', {})).unveilings);
const decideAs = async (who: Neighbour, approve: boolean, id?: string) =>
  who.ask('decide-unveiling', { id: id ?? (await unveilingOf(who)).id, approve, words: 'It does.' });

beforeAll(async () => {
  house = await openNeighbourhood();
});
afterAll(() => house.api.stop());
beforeEach(async () => {
  await house.api.owner.query(
    'delete from public.community_posts; delete from app.community_paces; delete from app.moderation_records',
  );
  await turn(true);
  [ada, ben, mia, max] = [
    await house.meet('Ada', 'moderator'),
    await house.meet('Ben', 'moderator'),
    await house.meet('Mia', 'moderator'),
    await house.meet('Max', 'moderator'),
  ];
  post = await ada.post('Be afraid', { pseudonym: `Heron ${crypto.randomUUID().slice(0, 8)}` });
  await ben.ask('report-post', { id: post, reason: 'danger', words: '' });
});

it('is asked with a reason, approved by a second one, opened by the first, and told to the author', async () => {
  const { ada, mia, max } = people();
  expect(only((await mia.ask('list-cases', {})).cases).can_be_unveiled).toBe(true);
  expect(await askAs(mia)).toEqual({ is_done: true });
  expect(await askAs(max)).toEqual({ is_done: false });
  const { id } = await unveilingOf(max);
  await expect(mia.ask('open-unveiling', { id })).rejects.toThrow('not_found');
  expect(await decideAs(max, true)).toEqual({ is_done: true });
  expect(await mia.told()).toContain('There is an answer to what you asked about a pseudonym');
  const before = await ada.ask('list-own-cases', {});
  expect(before.notices).toEqual([]);

  await expect(max.ask('open-unveiling', { id })).rejects.toThrow('not_found');
  const opened = await mia.ask('open-unveiling', { id });
  expect(opened).toEqual({ name: 'Ada', user_id: ada.person.id });
  await mia.ask('open-unveiling', { id });
  expect((await ada.told()).join('\n')).toContain('A moderator learned whose something shared');
  const notice = only((await ada.ask('list-own-cases', {})).notices);
  expect(notice).toMatchObject({ act: 'unveil', words: 'It threatens somebody.', excerpt: 'Be afraid' });
  expect(notice.openings).toHaveLength(2);
  expect(JSON.stringify(notice)).not.toMatch(/Mia|Max|Ben/);
  expect(await ada.ask('appeal-notice', { id: notice.id, words: 'No' })).toEqual({ is_done: false });
  const { decided } = await max.ask('list-cases', {});
  expect(decided.map(({ act, moderator }) => [act, moderator])).toEqual([
    ['unveil_open', 'Mia'],
    ['unveil_open', 'Mia'],
    ['unveil_approve', 'Max'],
    ['unveil_ask', 'Mia'],
  ]);
});

it('tells nobody else, nor before: no answer to a moderator names who it is', async () => {
  const { ada, ben, mia, max } = people();
  await askAs(mia);
  await decideAs(max, true);
  const { id } = await unveilingOf(mia);
  await mia.ask('open-unveiling', { id });
  for (const one of [ben, mia, max]) {
    const said = JSON.stringify([
      await one.ask('list-cases', {}),
      await one.ask('list-notifications', {}),
      (await house.api.clientFor(one.person.context).from('moderation_notices').select('*')).data,
    ]);
    expect(said).not.toContain(ada.person.id);
    expect(said).not.toContain('"Ada"');
  }
});

it('is decided neither by who asked, nor by the author, nor by who reported it', async () => {
  const { ada, ben, mia } = people();
  await expect(askAs(ada)).rejects.toThrow('not_permitted');
  await askAs(mia);
  for (const one of [ada, ben, mia]) {
    expect((await unveilingOf(one)).may_decide).toBe(false);
    await expect(decideAs(one, true)).rejects.toThrow('not_permitted');
  }
  const guest = await house.meet('Guest');
  await expect(decideAs(guest, true, (await unveilingOf(mia)).id)).rejects.toThrow('not_permitted');
});

it('is not asked again once it is refused', async () => {
  const { mia, max } = people();
  await askAs(mia);
  const { id } = await unveilingOf(max);
  await decideAs(max, false);
  await expect(mia.ask('open-unveiling', { id })).rejects.toThrow('not_found');
  expect(await askAs(mia)).toEqual({ is_done: false });
  expect(only((await mia.ask('list-cases', {})).cases).can_be_unveiled).toBe(false);
  expect(await decideAs(max, true, id)).toEqual({ is_done: false });
});

it('lapses after seven days, asked or approved', async () => {
  const { mia, max } = people();
  const later = (column: string) =>
    house.api.owner.query(
      `update app.unveilings set ${column} = now() - interval '8 days' where post_id = $1`,
      [post],
    );
  await askAs(mia);
  const { id } = await unveilingOf(max);
  await later('asked_at');
  expect((await max.ask('list-cases', {})).unveilings).toEqual([]);
  expect(await decideAs(max, true, id)).toEqual({ is_done: false });
  expect(await askAs(max)).toEqual({ is_done: true });
  const again = await unveilingOf(mia);
  await decideAs(mia, true);
  await later('decided_at');
  await expect(max.ask('open-unveiling', { id: again.id })).rejects.toThrow('not_found');
});

it('is asked of reported posts by pseudonyms alone', async () => {
  const { ada, ben, mia } = people();
  const named = await ada.post('By name');
  await ben.ask('report-post', { id: named, reason: 'hurts', words: '' });
  const quiet = await ada.post('Not reported', {
    pseudonym: (await ada.ask('list-sharing-places', {})).places[0]?.pseudonym ?? '',
  });
  for (const id of [named, quiet])
    expect(await mia.ask('ask-unveiling', { post_id: id, reason: 'Why not' })).toEqual({ is_done: false });
});

it('is not there at all where the instance does not want it', async () => {
  const { mia, max } = people();
  await askAs(mia);
  await decideAs(max, true);
  const { id } = await unveilingOf(mia);
  await turn(false);
  await expect(mia.ask('open-unveiling', { id })).rejects.toThrow('not_permitted');
  await expect(askAs(mia)).rejects.toThrow('not_permitted');
  const { cases, unveilings } = await mia.ask('list-cases', {});
  expect(unveilings).toEqual([]);
  expect(only(cases).can_be_unveiled).toBe(false);
});

it('goes with the post, and is opened once by two who press at once', async () => {
  const { ada, mia, max } = people();
  await askAs(mia);
  await decideAs(max, true);
  const { id } = await unveilingOf(mia);
  await Promise.all([1, 2].map(() => mia.ask('open-unveiling', { id })));
  expect((await ada.ask('list-own-cases', {})).notices).toHaveLength(1);
  await house.api.owner.query('delete from public.instance_users where user_id = $1', [ada.person.id]);
  await expect(mia.ask('open-unveiling', { id })).rejects.toThrow('not_found');
});
