import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLive } from './testing/live.ts';
import { exportOf } from './testing/guesses.ts';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

const READERS = 1000;
const AT_ONCE = 25;
const WORDS = 'marigolds under the stairs';
const LIMIT_MS = 1000;

let house: House;
let live: Awaited<ReturnType<typeof openLive>>;
beforeAll(async () => {
  house = await openNeighbourhood();
  live = await openLive(house);
});
afterAll(async () => {
  await live.stop();
  await house.api.stop();
});

/** Members who did nothing yet, many at once. */
async function meetMany(amount: number): Promise<Neighbour[]> {
  const met: Neighbour[] = [];
  while (met.length < amount)
    met.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, of) => house.meet(`R ${met.length + of}`)))),
    );
  return met;
}

/** Everywhere in the database where these words stand, in any row of any table and as whoever owns it. */
async function findWords(words: string): Promise<string[]> {
  const tables = await house.api.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found = await house.api.owner.query<{ name: string }>(
    tables
      .map(({ name }) => `select '${name}' as name from ${name} t where t::text like '%' || $1 || '%'`)
      .join(' union '),
    [words],
  );
  return found.map(({ name }) => name);
}

type Look = { begun: number; ended: number; held: boolean };

/** One look after another by readers in turn, by the list and by its address, `AT_ONCE` of them at any moment. */
function keepReading(readers: readonly Neighbour[], id: string) {
  const looks: Look[] = [];
  let isOver = false;
  let turn = 0;
  const read = async () => {
    while (!isOver) {
      const reader = readers[turn % readers.length];
      const byList = turn % 2 === 0;
      turn += 1;
      const begun = performance.now();
      const answer = await (byList
        ? reader?.ask('list-posts', { place: 'everyone' })
        : reader?.ask('get-post', { id }).catch(String));
      looks.push({ begun, ended: performance.now(), held: JSON.stringify(answer).includes(WORDS) });
    }
  };
  const reading = Promise.all(Array.from({ length: AT_ONCE }, read));
  return {
    looks,
    /** Until everybody has looked who has not begun to by then. */
    everybodyLooks: async () => {
      for (const until = turn + AT_ONCE + readers.length; turn < until;) await pause(20);
    },
    stop: () => {
      isOver = true;
      return reading;
    },
  };
}

it(
  'is gone within a second while a thousand read it: from answers, channels, files, queues and every table',
  { timeout: 300_000 },
  async () => {
    const author = await house.meet('Ada');
    const [replier, ...readers] = await meetMany(READERS + 1);
    if (!replier) throw new Error('Nobody replies');
    const id = await author.post(WORDS);
    const reply = await replier.post('I like them', { parent_id: id });
    await replier.ask('respond-to-post', { id, response: 'felt' });
    expect(await findWords(WORDS)).toContain('public.community_posts');
    expect((await author.told()).filter((told) => told.includes('replied'))).toHaveLength(1);
    const listeners = await Promise.all([author, replier].map((one) => live.listen(one)));

    const reading = keepReading(readers, id);
    await reading.everybodyLooks();
    expect(reading.looks.every(({ held }) => held)).toBe(true);
    expect(await author.ask('take-back-post', { id })).toEqual({ is_done: true });
    const gone = performance.now();
    await reading.everybodyLooks();
    await reading.stop();
    const { looks } = reading;

    expect(looks.filter(({ held }) => held).length).toBeGreaterThanOrEqual(READERS);
    expect(looks.filter(({ begun, held }) => held && begun > gone)).toEqual([]);
    expect(looks.filter(({ ended, held }) => held && ended > gone + LIMIT_MS)).toEqual([]);
    expect(looks.filter(({ begun }) => begun > gone).length).toBeGreaterThanOrEqual(READERS);

    expect(await findWords(WORDS)).toEqual([]);
    // The log of changes says for minutes that a notification went which rested on these ids.
    const named = new Set([...(await findWords(id)), ...(await findWords(reply))]);
    named.delete('realtime.changes');
    expect([...named]).toEqual([]);
    for (const one of [author, replier]) {
      expect(
        JSON.stringify([await exportOf(house, one), await one.ask('list-notifications', {})]),
      ).not.toContain(id);
    }
    await live.settle();
    expect(listeners.flatMap(({ heard }) => heard).filter(({ text }) => text.includes(WORDS))).toEqual([]);
  },
);
