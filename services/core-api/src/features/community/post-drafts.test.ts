import { randomUUID } from 'node:crypto';
import { POST_DRAFTS_KEPT } from '@reflectory/contracts/community';
import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('a draft of a post', () => {
  let house: House;
  let ada: Neighbour;
  let ben: Neighbour;
  let circle: string;
  let count = 0;
  beforeAll(async () => {
    house = await openNeighbourhood();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    count += 1;
    [ada, ben] = [await house.meet(`Ada ${count}`), await house.meet(`Ben ${count}`)];
    circle = await ada.circle();
    await ben.join(circle);
  });

  it('is kept with its place and name, and read by nobody else', async () => {
    const id = randomUUID();
    expect(await ben.keep(id, { place: circle, content_note: 'grief', pseudonym: 'Quiet fern' })).toBe(1);
    expect(only(await ben.drafts())).toMatchObject({
      id,
      place: circle,
      place_name: 'Evening circle',
      is_there: true,
      lesson: 'Half a sentence',
      content_note: 'grief',
      pseudonym: 'Quiet fern',
      origin: 'hand',
      revision: 1,
    });
    expect(await ada.drafts()).toEqual([]);
    expect(await ada.bodies(circle)).toEqual([]);
    expect(await ada.ask('remove-post-draft', { id, base: 1 })).toEqual({ is_done: false });
    expect(await ada.keep(id, { lesson: 'Mine under the same id' })).toBe(1);
    expect(only(await ben.drafts()).lesson).toBe('Half a sentence');
  });

  it('is never written over by a device that has not seen what another one wrote', async () => {
    const id = randomUUID();
    await ben.keep(id, { place: 'everyone' });
    expect(await ben.keep(id, { base: 1, lesson: 'On the phone' })).toBe(2);
    // Sent again, since its answer was lost.
    expect(await ben.keep(id, { base: 1, lesson: 'On the phone' })).toBe(2);
    expect(await ben.keep(id, { base: 1, lesson: 'On the desk' })).toBeNull();
    expect(await ben.keep(id, { lesson: 'As if it were new' })).toBeNull();
    expect(only(await ben.drafts())).toMatchObject({ lesson: 'On the phone', revision: 2, place: null });
    expect(await ben.ask('remove-post-draft', { id, base: 1 })).toEqual({ is_done: false });
    expect(only(await ben.drafts()).lesson).toBe('On the phone');
    expect(await ben.ask('remove-post-draft', { id, base: 2 })).toEqual({ is_done: true });
    expect(await ben.keep(id, { base: 2, lesson: 'After it was deleted' })).toBeNull();
    expect(await ben.drafts()).toEqual([]);
  });

  it('goes at the moment in which it is shared, and stays when it is not', async () => {
    const id = randomUUID();
    await ben.keep(id, { place: circle });
    await expect(ben.post('\u200B', { circle_id: circle, draft_id: id })).rejects.toThrow('invalid_input');
    expect(await ben.drafts()).toHaveLength(1);
    await ben.post('A whole one', { circle_id: circle, draft_id: id });
    expect(await ben.drafts()).toEqual([]);
    expect(await ada.bodies(circle)).toEqual(['A whole one']);
  });

  it('is shared once, however many devices send it at the same time', async () => {
    const id = randomUUID();
    await ben.keep(id, { place: circle });
    const share = () => ben.post('Only once', { circle_id: circle, draft_id: id });
    const settled = await Promise.allSettled([share(), share()]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(share()).rejects.toThrow('not_found');
    expect(await ada.bodies(circle)).toEqual(['Only once']);
  });

  it('stays one’s own where the circle is left, and says that the place is gone', async () => {
    const id = randomUUID();
    await ben.keep(id, { place: circle });
    await ben.ask('leave-circle', { id: circle, keeps_posts: false });
    const left = { lesson: 'Half a sentence', place_name: 'Evening circle', is_there: false };
    expect(only(await ben.drafts())).toMatchObject(left);
    await ada.ask('change-circle', {
      id: circle,
      name: 'Renamed without Ben',
      about: '',
      rules: '',
      question: '',
      joining: 'open',
      most_members: 12,
    });
    expect(await ben.keep(id, { base: 1, place: circle })).toBe(2);
    expect(only(await ben.drafts())).toMatchObject(left);
    expect(await ben.keep(id, { base: 2, place: 'everyone' })).toBe(3);
    expect(only(await ben.drafts())).toMatchObject({ place: 'everyone', is_there: true });
  });

  it('stays when the circle ends, or somebody is no longer let in', async () => {
    await ben.keep(randomUUID(), { place: circle });
    const { circle: seen } = await ada.ask('get-circle', { id: circle });
    const membership = seen.people.find(({ is_me: isMe }) => !isMe)?.id ?? '';
    await ada.ask('answer-circle-member', { membership_id: membership, accept: false });
    expect(only(await ben.drafts())).toMatchObject({ is_there: false });
    await ada.keep(randomUUID(), { place: circle });
    await ada.ask('leave-circle', { id: circle, keeps_posts: false });
    expect(only(await ada.drafts())).toMatchObject({ place_name: 'Evening circle', is_there: false });
  });

  it('tells nobody of a circle that they were never in', async () => {
    const stranger = await house.meet(`Cem ${count}`);
    const [there, nowhere] = [randomUUID(), randomUUID()];
    expect(await stranger.keep(there, { place: circle })).toBe(1);
    expect(await stranger.keep(nowhere, { place: randomUUID() })).toBe(1);
    for (const draft of await stranger.drafts())
      expect(draft).toMatchObject({ is_there: false, place_name: '' });
  });

  it('is one of a hundred at most', async () => {
    await house.api.owner.query(
      `insert into public.post_drafts (instance_id, user_id, lesson) select $1, $2, 'x' from generate_series(1, $3)`,
      [house.instance, ben.person.id, POST_DRAFTS_KEPT],
    );
    const [kept] = await ben.drafts();
    await expect(ben.keep(randomUUID())).rejects.toThrow('too_large');
    expect(await ben.keep(kept?.id ?? '', { base: 1, lesson: 'Changed' })).toBe(2);
    expect(await ben.drafts()).toHaveLength(POST_DRAFTS_KEPT);
    expect(await ada.keep(randomUUID())).toBe(1);
  });

  it('knows the entry that it began with, of its own person alone', async () => {
    const [entry] = await house.api.owner.query<{ id: string }>(
      `insert into public.entries (instance_id, user_id, text, title, word_count) values ($1, $2, 'Words', 'Words', 1) returning id`,
      [house.instance, ben.person.id],
    );
    const of = { entry_id: entry?.id ?? '' };
    await ben.keep(randomUUID(), { ...of, quote: 'Words', passage: 'Words', kind: 'passage' });
    await ada.keep(randomUUID(), of);
    expect(only(await ben.drafts())).toMatchObject({ quote: 'Words', ...of });
    expect(only(await ada.drafts()).entry_id).toBeNull();
  });

  it('takes along what its person was told of it', async () => {
    const leave = (words: string) =>
      house.api.owner.query<{ id: string }>(
        `insert into public.post_drafts (instance_id, user_id, lesson, origin) values ($1, $2, $3, 'routine') returning id`,
        [house.instance, ben.person.id, words],
      );
    const [made] = await leave('By a routine');
    await house.api.owner.query(
      `select app.notify($1, $2, 'community.draft', 'draft', '/groups', '{"title": "Evening circle"}', $3)`,
      [house.instance, ben.person.id, made?.id],
    );
    expect(await ben.told()).toEqual(['A routine left a draft for “Evening circle”']);
    await ben.ask('remove-post-draft', { id: made?.id ?? '', base: 1 });
    expect(await ben.told()).toEqual([]);
  });
});
