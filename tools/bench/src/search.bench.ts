import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startCluster } from '@reflectory/database';
import { Client } from 'pg';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { percentile, table } from './measuring/statistics.ts';
import { createRandom, drawRank, loadDiary, wordOf } from './testing/load-diary.ts';

/** First results of searches of one account with many entries, with the statements that the service sends. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '300' },
    write: { type: 'boolean', default: false },
  },
});
const entries = Number(options.entries);
const core = resolve(import.meta.dirname, '../../../services/core-api');
const instanceId = '10000000-0000-4000-8000-000000000001';
const own = '20000000-0000-4000-8000-000000000001';
const other = '20000000-0000-4000-8000-000000000002';

type Asked = { words: string[]; phrase: string[]; isTyped: boolean };
const random = createRandom(7);
const rare = () => wordOf(2000 + Math.floor(random() * 8000));
const kinds: Record<string, () => Asked> = {
  'a word': () => ({ words: [wordOf(drawRank(random))], phrase: [], isTyped: false }),
  'a word of every entry': () => ({ words: [wordOf(Math.floor(random() * 5))], phrase: [], isTyped: false }),
  'three words': () => ({ words: [rare(), wordOf(20), wordOf(60)], phrase: [], isTyped: false }),
  'the beginning of a word': () => ({ words: [rare().slice(0, 3)], phrase: [], isTyped: true }),
  'a phrase': () => ({ words: [], phrase: [wordOf(1), wordOf(Math.floor(random() * 40))], isTyped: false }),
  'a mistyped word': () => ({ words: [`${rare()}x`], phrase: [], isTyped: false }),
};

const enter = `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
  set_config('app.instance_id', $2, true)`;

async function measure(client: Client, { words, phrase, isTyped }: Asked): Promise<number> {
  await client.query('begin read only');
  await client.query(enter, [JSON.stringify({ sub: own, role: 'authenticated' }), instanceId]);
  const startedAt = performance.now();
  const groups = words.map((word) => [word]);
  if (words.length > 0) {
    const { rows } = await client.query<{ place: number; word: string }>(
      'select place, word from app.expand_words($1, $2)',
      [words, words.map((_, index) => isTyped && index === words.length - 1)],
    );
    for (const { place, word } of rows) groups[place - 1]?.push(word);
    const length = words[0]?.length ?? 0;
    if (rows.length === 0)
      await client.query('select * from app.words_of_length($1, $2)', [length - 1, length + 1]);
  }
  const { rows: found } = await client.query<{ entry_id: string }>(
    "select entry_id from app.search_entries($1, $2, '{}', '{}', null, null, 21)",
    [
      JSON.stringify([...groups, ...phrase.map((word) => [word])]),
      phrase.length > 0 ? [phrase.map((word) => `'${word}'`).join(' <-> ')] : [],
    ],
  );
  await client.query(
    'select id, title, left(text, 50000) from public.entries where instance_id = $1 and id = any ($2)',
    [instanceId, found.map(({ entry_id }) => entry_id)],
  );
  const took = performance.now() - startedAt;
  await client.query('commit');
  return took;
}

/** Milliseconds that an entry costs with the index of words and without. */
async function measureWriting(client: Client): Promise<[string, number][]> {
  const write = () => loadDiary(client, { instanceId, userId: other, entries: 500 });
  const withIndex = await write();
  await client.query('alter table public.entries disable trigger index_written');
  const without = await write();
  await client.query('alter table public.entries enable trigger index_written');
  return [
    ['with the index', withIndex],
    ['without', without],
  ];
}

const folder = join(tmpdir(), `reflectory-search-${process.pid}`);
mkdirSync(folder, { recursive: true });
// Under root the database runs as another user, who has to be able to pass.
chmodSync(folder, 0o755);
const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
const report = openReport('search');
const client = new Client({ connectionString: cluster.ownerUrl });
try {
  report.print(describeMachine());
  const migrated = spawnSync(process.execPath, [join(core, 'src/migrate.main.ts')], {
    env: { ...process.env, CORE_API_DATABASE_OWNER_URL: cluster.ownerUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (migrated.status !== 0) throw new Error('The database could not be migrated');
  await client.connect();
  await client.query(
    `insert into app.instances (id, slug, name, brand) values ('${instanceId}', 'company', 'Company', '{}');
     insert into auth.users (id, instance_id, email)
       values ('${own}', '${instanceId}', 'a@people.example'), ('${other}', '${instanceId}', 'b@people.example');
     insert into public.instance_users (instance_id, user_id)
       values ('${instanceId}', '${own}'), ('${instanceId}', '${other}')`,
  );
  const writing = await measureWriting(client);
  await loadDiary(client, { instanceId, userId: own, entries });
  await client.query('vacuum (analyze)');
  report.print(`${entries.toLocaleString('en')} entries of 150 words in one account, ms`);
  const searched = [];
  for (const [name, ask] of Object.entries(kinds)) {
    const times = [];
    for (let turn = 0; turn < Number(options.searches); turn += 1) times.push(await measure(client, ask()));
    searched.push([name, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
  }
  report.print(table(['first results', 'p50', 'p95'], searched));
  report.print(
    table(
      ['writing an entry', 'ms'],
      writing.map(([name, ms]) => [name, ms.toFixed(2)]),
    ),
  );
  if (options.write) report.write();
} finally {
  await client.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
