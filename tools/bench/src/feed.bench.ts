import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { openMigrated } from './testing/open-migrated.ts';
import { circlesFor, FEED_INSTANCE, loadFeed, readerAt } from './testing/load-feed.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { percentile, table } from './measuring/statistics.ts';

/**
 * The first page of the feed beside a page of rows that their own-row policy alone guards, in one run and turn by turn, in
 * the database with policies on. `--posts 10000000` is the size that is asked for. Ends with 1 when the target is missed.
 */
const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
  },
});
const posts = Number(options.posts);
const calls = Number(options.calls);
const P95_MS = 50;
const PAGE = 21;
const DAY = '2026-07-01T00:00:00Z';

const enter = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
  set_config('app.instance_id', $2, true)`;
type Reader = ReturnType<typeof readerAt>;
const kinds: Record<string, { text: string; values(reader: Reader): unknown[] }> = {
  'rows of one’s own': {
    text: `select id, body, shown_at from public.community_posts order by shown_at desc, id limit ${PAGE}`,
    values: () => [],
  },
  'the feed': { text: `select app.list_posts(null, null, null, ${PAGE})`, values: () => [] },
  'the feed of a day in summer': {
    text: `select app.list_posts(null, $1, null, ${PAGE})`,
    values: () => [DAY],
  },
  'a circle': {
    text: `select app.list_posts($1, null, null, ${PAGE})`,
    values: ({ circleId }) => [circleId],
  },
  everybody: { text: `select app.list_posts($1, null, null, ${PAGE})`, values: () => [FEED_INSTANCE] },
};

async function measure(client: Client, name: string, turn: number): Promise<number> {
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no ${name}`);
  const reader = readerAt(turn, posts);
  await client.query('begin read only');
  await client.query({
    name: 'enter',
    text: enter,
    values: [JSON.stringify({ sub: reader.userId }), FEED_INSTANCE],
  });
  const startedAt = performance.now();
  const { rows } = await client.query({ name, text: kind.text, values: kind.values(reader) });
  const took = performance.now() - startedAt;
  await client.query('commit');
  const [first] = rows as { list_posts?: unknown[] }[];
  if (!first || first.list_posts?.length === 0) throw new Error(`Nobody could read ${name}`);
  return took;
}

const report = openReport('feed');
const { client, close } = await openMigrated('feed');
try {
  report.print(describeMachine());
  await loadFeed(client, posts);
  const taken = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
  for (let turn = 0; turn < calls; turn += 1)
    for (const [name, times] of taken) times.push(await measure(client, name, turn));
  report.print(
    `${posts.toLocaleString('en')} posts in ${circlesFor(posts).toLocaleString('en')} circles of ten, everybody in ten of them, ms`,
  );
  report.print(
    table(
      ['a page of 21', 'p50', 'p95'],
      [...taken].map(([name, times]) => [
        name,
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
      ]),
    ),
  );
  if (options.write) report.write();
  const missed = [...taken].filter(([, times]) => percentile(times, 0.95) > P95_MS).map(([name]) => name);
  if (missed.length > 0) {
    console.error(`Slower than ${P95_MS} ms: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await close();
}
