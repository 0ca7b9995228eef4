import { unzipSync } from 'fflate';
import type { Lookouts, Way } from './lookouts.ts';
import type { House, Neighbour } from './neighbourhood.ts';
import { type Evidence, tactics } from './sightings.ts';

/** What a member of a circle can put in order: ids of posts as one door gave them. */
type Trail = readonly string[];

/** A circle in which everybody answered by their name and, right after it, by a pseudonym. */
export type Round = {
  /** Who is behind a post by a pseudonym, which nobody is told. */
  behind: ReadonlyMap<string, string>;
  /** Names of posts that are by one. */
  named: ReadonlyMap<string, string>;
  /** Posts with the moment that is shown. */
  shown: ReadonlyMap<string, number>;
  /** Pseudonyms of posts, as everybody reads them. */
  veils: ReadonlyMap<string, string>;
  /** What is kept of it all for one sentence. */
  told: string;
  trails: Readonly<Record<'lists' | 'told' | 'rows' | 'exported', Trail>>;
  ways: Readonly<Record<Way, Evidence>>;
};

type Person = { name: string; neighbour: Neighbour };

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** What the observer takes home, of which there is not more than a few a day. */
export async function exportOf(house: House, { person }: Neighbour): Promise<Record<string, unknown>> {
  const response = await house.api.fetchAs(person.context, '/functions/v1/export-my-data', {
    method: 'POST',
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return JSON.parse(Buffer.from(files['reflectory.json'] ?? []).toString()) as Record<string, unknown>;
}

/** All ids of posts in the order in which they stand in what was read. */
const trailOf = (read: unknown, ids: ReadonlySet<string>): Trail =>
  (JSON.stringify(read).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []).filter((id) => ids.has(id));

/** An entry with a drawing of its own and a photograph, from which something is shared. */
async function writeWithPictures({ api, instance }: House, { person }: Neighbour): Promise<string> {
  const entry = crypto.randomUUID();
  const file = crypto.randomUUID();
  const values = [instance, entry, person.id, file];
  await api.owner.query(
    `with e as (insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, 'Words')),
      a as (insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg)
        values ($1, $3, $2, 'flow', $2::text, '<svg xmlns="http://www.w3.org/2000/svg"/>')),
      o as (insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, metadata)
        values ($1, 'media', concat($3::uuid, '/attachments/', $4::uuid), $3, $3::text,
          jsonb_build_object('size', 1000 + floor(random() * 1000000), 'mimetype', 'image/jpeg', 'lastModified', now())))
      select 1`,
    values,
  );
  await api.owner.query(
    `insert into public.entry_files (instance_id, id, user_id, entry_id, name, kind, type, width, height, taken_at)
     values ($1, $4, $3, $2, 'Evening.jpg', 'picture', 'image/jpeg', 1600, 1200, now())`,
    values,
  );
  return entry;
}

/** Everybody shares an answer by their name and the next by a pseudonym, each from an entry with pictures. */
async function answerAll(
  house: House,
  people: readonly Person[],
  question: string,
  circle: string,
  lookouts: Lookouts,
) {
  const [behind, named, veils] = [1, 2, 3].map(() => new Map<string, string>()) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  for (const [index, { name, neighbour }] of people.entries()) {
    const share = (body: string, pseudonym: string | null) =>
      lookouts.watch(neighbour, async () =>
        neighbour.post(body, {
          circle_id: circle,
          parent_id: question,
          entry_id: await writeWithPictures(house, neighbour),
          pseudonym,
        }),
      );
    named.set(await share('By name', null), name);
    const veil = `Fern ${index} of ${circle.slice(0, 8)}`;
    const post = await share('By nobody', veil);
    behind.set(post, name);
    veils.set(post, veil);
  }
  return { behind, named, veils };
}

/** Rows of tables that say something of posts, as the observer reads them. */
async function rowsOf({ api }: House, { person }: Neighbour) {
  const client = api.clientFor(person.context);
  const rows = [];
  for (const table of [
    'notifications',
    'community_filters',
    'community_posts',
    'moderation_notices',
  ] as const)
    rows.push((await client.from(table).select('*')).data);
  return rows;
}

/** Lets everybody answer a question of the observer, and reads it at every door that the observer has. */
export async function playRound(
  house: House,
  observer: Neighbour,
  people: readonly Person[],
  { random, lookouts }: { random: () => number; lookouts: Lookouts },
): Promise<Round> {
  // Circles, joining and answers have a measure for each day, which is not what is looked at here.
  await house.api.owner.query('delete from app.community_paces; delete from app.notification_paces');
  const circle = await observer.circle();
  for (const { neighbour } of people) await neighbour.join(circle);
  const { id: question } = await observer.ask('ask-circle', {
    circle_id: circle,
    question: 'What was hard today?',
    answers_first: false,
  });
  await lookouts.begin(question, [
    circle,
    question,
    `community:${circle}`,
    `circle:${circle}`,
    `post:${question}`,
  ]);
  const made = await answerAll(house, shuffled(people, random), question, circle, lookouts);
  await lookouts.ask([...made.behind.keys()]);
  const seen = await lookouts.end([...made.behind.keys()]);
  const ids = new Set([...made.behind.keys(), ...made.named.keys()]);
  const { replies } = await observer.ask('get-post', { id: question });
  const shown = new Map(replies.map(({ id, shown_at: at }) => [id, Date.parse(at)]));
  const rows = await rowsOf(house, observer);
  const told = (await observer.ask('list-notifications', {})).notifications;
  const named = new Map([...made.named].map(([id, name]) => [id, { name, at: shown.get(id) ?? 0 }]));
  const known = new Map(
    people.map(({ name, neighbour: { person } }) => [
      name,
      [name, person.id, person.email, ...[...made.named].flatMap(([id, by]) => (by === name ? [id] : []))],
    ]),
  );
  const evidence = (way: Way): Evidence => ({ sightings: seen[way], known, named });
  // What is read of posts may say a picture as well; in the order of their ids, which is none.
  const facts = replies.toSorted((a, b) => a.id.localeCompare(b.id));
  const pictures = [...seen.pictures, ...facts.map((fact) => ({ at: 0, text: JSON.stringify(fact) }))];
  return {
    ...made,
    shown,
    told: JSON.stringify(rows.flat().filter((row) => row && 'topic' in row && row.topic.endsWith(question))),
    trails: {
      lists: trailOf(replies, ids),
      told: trailOf(told, ids),
      rows: trailOf(rows, ids),
      exported: [],
    },
    ways: {
      sockets: evidence('sockets'),
      rows: evidence('rows'),
      console: evidence('console'),
      mails: evidence('mails'),
      looking: evidence('looking'),
      pictures: { sightings: pictures, known, named },
    },
  };
}

/** A round with an export that was made after it. */
export const withExport = (round: Round, exported: unknown): Round => ({
  ...round,
  trails: {
    ...round.trails,
    exported: trailOf(exported, new Set([...round.behind.keys(), ...round.named.keys()])),
  },
});

/** Whom a guesser takes a post for; undefined where they have nothing to go by. */
type Guesser = (round: Round, post: string) => string | undefined;

const nearest = (round: Round, distance: (id: string) => number): string | undefined => {
  const [best] = [...round.named].sort(([a], [b]) => distance(a) - distance(b));
  return best?.[1];
};

/** The last by a name before it. */
const before =
  (door: keyof Round['trails']): Guesser =>
  (round, post) => {
    const trail = round.trails[door];
    const place = trail.indexOf(post);
    const previous = trail.slice(0, Math.max(place, 0)).findLast((id) => round.named.has(id));
    return previous === undefined ? undefined : round.named.get(previous);
  };

const numberOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

const ways = ['sockets', 'pictures', 'rows', 'console', 'mails'] as const satisfies Way[];

/** What somebody would try who may read everything that a member of the circle or an administrator may. */
export const guessers: Readonly<Record<string, Guesser>> = {
  'the order of the answers': before('lists'),
  'the order of what is told': before('told'),
  'the order of rows': before('rows'),
  'the order of an export': before('exported'),
  'the moment that is shown': (round, post) =>
    nearest(round, (id) => Math.abs((round.shown.get(id) ?? 0) - (round.shown.get(post) ?? 0))),
  'ids that are close': (round, post) => nearest(round, (id) => Math.abs(numberOf(id) - numberOf(post))),
  // Whoever is named in a sentence about all of them was the last; so was one of those by name.
  'who a sentence names': (round, post) =>
    round.told.includes(round.veils.get(post) ?? '—')
      ? nearest(round, (id) => -(round.shown.get(id) ?? 0))
      : undefined,
  ...Object.fromEntries(
    ways.flatMap((way) =>
      Object.entries(tactics).map(([by, tactic]): [string, Guesser] => [
        `${way}: ${by}`,
        (round, post) => tactic(round.ways[way], [post, round.veils.get(post) ?? post]),
      ]),
    ),
  ),
};

/** Somebody who asks again and again, and sees each answer come: what is told and kept cannot hide that. */
export const byLooking: Guesser = (round, post) => tactics['who came before']?.(round.ways.looking, [post]);

/** How often a guesser names somebody, and how often it is who is behind the post. */
export function scoreOf(guess: Guesser, rounds: readonly Round[]): { guesses: number; hits: number } {
  const made = rounds.flatMap((round) =>
    [...round.behind].flatMap(([post, name]) => {
      const meant = guess(round, post);
      return meant === undefined ? [] : [meant === name];
    }),
  );
  return { guesses: made.length, hits: made.filter(Boolean).length };
}
