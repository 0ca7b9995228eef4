import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openAccount, timeKinds } from './testing/open-account.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { createRandom, drawRank, loadAnalyses, loadDiary, wordOf } from './testing/load-diary.ts';

/** First results of searches of one account with many entries, through the whole service. Ends with 1 when the target is missed. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    searches: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const entries = Number(options.entries);
const P95_MS = 100;

const random = createRandom(7);
const below = (limit: number) => Math.floor(random() * limit);
const rare = () => wordOf(2000 + below(8000));
/** Two letters in the middle change places. */
const mistyped = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);
const tag = randomUUID();

/** What is searched; a space at the end says that the last word is complete. */
const kinds: Record<string, () => { query: string; filters?: object }> = {
  'a word': () => ({ query: `${wordOf(drawRank(random))} ` }),
  'a word of every entry': () => ({ query: `${wordOf(below(5))} ` }),
  'three words': () => ({ query: `${rare()} ${wordOf(20)} ${wordOf(60)} ` }),
  'the beginning of a word, two letters': () => ({ query: rare().slice(0, 2) }),
  'the beginning of a word, three letters': () => ({ query: rare().slice(0, 3) }),
  'a phrase': () => ({ query: `"${wordOf(1)} ${wordOf(below(40))}"` }),
  'a phrase that is nowhere': () => ({ query: `"${wordOf(below(5))} ${wordOf(below(5))} ${rare()}"` }),
  'a mistyped word': () => ({ query: `${mistyped(rare())} ` }),
  'German, the end of a compound': () => ({ query: `${wordOf(200 + below(2000), 'german')} ` }),
  'Arabic, with an article': () => ({ query: `ال${wordOf(drawRank(random), 'arabic')} ` }),
  'a word that is nowhere': () => ({ query: 'xyzzyq ' }),
  'a tag': () => ({ query: '', filters: { tag } }),
  'a rare feeling': () => ({ query: '', filters: { feeling: 'disgust' } }),
  'a word, long, of a year': () => ({
    query: `${wordOf(below(20))} `,
    filters: { min_words: 500, from: '2020-01-01T00:00:00Z', to: '2021-01-01T00:00:00Z' },
  }),
};

const report = openReport('search');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  const writing = await loadDiary(owner, { ...person, entries });
  await loadAnalyses(owner, person);
  await owner.query(
    `insert into public.tags (instance_id, id, user_id, key, label) values ($1, $3, $2, 'journey', 'Journey')`,
    [person.instanceId, person.userId, tag],
  );
  await owner.query(
    `insert into public.entry_tags (instance_id, user_id, entry_id, tag_id)
     select instance_id, user_id, id, $3 from public.entries where instance_id = $1 and user_id = $2 and id::text like '%00'`,
    [person.instanceId, person.userId, tag],
  );
  await owner.query('vacuum (analyze)');
  report.print(
    `${entries.toLocaleString('en')} entries of 150 words in one account, ${writing.toFixed(1)} ms to write one`,
  );
  const timings = await timeKinds(
    Object.fromEntries(
      Object.entries(kinds).map(([name, search]) => [
        name,
        () => ask('/functions/v1/search-entries', search()),
      ]),
    ),
    Number(options.searches),
  );
  const missed = [...timings].filter(([, { p95 }]) => p95 > P95_MS).map(([name]) => name);
  report.print(
    table(
      ['first results, ms', 'p50', 'p95'],
      [...timings].map(([name, { p50, p95 }]) => [name, p50.toFixed(1), p95.toFixed(1)]),
    ),
  );
  await owner.end();
  if (options.write) report.write();
  if (missed.length > 0) {
    console.error(`Slower than ${P95_MS} ms: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
