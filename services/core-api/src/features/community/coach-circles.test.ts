import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('a coach circle', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let ada: Neighbour;
  let ben: Neighbour;
  let cem: Neighbour;
  beforeAll(async () => {
    house = await openNeighbourhood();
    [ada, ben, cem] = [await house.meet('Ada'), await house.meet('Ben'), await house.meet('Cem')];
  });
  beforeEach(() => house.api.owner.query('delete from app.community_paces'));
  afterAll(() => house.api.stop());

  /** Ada coaches Ben and Cem. */
  const open = async (fields: Parameters<Neighbour['circle']>[0] = {}) => {
    const id = await ada.circle({ kind: 'coach', ...fields });
    for (const one of [ben, cem]) await one.join(id);
    return id;
  };
  const circleOf = async (by: Neighbour, id: string) => (await by.ask('get-circle', { id })).circle;
  const namesOf = async (by: Neighbour, id: string) =>
    (await circleOf(by, id)).people.map(({ name }) => name);
  const repliesOf = async (by: Neighbour, id: string) =>
    (await by.ask('get-post', { id })).replies.map(({ body }) => body);

  it('says before one joins who will read it, and how many are in it to its coach alone', async () => {
    const id = await open();
    const dee = await house.meet('Dee');
    const found = only((await dee.ask('list-circles', {})).circles.filter((one) => one.id === id));
    expect(found).toMatchObject({ kind: 'coach', coaches: ['Ada'], members: null, most_members: null });
    expect(await circleOf(ada, id)).toMatchObject({ members: 3, most_members: 12 });
    expect(await circleOf(ben, id)).toMatchObject({ members: null, most_members: null });
    expect(await namesOf(ada, id)).toEqual(['Ada', 'Ben', 'Cem']);
    expect(await namesOf(ben, id)).toEqual(['Ada', 'Ben']);
  });

  it('names its members to each other only where it said so at its beginning', async () => {
    const id = await open({ are_members_shown: true });
    expect(await namesOf(ben, id)).toEqual(['Ada', 'Ben', 'Cem']);
    const hidden = await open();
    const { name, about, rules, question, joining } = await circleOf(ada, hidden);
    const shown = { kind: 'together', are_members_shown: true };
    const changed = { id: hidden, name, about, rules, question, joining, most_members: 5, ...shown };
    await ada.ask('change-circle', changed);
    expect(await circleOf(ben, hidden)).toMatchObject({ kind: 'coach', are_members_shown: false });
    expect(await namesOf(ben, hidden)).toEqual(['Ada', 'Ben']);
  });

  it('shows the coach what each shares, and to each their own, what is for all and what answers them', async () => {
    const id = await open();
    const ofBen = await ben.post('By Ben', { circle_id: id });
    await cem.post('By Cem', { circle_id: id });
    const toAll = await ada.post('To all', { circle_id: id });
    const replied = await ben.post('Ben replies', { parent_id: toAll });
    await cem.post('Cem replies', { parent_id: toAll });
    await ada.post('To Ben alone', { parent_id: replied });
    await ada.post('To all again', { parent_id: toAll });
    expect(await ada.bodies(id)).toEqual(['To all', 'By Cem', 'By Ben']);
    expect(await ben.bodies(id)).toEqual(['To all', 'By Ben']);
    expect(await cem.bodies('followed')).not.toContain('By Ben');
    await expect(cem.ask('get-post', { id: ofBen })).rejects.toThrow('not_found');
    expect(await repliesOf(ada, toAll)).toEqual([
      'Ben replies',
      'Cem replies',
      'To Ben alone',
      'To all again',
    ]);
    expect(await repliesOf(ben, toAll)).toEqual(['Ben replies', 'To Ben alone', 'To all again']);
    expect(await repliesOf(cem, toAll)).toEqual(['Cem replies', 'To all again']);
    expect((await ada.ask('get-post', { id: toAll })).replies.map(({ answers }) => answers)).toEqual([
      null,
      null,
      'Ben',
      null,
    ]);
    await expect(cem.post('Me too', { parent_id: replied })).rejects.toThrow('not_found');
    await expect(cem.post('Me too', { parent_id: ofBen })).rejects.toThrow('not_found');
    expect(await cem.ask('respond-to-post', { id: ofBen, response: 'felt' })).toEqual({ is_done: false });
    expect(await cem.ask('report-post', { id: ofBen, reason: 'other', words: '' })).toEqual({
      is_done: false,
    });
  });

  it('tells the coach alone what a member asks, and one alone what answers them', async () => {
    const id = await open({ name: 'Told' });
    const { id: asked } = await ben.ask('ask-circle', {
      circle_id: id,
      question: 'May I rest?',
      answers_first: true,
    });
    await ada.post('You may', { parent_id: asked });
    expect(await repliesOf(ben, asked)).toEqual(['You may']);
    const told = async (by: Neighbour) => (await by.told()).filter((sentence) => sentence.includes('Told'));
    expect(await told(ada)).toContain('Ben asks something in “Told”');
    expect(await told(ben)).toEqual(['Ada replied to you in “Told”']);
    expect(await told(cem)).toEqual([]);
    expect(await cem.bodies(id)).toEqual([]);
  });

  it('takes nothing under a pseudonym, lets nothing for the coach wait for others, and has no challenges', async () => {
    const id = await open();
    await expect(ben.post('Veiled', { circle_id: id, pseudonym: 'Heron' })).rejects.toThrow('conflict');
    await ben.post('See https://rest.example', { circle_id: id });
    expect(await ada.bodies(id)).toEqual(['See https://rest.example']);
    const place = async (by: Neighbour) =>
      only((await by.ask('list-sharing-places', {})).places.filter((one) => one.circle_id === id));
    expect(await place(ben)).toMatchObject({ kind: 'coach', people: 2, coaches: ['Ada'] });
    expect(await place(ada)).toMatchObject({ kind: 'coach', people: 3, coaches: [] });
    const today = new Date().toISOString().slice(0, 10);
    const begun = ada.ask('start-challenge', {
      template: 'rest',
      audience: 'circle',
      circle_id: id,
      starts_on: today,
      catch_up: 3,
      has_board: true,
      pool_goal: null,
      is_pooled: false,
      is_on_board: false,
      today,
      zone: 'UTC',
    });
    await expect(begun).rejects.toThrow('not_permitted');
    const { circles } = await ada.ask('list-challenges', { today });
    expect(circles.map((one) => one.id)).not.toContain(id);
  });

  it('gives back what was shared, one by one and with its answers, or all at once on leaving', async () => {
    const id = await open({ name: 'Given back' });
    const toAll = await ada.post('To all', { circle_id: id });
    const first = await ben.post('First', { circle_id: id });
    const replied = await ben.post('Below', { parent_id: toAll });
    await ada.post('To Ben', { parent_id: replied });
    await ben.ask('take-back-post', { id: first });
    await ben.ask('take-back-post', { id: replied });
    expect(await ada.bodies(id)).toEqual(['To all']);
    expect(await repliesOf(ada, toAll)).toEqual([]);
    expect((await ben.told()).filter((one) => one.includes('Given back'))).toEqual([]);
    await ben.post('Second', { circle_id: id });
    await ben.ask('leave-circle', { id, keeps_posts: false });
    await cem.post('Of Cem', { circle_id: id });
    await cem.ask('leave-circle', { id, keeps_posts: true });
    expect(await ada.bodies(id)).toEqual(['Of Cem', 'To all']);
    const [kept] = (await cem.ask('list-own-posts', {})).posts.filter(({ body }) => body === 'Of Cem');
    await cem.ask('take-back-post', { id: kept?.id ?? '' });
    expect(await ada.bodies(id)).toEqual(['To all']);
  });

  it('leaves a coach who ends a membership nothing of what was shared for it', async () => {
    const id = await open();
    await ben.post('Of Ben', { circle_id: id });
    const membership = (await circleOf(ada, id)).people.find(({ name }) => name === 'Ben');
    await ada.ask('answer-circle-member', { membership_id: membership?.id ?? '', accept: false });
    expect(await ada.bodies(id)).toEqual([]);
  });

  it('is inherited by nobody: it ends with its coach, and what was reported waits for the moderators', async () => {
    const mia = await house.meet('Mia', 'moderator');
    const id = await open({ name: 'Ending' });
    await ben.post('Of Ben', { circle_id: id });
    const bad = await ada.post('Words that hurt', { circle_id: id });
    await cem.ask('report-post', { id: bad, reason: 'hurts', words: '' });
    await ada.ask('leave-circle', { id, keeps_posts: true });
    await expect(ben.ask('get-circle', { id })).rejects.toThrow('not_found');
    expect((await ben.ask('list-own-posts', {})).posts.map(({ body }) => body)).not.toContain('Of Ben');
    expect((await ben.told()).filter((one) => one.includes('Ending'))).toEqual([
      '“Ending” has ended, and what was shared there is gone',
    ]);
    const { cases } = await mia.ask('list-cases', {});
    expect(cases.map(({ body }) => body)).toEqual(['Words that hurt']);
    await mia.ask('decide-case', { post_id: bad, act: 'warn', words: 'Take care' });
    const left = async () =>
      (await house.api.owner.query('select 1 from app.circles where id = $1', [id])).length;
    expect(await left()).toBe(1);
    await house.api.owner.query("select app.sweep_community(now() - interval '2 days')");
    expect(await left()).toBe(0);
  });
});
