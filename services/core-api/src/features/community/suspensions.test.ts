import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('somebody who is suspended', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let mia: Neighbour;
  let max: Neighbour;
  beforeAll(async () => {
    house = await openNeighbourhood();
    [mia, max] = [await house.meet('Mia', 'moderator'), await house.meet('Max', 'moderator')];
  });
  afterAll(() => house.api.stop());

  async function suspend(act: 'suspend_circle' | 'suspend', inCircle = true) {
    const [ada, ben] = [await house.meet('Ada'), await house.meet('Ben')];
    const circles = [await ben.circle(), await ben.circle({ name: 'Other circle' })];
    for (const id of circles) await ada.join(id);
    const [circle = '', other = ''] = circles;
    const post = await ada.post('Harsh words', { circle_id: inCircle ? circle : null });
    await ben.ask('report-post', { id: post, reason: 'hurts', words: '' });
    const decided = mia.ask('decide-case', { post_id: post, act, words: 'Again and again.', days: 7 });
    return { ada, ben, circle, other, decided };
  }

  it('from a circle reads on there and shares nothing, and elsewhere everything goes on', async () => {
    const { ada, ben, circle, other, decided } = await suspend('suspend_circle');
    await decided;
    const theirs = await ben.post('Good morning', { circle_id: circle });
    expect(await ada.bodies(circle)).toContain('Good morning');
    expect(await ben.bodies(circle)).toEqual(['Good morning']);
    await expect(ada.post('But', { circle_id: circle })).rejects.toThrow('not_permitted');
    await expect(ada.post('But', { parent_id: theirs })).rejects.toThrow('not_permitted');
    await expect(ada.ask('respond-to-post', { id: theirs, response: 'felt' })).rejects.toThrow(
      'not_permitted',
    );
    await ada.ask('leave-circle', { id: circle, keeps_posts: true });
    await expect(ada.join(circle)).rejects.toThrow('not_permitted');
    await ada.post('Here I am', { circle_id: other });
    const notice = only((await ada.ask('list-own-cases', {})).notices);
    expect(notice).toMatchObject({ act: 'suspend_circle', words: 'Again and again.' });
    expect(Date.parse(notice.until ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  });

  it('from the community shares nowhere, until the time is over', async () => {
    const { ada, other, decided } = await suspend('suspend');
    await decided;
    await expect(ada.post('But', { circle_id: other })).rejects.toThrow('not_permitted');
    await expect(ada.circle()).rejects.toThrow('not_permitted');
    await house.api.owner.query(
      "update public.moderation_notices set until = now() - interval '1 minute' where user_id = $1",
      [ada.person.id],
    );
    await ada.post('Here again', { circle_id: other });
  });

  it('is so no longer when somebody else grants the appeal', async () => {
    const { ada, ben, circle, decided } = await suspend('suspend');
    await decided;
    const { id } = only((await ada.ask('list-own-cases', {})).notices);
    await ada.ask('appeal-notice', { id, words: 'It was a quotation.' });
    const undo = (by: Neighbour) =>
      by.ask('decide-appeal', { notice_id: id, reverse: true, words: 'Right.' });
    await expect(undo(mia)).rejects.toThrow('not_permitted');
    await undo(max);
    await ada.post('Thank you', { circle_id: circle });
    expect(await ben.bodies(circle)).toEqual(['Thank you', 'Harsh words']);
  });

  it('from no circle is nobody', async () => {
    const { decided } = await suspend('suspend_circle', false);
    await expect(decided).rejects.toThrow('conflict');
  });
});
