import { only } from '@reflectory/runtime/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

describe('what people share', () => {
  let house: Awaited<ReturnType<typeof openNeighbourhood>>;
  let ada: Neighbour;
  let ben: Neighbour;
  let cem: Neighbour;
  let circle: string;
  let count = 0;
  beforeAll(async () => {
    house = await openNeighbourhood();
  });
  afterAll(() => house.api.stop());
  beforeEach(async () => {
    count += 1;
    await house.api.owner.query('delete from public.community_posts');
    [ada, ben, cem] = [
      await house.meet(`Ada ${count}`),
      await house.meet(`Ben ${count}`),
      await house.meet(`Cem ${count}`),
    ];
    circle = await ada.circle();
    await ben.join(circle);
    await cem.join(circle);
  });
  const inCircle = () => ({ circle_id: circle });

  it('is read in its place by who is in it, and by nobody else', async () => {
    const outsider = await house.meet(`Dee ${count}`);
    const id = await ada.post('Only for us', { ...inCircle(), content_note: 'grief' });
    expect(only(await ben.feed(circle))).toMatchObject({
      author: `Ada ${count}`,
      is_mine: false,
      content_note: 'grief',
      support: null,
      entry_id: null,
    });
    expect(await outsider.bodies(circle)).toEqual([]);
    await expect(outsider.ask('get-post', { id })).rejects.toThrow('not_found');
    await expect(outsider.post('Me too', { parent_id: id })).rejects.toThrow('not_found');
    expect(await outsider.ask('respond-to-post', { id, response: 'felt' })).toEqual({ is_done: false });
    expect(await outsider.ask('report-post', { id, reason: 'hurts', words: '' })).toEqual({ is_done: false });
    await ben.ask('leave-circle', { id: circle, keeps_posts: true });
    expect(await ben.bodies(circle)).toEqual([]);
  });

  it('is known as readable or not: what was taken back, blocked, or is of a place that one left is not', async () => {
    const [kept, gone] = [await ada.post('Stays', inCircle()), await ada.post('Goes', inCircle())];
    const theirs = await cem.post('By somebody else', inCircle());
    const everywhere = await ada.post('For everybody');
    const asked = { post_ids: [kept, gone, theirs, everywhere], circle_ids: [circle] };
    expect((await ben.ask('find-readable', asked)).post_ids).toHaveLength(4);
    await ada.ask('take-back-post', { id: gone });
    await ben.ask('filter-post', { id: theirs, kind: 'block' });
    const left = await ben.ask('find-readable', asked);
    expect(new Set(left.post_ids)).toEqual(new Set([kept, everywhere]));
    expect(left.circle_ids).toEqual([circle]);
    await ben.ask('leave-circle', { id: circle, keeps_posts: true });
    expect(await ben.ask('find-readable', asked)).toEqual({ post_ids: [everywhere], circle_ids: [] });
  });

  it('comes into a feed from places that were chosen, and from no other', async () => {
    await ada.post('For everybody');
    await ada.post('For the circle', inCircle());
    expect(await ben.bodies('followed')).toEqual(['For the circle']);
    await ben.ask('set-community-settings', { follows_everyone: true, hidden_words: [] });
    expect(await ben.bodies('followed')).toEqual(['For the circle', 'For everybody']);
    await ben.ask('follow-circle', { id: circle, follow: false });
    expect(await ben.bodies('followed')).toEqual(['For everybody']);
    await ben.ask('set-community-settings', { follows_everyone: true, hidden_words: ['EVERY'] });
    expect(await ben.bodies('followed')).toEqual([]);
  });

  it('comes page by page, each post once, also those of one moment', async () => {
    await house.api.owner.query(
      `with persona as (insert into public.community_personas (instance_id, user_id) values ($1, $2) returning id)
       insert into public.community_posts (instance_id, user_id, persona_id, body, shown_at)
       select $1, $2, id, 'Post ' || n, '2026-01-01'::timestamptz + interval '1 hour' * (n / 10)
       from persona, generate_series(1, 45) n`,
      [house.instance, ada.person.id],
    );
    const seen: string[] = [];
    let before: { shown_at: string; id: string } | undefined;
    for (let pages = 0; pages < 3; pages += 1) {
      const { posts, hasMore } = await ben.ask('list-posts', { place: 'everyone', before });
      seen.push(...posts.map(({ body }) => body));
      const last = posts.at(-1);
      before = last && { shown_at: last.shown_at, id: last.id };
      expect(hasMore).toBe(pages < 2);
    }
    expect(new Set(seen).size).toBe(45);
  });

  it('is supported without being counted by others', async () => {
    const id = await ada.post('It was a long day');
    await ben.ask('respond-to-post', { id, response: 'thanks' });
    await ben.ask('respond-to-post', { id, response: 'felt' });
    await cem.ask('respond-to-post', { id, response: 'felt' });
    expect(only(await ada.feed())).toMatchObject({ support: { felt: 2 }, response: null });
    expect(only(await ben.feed())).toMatchObject({ support: null, response: 'felt' });
    await ben.ask('respond-to-post', { id, response: null });
    expect(only(await ada.feed())).toMatchObject({ support: { felt: 1 } });
    expect(await ada.ask('respond-to-post', { id, response: 'felt' })).toEqual({ is_done: false });
  });

  it('is replied to, and its author is told without a word of it', async () => {
    const id = await ada.post('How do you rest?', inCircle());
    await ben.post('I walk a secret way', { parent_id: id });
    expect(await ada.told()).toContain(`Ben ${count} replied to you in “Evening circle”`);
    expect(JSON.stringify(await ada.told())).not.toContain('secret');
    const { replies } = await cem.ask('get-post', { id });
    expect(replies).toMatchObject([{ body: 'I walk a secret way', parent_id: id, circle_id: circle }]);
    await expect(cem.post('Below', { parent_id: replies[0]?.id ?? null })).rejects.toThrow('not_found');
  });

  it('is gone at once when it is taken back: from lists, replies, responses and notifications', async () => {
    const id = await ada.post('Too much', inCircle());
    const reply = await ben.post('I hear you', { parent_id: id });
    await cem.ask('respond-to-post', { id, response: 'felt' });
    expect(await ben.ask('take-back-post', { id })).toEqual({ is_done: false });
    expect(await ada.ask('take-back-post', { id })).toEqual({ is_done: true });
    expect(await ada.ask('take-back-post', { id })).toEqual({ is_done: false });
    expect(await ben.bodies(circle)).toEqual([]);
    await expect(ben.ask('get-post', { id })).rejects.toThrow('not_found');
    await expect(ben.post('Too late', { parent_id: id })).rejects.toThrow('not_found');
    expect((await ada.told()).filter((sentence) => sentence.includes('replied'))).toEqual([]);
    const left = await house.api.owner.query(
      `select id from public.community_posts where id in ($1, $2)
       union all select post_id from public.community_responses where post_id = $1`,
      [id, reply],
    );
    expect(left).toEqual([]);
  });

  it('stays when its entry goes for good, and knows no entry of others', async () => {
    const entry = async (by: Neighbour) => {
      const [row] = await house.api.owner.query<{ id: string }>(
        "insert into public.entries (instance_id, user_id, text) values ($1, $2, 'Text') returning id",
        [house.instance, by.person.id],
      );
      return row?.id ?? '';
    };
    const [mine, theirs] = [await entry(ada), await entry(ben)];
    await ada.post('From my journal', { entry_id: mine });
    await ada.post('Not mine', { entry_id: theirs });
    expect((await ada.ask('list-own-posts', { entry_id: mine })).posts).toMatchObject([
      { body: 'From my journal' },
    ]);
    expect((await ada.ask('list-own-posts', { entry_id: theirs })).posts).toEqual([]);
    await house.api.owner.query('delete from public.entries where id = $1', [mine]);
    expect((await ada.feed()).map(({ entry_id: id }) => id)).toEqual([null, null]);
  });

  it('is left behind or taken along when somebody leaves', async () => {
    await ben.post('I stay', inCircle());
    await cem.post('I go', inCircle());
    await ben.ask('leave-circle', { id: circle, keeps_posts: true });
    await cem.ask('leave-circle', { id: circle, keeps_posts: false });
    expect(await ada.bodies(circle)).toEqual(['I stay']);
    const own = only((await ben.ask('list-own-posts', {})).posts);
    expect(await ben.ask('take-back-post', { id: own.id })).toEqual({ is_done: true });
    expect(await ada.bodies(circle)).toEqual([]);
  });

  it('goes with the account, and is in the export of its author alone', async () => {
    const exported = async ({ person }: Neighbour) => {
      const response = await house.api.fetchAs(person.context, '/functions/v1/export-my-data', {
        method: 'POST',
      });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      return Buffer.from(files['reflectory.json'] ?? []).toString();
    };
    await ada.post('Mine to take along', inCircle());
    await ada.keep(crypto.randomUUID(), { lesson: 'Mine and not shared' });
    expect(JSON.parse(await exported(ada))).toMatchObject({
      communityPosts: [{ body: 'Mine to take along' }],
      postDrafts: [{ lesson: 'Mine and not shared' }],
    });
    expect(await exported(ben)).not.toContain('Mine to take along');
    await house.api.owner.query('delete from public.instance_users where user_id = $1', [ada.person.id]);
    expect(await ben.bodies(circle)).toEqual([]);
    expect(await house.api.owner.query('select from public.community_posts')).toEqual([]);
    expect(
      await house.api.owner.query('select from public.post_drafts where user_id = $1', [ada.person.id]),
    ).toEqual([]);
  });

  it('of whom one blocks is not seen, nor one’s own by them; a mute is for oneself alone', async () => {
    const by = await ben.post('From Ben', inCircle());
    await ada.post('From Ada');
    expect(await ada.ask('filter-post', { id: by, kind: 'block' })).toEqual({
      filter_id: expect.any(String),
    });
    const id = await cem.post('From Cem', inCircle());
    await ada.ask('filter-post', { id, kind: 'mute' });
    expect(await ada.bodies(circle)).toEqual([]);
    expect([await ben.bodies(), await cem.bodies()]).toEqual([[], ['From Ada']]);
    await expect(ada.ask('get-post', { id: by })).rejects.toThrow('not_found');
    const { filters } = await ada.ask('list-post-filters', {});
    expect(filters.map(({ kind, name, place }) => [kind, name, place])).toEqual([
      ['mute', `Cem ${count}`, null],
      ['block', `Ben ${count}`, null],
    ]);
    for (const filter of filters) await ada.ask('remove-post-filter', { id: filter.id });
    expect(await ben.bodies()).toEqual(['From Ada']);
    expect(await ada.ask('filter-post', { id, kind: 'hide' })).not.toEqual({ filter_id: null });
    expect(await ada.bodies(circle)).toEqual(['From Ben']);
  });

  it('of somebody new waits with a link, never with a call for help, and not for long of others', async () => {
    await ada.post('Cheap shoes: www.shoes.shop', inCircle());
    expect(await ben.bodies(circle)).toEqual([]);
    expect(only(await ada.feed(circle))).toMatchObject({ state: 'held' });
    await ben.post('I want to die. I wrote at www.letters.example', inCircle());
    expect(await ada.bodies(circle)).toContain('I want to die. I wrote at www.letters.example');
    for (const words of ['One', 'Two', 'Three']) await cem.post(words, inCircle());
    await cem.post('Four: www.letters.example', inCircle());
    expect(await ben.bodies(circle)).toContain('Four: www.letters.example');
  });

  it('of somebody new is five a day, also when it is taken back; unseen letters are no post', async () => {
    await expect(ada.post('\u200B\uFEFF '.repeat(900))).rejects.toThrow('invalid_input');
    await expect(ada.post('a'.repeat(5001))).rejects.toThrow('invalid_input');
    for (const words of ['1', '2', '3', '4', '5']) {
      await ada.ask('take-back-post', { id: await ada.post(words) });
    }
    await expect(ada.post('6')).rejects.toThrow('rate_limited');
  });

  it('names what somebody could be known by, also people of one’s journal, and keeps nothing', async () => {
    await house.api.owner.query(
      "insert into public.people (instance_id, user_id, key, label) values ($1, $2, 'bo', 'bo')",
      [house.instance, ada.person.id],
    );
    const text = 'I told bo about Acme and Sarah in Lyon.';
    const { marks } = await ada.ask('find-identifying', { text, language: 'en' });
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['bo', 'Acme', 'Sarah', 'Lyon']);
    const others = await ben.ask('find-identifying', { text, language: 'en' });
    expect(others.marks.map(({ start, end }) => text.slice(start, end))).not.toContain('bo');
  });
});
