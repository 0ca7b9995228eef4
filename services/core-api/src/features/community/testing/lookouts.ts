import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createStopLinks } from '../../../links/index.ts';
import { features } from '../../features.ts';
import { createNotificationJobs } from '../../notifications/notifications.jobs.ts';
import { createPseudonymJobs } from '../pseudonyms.jobs.ts';
import { type Listener, type Live, openLive } from './live.ts';
import type { House, Neighbour } from './neighbourhood.ts';
import type { Sighting } from './sightings.ts';

const DAY_MS = 86_400_000;
/** Where pictures and what is known of them stand. */
const PICTURES = ['storage.buckets', 'storage.objects', 'public.artworks', 'public.entry_files'];

/** By which ways something reaches whoever looks. */
export type Way = 'sockets' | 'pictures' | 'rows' | 'console' | 'mails' | 'looking';
/** What is different where something is made to leak, for a guesser that has to find it. */
export type Leak = { tellsAtOnce: boolean; tagOfMails: () => Promise<string> };
/** Nothing is made to leak. */
export const tight: Leak = { tellsAtOnce: false, tagOfMails: () => Promise.resolve('') };

/** Every column that somebody signed in may ask for, as one question: a row for each row that their policies let them read. */
async function questionOfAll({ api }: House): Promise<string> {
  const tables = await api.owner.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(distinct quote_ident(column_name), ', ') as columns
     from information_schema.column_privileges join information_schema.tables t using (table_schema, table_name)
     where grantee = 'authenticated' and privilege_type = 'SELECT' and t.table_type = 'BASE TABLE'
       and table_schema in ('public', 'storage', 'realtime') group by 1`,
  );
  return tables
    .map(
      ({ name, columns }) =>
        `select '${name}' as name, to_jsonb(r)::text as text from (select ${columns} from ${name}) r`,
    )
    .join(' union all ');
}

/** A look at every row again: what was not there before. */
function createRowsLookout({ api }: House, question: string, { person }: Neighbour) {
  const seen = new Set<string>();
  return async (): Promise<{ name: string; sighting: Sighting }[]> => {
    const rows = await api.database.asPrincipal(person.context, (tx) =>
      tx.query<{ name: string; text: string }>(question),
    );
    const fresh = rows.filter(({ text }) => !seen.has(text));
    for (const { text } of fresh) seen.add(text);
    return fresh.map(({ name, text }) => ({ name, sighting: { at: Date.now(), text } }));
  };
}

/** What an administrator is told of people; nothing where it is what they were told before. */
function createConsoleLookout({ api }: House, { person }: Neighbour) {
  let before = '';
  return async (): Promise<Sighting[]> => {
    const answers = await Promise.all(
      ['list-members', 'list-usage', 'list-dead-letters', 'list-cases'].map(async (name) => {
        const answer = await api.fetchAs(person.context, `/functions/v1/${name}`, { method: 'POST' });
        return answer.text();
      }),
    );
    const text = answers.join('\n');
    if (text === before) return [];
    before = text;
    return [{ at: Date.now(), text }];
  };
}

/** Mails, and what is told by the hour, as the worker sends them. */
function createPost(worker: StatementExecutor, leak: Leak) {
  const mails: Sighting[] = [];
  const digest = (at: number) =>
    createNotificationJobs({
      db: worker,
      mailer: {
        send: async (mail) => void mails.push({ at, text: JSON.stringify(mail) + (await leak.tagOfMails()) }),
      },
      push: null,
      publicOrigin: 'http://localhost:8080',
      stopLinks: createStopLinks('a link secret of at least 32 characters'),
      notificationKinds: features.flatMap(({ notifications = [] }) => notifications),
      now: () => at,
    })[0]?.run();
  return {
    mails,
    digest,
    hour: () => createPseudonymJobs({ db: worker })[0]?.run(),
  };
}

/** What both see who look again and again; `turnTo` says at which question. */
async function createEyes(house: House, member: Neighbour, admin: Neighbour) {
  const everything = await questionOfAll(house);
  const rows = [member, admin].map((one) => createRowsLookout(house, everything, one));
  const lookAtConsole = createConsoleLookout(house, admin);
  const kept: Record<Exclude<Way, 'sockets' | 'mails'>, Sighting[]> = {
    pictures: [],
    rows: [],
    console: [],
    looking: [],
  };
  const read = new Set<string>();
  let question = '';
  return {
    kept,
    turnTo(asked: string) {
      question = asked;
    },
    async look() {
      for (const lookAtRows of rows)
        for (const { name, sighting } of await lookAtRows())
          kept[PICTURES.includes(name) ? 'pictures' : 'rows'].push(sighting);
      kept.console.push(...(await lookAtConsole()));
      for (const reply of (await member.ask('get-post', { id: question })).replies) {
        if (read.has(reply.id)) continue;
        read.add(reply.id);
        kept.looking.push({ at: Date.now(), text: JSON.stringify(reply) });
      }
    },
  };
}

/** A member of the circle and an administrator who is in none, who look wherever they can after everything that happens. */
export async function openLookouts(house: House, member: Neighbour, admin: Neighbour, leak: Leak) {
  const live: Live = await openLive(house);
  const worker = createStatementExecutor({ url: house.api.workerUrl, applicationName: 'worker' });
  const listeners: Listener[] = [await live.listen(member), await live.listen(admin)];
  const { kept, look, turnTo } = await createEyes(house, member, admin);
  const post = createPost(worker, leak);
  let day = 0;
  return {
    /** Everything anew: what was there before is known, and nothing of it counts. */
    async begin(asked: string, topics: readonly string[]) {
      turnTo(asked);
      await post.hour();
      await look();
      for (const list of [...Object.values(kept), post.mails]) list.length = 0;
      for (const listener of listeners) for (const topic of topics) listener.enter(topic);
      await live.settle();
      for (const { heard } of listeners) heard.length = 0;
    },
    /** Somebody acts, who is online meanwhile. */
    async watch<Answer>(somebody: Neighbour, act: () => Promise<Answer>): Promise<Answer> {
      const { close } = await live.listen(somebody);
      const answer = await act();
      if (leak.tellsAtOnce) await post.hour();
      live.hint();
      await post.digest(Date.now());
      await look();
      close();
      return answer;
    },
    /** The member reports posts, and the administrator asks who wrote them, which nobody approves. */
    async ask(posts: readonly string[]) {
      for (const id of posts.toSorted()) {
        await member.ask('report-post', { id, reason: 'other', words: '' });
        await admin.ask('ask-unveiling', { post_id: id, reason: 'Who was it?' });
      }
      for (const { id } of (await admin.ask('list-cases', {})).unveilings) {
        const text = await admin.ask('open-unveiling', { id }).then(JSON.stringify, String);
        kept.console.push({ at: Date.now(), text });
      }
      await look();
    },
    /** The hour is over, and the day. `ids`: posts of which sockets are told by then. */
    async end(ids: readonly string[]): Promise<Readonly<Record<Way, readonly Sighting[]>>> {
      await post.hour();
      await live.settle(ids);
      await look();
      day += 1;
      await post.digest(Date.now() + day * DAY_MS);
      const sockets = listeners.flatMap(({ heard }) => [...heard]);
      return structuredClone({ ...kept, sockets, mails: post.mails });
    },
    async stop() {
      await live.stop();
      await worker.close();
    },
  };
}
/** Who looks after everything that happens. */
export type Lookouts = Awaited<ReturnType<typeof openLookouts>>;
