import { unzipSync } from 'fflate';
import type { House, Neighbour } from './neighbourhood.ts';

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
  trails: Readonly<Record<'lists' | 'told' | 'rows' | 'exported', Trail>>;
};

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

/** Lets everybody answer a question of the observer, and reads it at every door that the observer has. */
export async function playRound(
  house: House,
  observer: Neighbour,
  people: readonly { name: string; neighbour: Neighbour }[],
  random: () => number,
): Promise<Round> {
  // Circles, joining and answers have a measure for each day, which is not what is looked at here.
  await house.api.owner.query('delete from app.community_paces');
  const circle = await observer.circle();
  for (const { neighbour } of people) await neighbour.join(circle);
  const { id: question } = await observer.ask('ask-circle', {
    circle_id: circle,
    question: 'What was hard today?',
    answers_first: false,
  });
  const behind = new Map<string, string>();
  const named = new Map<string, string>();
  for (const [index, { name, neighbour }] of shuffled(people, random).entries()) {
    const answer = { circle_id: circle, parent_id: question };
    named.set(await neighbour.post('By name', answer), name);
    behind.set(
      await neighbour.post('By nobody', { ...answer, pseudonym: `Fern ${index} of ${circle.slice(0, 8)}` }),
      name,
    );
  }
  const ids = new Set([...behind.keys(), ...named.keys()]);
  const { replies } = await observer.ask('get-post', { id: question });
  const client = house.api.clientFor(observer.person.context);
  const rows = [];
  for (const table of [
    'notifications',
    'community_filters',
    'community_posts',
    'moderation_notices',
  ] as const)
    rows.push((await client.from(table).select('*')).data);
  return {
    behind,
    named,
    shown: new Map(replies.map(({ id, shown_at: at }) => [id, Date.parse(at)])),
    trails: {
      lists: trailOf(replies, ids),
      told: trailOf(await observer.ask('list-notifications', {}), ids),
      rows: trailOf(rows, ids),
      exported: [],
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

/** What somebody would try who may read everything that a member of the circle may. */
export const guessers: Readonly<Record<string, Guesser>> = {
  'the order of the answers': before('lists'),
  'the order of what is told': before('told'),
  'the order of rows': before('rows'),
  'the order of an export': before('exported'),
  'the moment that is shown': (round, post) =>
    nearest(round, (id) => Math.abs((round.shown.get(id) ?? 0) - (round.shown.get(post) ?? 0))),
  'ids that are close': (round, post) => nearest(round, (id) => Math.abs(numberOf(id) - numberOf(post))),
};

/** How often a guesser is right, of all posts by pseudonyms. */
export const hitsOf = (guess: Guesser, rounds: readonly Round[]): number =>
  rounds.flatMap((round) => [...round.behind].filter(([post, name]) => guess(round, post) === name)).length;
