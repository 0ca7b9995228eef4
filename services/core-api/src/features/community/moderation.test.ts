import type { ModerationAct } from '@reflectory/contracts/community';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('moderation', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let people: { ada: Neighbour; ben: Neighbour; mia: Neighbour; max: Neighbour };
  let circle: string;
  beforeAll(async () => {
    house = await openNeighbourhood();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    await house.api.owner.query('delete from public.community_posts');
    await house.api.owner.query('delete from public.role_members');
    await house.api.owner.query('delete from app.moderation_records');
    people = {
      ada: await house.meet('Ada'),
      ben: await house.meet('Ben'),
      mia: await house.meet('Mia', 'moderator'),
      max: await house.meet('Max', 'moderator'),
    };
    circle = await people.ada.circle();
    await people.ben.join(circle);
  });
  const report = (id: string, words = '') => people.ben.ask('report-post', { id, reason: 'hurts', words });
  const decide = (post: string, act: ModerationAct, by = people.mia) =>
    by.ask('decide-case', { post_id: post, act, words: 'It hurts somebody.' });

  it('tells every member how often what was done, from five on', async () => {
    const { ada, ben } = people;
    const decideSome = async (amount: number, act: ModerationAct) => {
      for (let count = 0; count < amount; count += 1) {
        const id = await ada.post(`Words ${act} ${count}`, { circle_id: circle });
        await report(id);
        await decide(id, act);
      }
    };
    await decideSome(4, 'keep');
    expect(await ben.ask('get-community-figures', {})).toEqual({ reports: null, acts: {} });
    await decideSome(1, 'keep');
    await house.api.owner.query('delete from app.community_paces');
    await decideSome(4, 'hide');
    expect(await ben.ask('get-community-figures', {})).toEqual({ reports: 9, acts: { keep: 5 } });
  });

  it('goes from a report over a decision to an appeal that somebody else decides', async () => {
    const { ada, ben, mia, max } = people;
    const id = await ada.post('Something harsh', { circle_id: circle });
    expect(await report(id, 'Not kind')).toEqual({ is_done: true });
    expect(await report(id, 'Again')).toEqual({ is_done: true });
    expect(await mia.told()).toContain('Something shared waits for a moderator');
    const { cases } = await mia.ask('list-cases', {});
    expect(cases).toMatchObject([
      {
        post_id: id,
        author: 'Ada',
        place: 'Evening circle',
        body: 'Something harsh',
        reports: [{ reason: 'hurts', words: 'Not kind' }],
        earlier: 0,
      },
    ]);
    expect(JSON.stringify(cases)).not.toContain(ben.person.id);
    await expect(ben.ask('list-cases', {})).rejects.toThrow('not_permitted');
    await expect(decide(id, 'hide', ben)).rejects.toThrow('not_permitted');

    expect(await decide(id, 'hide')).toEqual({ is_done: true });
    expect(await decide(id, 'keep')).toEqual({ is_done: false });
    expect(await ben.bodies(circle)).toEqual([]);
    expect(only(await ada.feed(circle))).toMatchObject({ state: 'hidden' });
    expect(only((await ben.ask('list-own-cases', {})).reports)).toMatchObject({ state: 'upheld' });
    expect(await ben.told()).toContain('There is an answer to your report');
    const notice = only((await ada.ask('list-own-cases', {})).notices);
    expect(notice).toMatchObject({
      act: 'hide',
      words: 'It hurts somebody.',
      appeal: null,
      excerpt: 'Something harsh',
    });
    expect(JSON.stringify(notice)).not.toMatch(/Mia|Ben/);

    expect(await ben.ask('appeal-notice', { id: notice.id, words: 'Mine' })).toEqual({ is_done: false });
    expect(await ada.ask('appeal-notice', { id: notice.id, words: 'It was about myself.' })).toEqual({
      is_done: true,
    });
    expect(await ada.ask('appeal-notice', { id: notice.id, words: 'Again' })).toEqual({ is_done: false });
    const answer = { notice_id: notice.id, reverse: true, words: 'You are right.' };
    expect(only((await mia.ask('list-cases', {})).appeals)).toMatchObject({ is_own_decision: true });
    await expect(mia.ask('decide-appeal', answer)).rejects.toThrow('not_permitted');
    expect(only((await max.ask('list-cases', {})).appeals)).toMatchObject({
      appeal: 'It was about myself.',
      is_own_decision: false,
    });
    expect(await max.ask('decide-appeal', answer)).toEqual({ is_done: true });
    expect(await max.ask('decide-appeal', answer)).toEqual({ is_done: false });
    expect(await ben.bodies(circle)).toEqual(['Something harsh']);
    expect(only((await ada.ask('list-own-cases', {})).notices)).toMatchObject({
      outcome: 'reversed',
      outcome_words: 'You are right.',
    });
    expect((await max.ask('list-cases', {})).decided.map(({ act, moderator }) => [act, moderator])).toEqual([
      ['reverse', 'Max'],
      ['hide', 'Mia'],
    ]);
  });

  it('leaves the decision about one’s own to somebody else', async () => {
    const id = await people.mia.post('By a moderator');
    await report(id);
    await expect(decide(id, 'keep')).rejects.toThrow('not_permitted');
    expect(await decide(id, 'warn', people.max)).toEqual({ is_done: true });
    expect(await people.ben.bodies()).toEqual(['By a moderator']);
  });

  it('shows what was held when it is kept, and only then tells of a reply', async () => {
    const { ada, ben } = people;
    const id = await ada.post('Anybody?', { circle_id: circle });
    const reply = await ben.post('See www.cures.shop', { parent_id: id });
    expect((await ada.ask('get-post', { id })).replies).toEqual([]);
    expect(await ada.told()).not.toContain('Ben replied to you in “Evening circle”');
    expect(await decide(reply, 'keep')).toEqual({ is_done: true });
    expect((await ada.ask('get-post', { id })).replies).toHaveLength(1);
    expect(await ada.told()).toContain('Ben replied to you in “Evening circle”');
  });

  it('ends replies, and reports are declined with an answer', async () => {
    const { ada, ben } = people;
    const id = await ada.post('Heated', { circle_id: circle });
    await report(id);
    await decide(id, 'lock');
    await expect(ben.post('More', { parent_id: id })).rejects.toThrow('conflict');
    const other = await ada.post('Fine', { circle_id: circle });
    await report(other);
    await decide(other, 'keep');
    expect((await ben.ask('list-own-cases', {})).reports).toMatchObject([
      { state: 'declined', answer: 'It hurts somebody.' },
      { state: 'upheld', answer: '' },
    ]);
    expect(await ben.bodies(circle)).toContain('Fine');
  });

  it('keeps what was reported and taken back until it is decided, and nobody else sees it', async () => {
    const { ada, ben, mia } = people;
    const id = await ada.post('Harsh and gone', { circle_id: circle });
    await report(id);
    expect(await ada.ask('take-back-post', { id })).toEqual({ is_done: true });
    expect(await ben.bodies(circle)).toEqual([]);
    expect((await ada.ask('list-own-posts', {})).posts).toEqual([]);
    expect(only((await mia.ask('list-cases', {})).cases)).toMatchObject({
      is_taken_back: true,
      body: 'Harsh and gone',
    });
    await decide(id, 'remove');
    expect(await house.api.owner.query('select from public.community_posts where id = $1', [id])).toEqual([]);
    const notice = only((await ada.ask('list-own-cases', {})).notices);
    await ada.ask('appeal-notice', { id: notice.id, words: 'It was mine.' });
    expect(only((await people.max.ask('list-cases', {})).appeals)).toMatchObject({
      author: null,
      body: 'Harsh and gone',
    });
  });

  it('is one case of many reports, and nothing is hidden by their number', async () => {
    const id = await people.ada.post('Unpopular');
    for (let count = 0; count < 6; count += 1) {
      const one = await house.meet(`Storm ${count}`);
      await one.ask('report-post', { id, reason: 'other', words: '' });
    }
    expect(only((await people.mia.ask('list-cases', {})).cases).reports).toHaveLength(6);
    expect(await people.ben.bodies()).toEqual(['Unpopular']);
  });

  it('keeps what was decided when who decided it is gone, and names them no more', async () => {
    const { ada, mia, max } = people;
    const id = await ada.post('Something harsh', { circle_id: circle });
    await report(id);
    await decide(id, 'hide');
    const last = async () => (await max.ask('list-cases', {})).decided[0];
    expect(await last()).toMatchObject({ act: 'hide', moderator: 'Mia' });
    await house.api.owner.query('delete from public.instance_users where user_id = $1', [mia.person.id]);
    expect(await last()).toMatchObject({ act: 'hide', moderator: null });
    const rows = await house.api.owner.query(
      'select moderator_id from app.moderation_records where post_id = $1',
      [id],
    );
    expect(rows).toEqual([{ moderator_id: null }]);
  });
});
