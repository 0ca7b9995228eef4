import { only } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doors, liveByName } from './testing/doors.ts';
import { type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

/** What was read, with ids by the order in which they come, moments by their day, and names of a run left out. */
function comparable(read: unknown): string {
  const ids = new Map<string, string>();
  // What a notification rests on, and those of one moment, stand in an order of chance.
  const bare = (value: unknown) => JSON.stringify(value).replaceAll(/[\da-f-]{36}/g, '');
  const told = (key: string, value: unknown) => {
    if (!Array.isArray(value)) return value;
    if (key === 'sources') return value.length;
    return key === 'notifications' ? value.toSorted((a, b) => bare(a).localeCompare(bare(b))) : value;
  };
  return JSON.stringify(read, told, 1)
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
      ids.set(id, ids.get(id) ?? `id ${ids.size}`);
      return ids.get(id) ?? '';
    })
    .replaceAll(/T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g, ' some time')
    .replaceAll(/[\w-]+@[\w.-]+/g, 'address');
}

describe('a pseudonym', () => {
  const houses: Awaited<ReturnType<typeof openNeighbourhood>>[] = [];
  beforeAll(async () => {
    houses.push(await openNeighbourhood(), await openNeighbourhood());
  });
  afterAll(() => Promise.all(houses.map(({ api }) => api.stop())));

  /** The same evening, once with Xia and once with Yul behind the pseudonym. */
  const live = async (house: (typeof houses)[number], behind: 'Xia' | 'Yul') => {
    const [observer, xia, yul, moderator] = [
      await house.meet('Ona'),
      await house.meet('Xia'),
      await house.meet('Yul'),
      await house.meet('Mod', 'moderator'),
    ];
    const circle = await observer.circle();
    await xia.join(circle);
    await yul.join(circle);
    const inCircle = { circle_id: circle };
    const mine = await observer.post('From Ona', inCircle);
    const named = await xia.post('From Xia', inCircle);
    await yul.post('From Yul', inCircle);
    const hidden = behind === 'Xia' ? xia : yul;
    const quiet = { ...inCircle, pseudonym: 'Quiet fern' };
    const secret = await hidden.post('From nobody', quiet);
    const reply = await hidden.post('Reply of nobody', { ...quiet, parent_id: mine });
    await hidden.ask('respond-to-post', { id: mine, response: 'felt' });
    await hidden.post('To all', { pseudonym: 'Blue heron' });
    const question = await liveByName(observer, [xia, yul], circle);
    await hidden.post('Answer of nobody', { ...quiet, parent_id: question });
    await house.endHour();
    const posts = [mine, question, named, secret, reply];
    const before = await doors(house, observer, circle, posts);
    // A block of the name tells nothing of the pseudonym, nor the other way.
    await observer.ask('filter-post', { id: named, kind: 'block' });
    const blocked = await doors(house, observer, circle, posts);
    await observer.ask('report-post', { id: secret, reason: 'hurts', words: 'Please look' });
    const queue = await moderator.ask('list-cases', {});
    await moderator.ask('decide-case', {
      post_id: secret,
      act: 'suspend_circle',
      words: 'Be kinder',
      days: 7,
    });
    const decided = await moderator.ask('list-cases', {});
    return {
      people: { observer, xia, yul, moderator },
      ids: { secret, circle },
      read: {
        before,
        blocked,
        queue,
        decided,
        told: await moderator.ask('list-notifications', {}),
        after: await doors(house, observer, circle, [mine, question, secret]),
      },
    };
  };

  it('tells nobody who is behind it, by whatever door they come', async () => {
    const [first, second] = houses;
    if (!first || !second) throw new Error('No houses');
    const [ofXia, ofYul] = [await live(first, 'Xia'), await live(second, 'Yul')];
    expect(comparable(ofXia.read)).toBe(comparable(ofYul.read));
    const text = JSON.stringify(ofXia.read);
    expect(text).toContain('Quiet fern');
    for (const { person } of [ofXia.people.xia, ofXia.people.yul]) {
      expect(text).not.toContain(person.id);
      expect(text).not.toContain(person.email);
    }
    expect(ofXia.read.before.lists[2]?.posts.map(({ author }) => author).toSorted()).toEqual([
      'Ona',
      'Ona',
      'Quiet fern',
      'Xia',
      'Yul',
    ]);
    expect(ofXia.read.blocked.lists[2]?.posts.map(({ author }) => author).toSorted()).toEqual([
      'Ona',
      'Ona',
      'Quiet fern',
      'Yul',
    ]);
  });

  it('has a day and no time, not even in notifications or at the database', async () => {
    const [house] = houses;
    if (!house) throw new Error('No house');
    const kept = await house.api.owner.query<{ at: string }>(
      `select to_char(p.shown_at at time zone 'UTC', 'HH24:MI:SS.US') as at from public.community_posts p
       join public.community_personas a on a.id = p.persona_id where a.pseudonym is not null
       union select to_char(n.happened_at at time zone 'UTC', 'HH24:MI:SS.US') from public.notifications n
       where n.kind = 'community.reply'`,
    );
    expect(only(kept).at).toBe('12:00:00.000000');
  });

  it('is told of once an hour, to moderators as well, and not where it was taken back meanwhile', async () => {
    const [house] = houses;
    if (!house) throw new Error('No house');
    const [ana, bob, cyd] = [await house.meet('Ana'), await house.meet('Bob'), await house.meet('Cyd')];
    const moderator = await house.meet('Mia', 'moderator');
    const circle = await ana.circle();
    await bob.join(circle);
    await cyd.join(circle);
    const mine = await ana.post('From Ana', { circle_id: circle });
    const veiled = { circle_id: circle, parent_id: mine, pseudonym: 'Moss' };
    await bob.post('Quietly', veiled);
    await bob.post('See https://a.example', veiled);
    await bob.ask('take-back-post', { id: await bob.post('Rather not', veiled) });
    const replies = async () => (await ana.told()).filter((sentence) => sentence.includes('repl'));
    const told = async () => [await replies(), await moderator.told()];
    expect(await told()).toEqual([[], []]);
    await house.endHour();
    await house.endHour();
    expect(await told()).toEqual([
      ['Moss replied to you in “Evening circle”'],
      ['Something shared waits for a moderator'],
    ]);
  });

  it('is told of to everybody else where telling one of them fails', async () => {
    const [house] = houses;
    if (!house) throw new Error('No house');
    const [lou, mae, ned] = [await house.meet('Lou'), await house.meet('Mae'), await house.meet('Ned')];
    const circle = await lou.circle();
    await mae.join(circle);
    await ned.join(circle);
    const inCircle = { circle_id: circle };
    const [ofLou, ofMae] = [await lou.post('From Lou', inCircle), await mae.post('From Mae', inCircle)];
    for (const above of [ofLou, ofMae, ofLou, ofMae])
      await ned.post('Quietly', { ...inCircle, parent_id: above, pseudonym: 'Reed' });
    await house.api.owner.query(
      `create function app.fail_one() returns trigger language plpgsql as $$
         begin if new.user_id = '${lou.person.id}' then raise exception 'Broken'; end if; return new; end $$;
       create trigger fail_one before insert on public.notifications for each row execute function app.fail_one()`,
    );
    await house.endHour();
    await house.api.owner.query('drop function app.fail_one() cascade');
    const replies = async (one: Neighbour) => (await one.told()).filter((told) => told.includes('repl'));
    expect([(await replies(lou)).length, (await replies(mae)).length]).toEqual([0, 1]);
    expect(await house.api.owner.query('select from public.community_posts where is_untold')).toEqual([]);
  });

  it('is one’s own in its place, is another elsewhere, and is never the name of somebody', async () => {
    const [house] = houses;
    if (!house) throw new Error('No house');
    const [pia, rob, tom] = [await house.meet('Pia'), await house.meet('Rob'), await house.meet('Tom')];
    const circle = await pia.circle();
    await rob.join(circle);
    const inCircle = { circle_id: circle };
    await expect(pia.post('Of two', { ...inCircle, pseudonym: 'Moss' })).rejects.toThrow('conflict');
    await tom.join(circle);
    await pia.post('First', { ...inCircle, pseudonym: 'Moss' });
    await pia.post('Second', { ...inCircle, pseudonym: 'Another' });
    expect((await rob.feed(circle)).map(({ author }) => author)).toEqual(['Moss', 'Moss']);
    await expect(rob.post('Me', { ...inCircle, pseudonym: 'moss' })).rejects.toThrow('invalid_input');
    await expect(rob.post('Me', { ...inCircle, pseudonym: 'pia' })).rejects.toThrow('invalid_input');
    await rob.post('Elsewhere', { pseudonym: 'Moss' });
    const places = await pia.ask('list-sharing-places', {});
    expect(places.places.map(({ name, people, pseudonym }) => [name, people, pseudonym])).toEqual([
      ['Evening circle', 3, 'Moss'],
      [expect.any(String), expect.any(Number), null],
    ]);
  });

  it('that is blocked is not read in its place, and does not read there what is by the blocker’s name', async () => {
    const [house] = houses;
    if (!house) throw new Error('No house');
    const [pia, rob, tom] = [await house.meet('Pim'), await house.meet('Rex'), await house.meet('Tim')];
    const circle = await pia.circle();
    await rob.join(circle);
    await tom.join(circle);
    const inCircle = { circle_id: circle };
    const veiled = await rob.post('By moss', { ...inCircle, pseudonym: 'Moss' });
    await rob.post('By Rex', inCircle);
    await pia.post('By Pim', inCircle);
    await pia.post('By fern', { ...inCircle, pseudonym: 'Fern' });
    await pia.post('By Pim to all');
    await pia.ask('filter-post', { id: veiled, kind: 'block' });
    expect((await pia.bodies(circle)).toSorted()).toEqual(['By Pim', 'By Rex', 'By fern']);
    expect((await rob.bodies(circle)).toSorted()).toEqual(['By Rex', 'By fern', 'By moss']);
    expect(await rob.bodies()).toContain('By Pim to all');
  });
});
