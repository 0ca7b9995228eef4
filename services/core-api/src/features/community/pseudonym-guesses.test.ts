import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byLooking,
  exportOf,
  guessers,
  playRound,
  type Round,
  scoreOf,
  withExport,
} from './testing/guesses.ts';
import { type Leak, openLookouts, tight } from './testing/lookouts.ts';
import { type House, openNeighbourhood } from './testing/neighbourhood.ts';

const NAMES = ['Ann', 'Bea', 'Cal', 'Dov', 'Eli'];

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** So many evenings of five people, with what a member and an administrator of no circle saw of them. */
async function live(house: House, evenings: number, leak: Leak): Promise<Round[]> {
  const observer = await house.meet('Ona');
  const people = [];
  for (const name of NAMES) people.push({ name, neighbour: await house.meet(name) });
  const lookouts = await openLookouts(house, observer, await house.meet('Adm', 'admin'), leak);
  const random = numbers(14);
  const rounds: Round[] = [];
  try {
    for (let turn = 0; turn < evenings; turn += 1)
      rounds.push(await playRound(house, observer, people, { random, lookouts }));
  } finally {
    await lookouts.stop();
  }
  const exported = await exportOf(house, observer);
  return rounds.map((round) => withExport(round, exported));
}

const scoreBy = (by: string, rounds: readonly Round[]) => {
  const guess = guessers[by];
  if (!guess) throw new Error(`Nobody guesses by ${by}`);
  return scoreOf(guess, rounds);
};

describe('whoever guesses who is behind a pseudonym', () => {
  let house: House;
  let rounds: Round[] = [];
  beforeAll(async () => {
    house = await openNeighbourhood();
    rounds = await live(house, 5, tight);
  }, 300_000);
  afterAll(() => house.api.stop());

  it('would find everybody by the order in which answers were written', () => {
    const told = rounds.map((round) => {
      const trail = [...round.behind].flatMap(([post, name]) => [
        ...[...round.named].flatMap(([id, by]) => (by === name ? [id] : [])),
        post,
      ]);
      return { ...round, trails: { ...round.trails, lists: trail } };
    });
    expect(scoreBy('the order of the answers', told)).toEqual({ guesses: 25, hits: 25 });
  });

  it.each(Object.keys(guessers))('is right by %s no more often than by chance', (by) => {
    const { guesses, hits } = scoreBy(by, rounds);
    // One in five, and four deviations of chance above it.
    expect(hits).toBeLessThanOrEqual(guesses / NAMES.length + 4 * Math.sqrt(guesses * 0.2 * 0.8));
  });

  it('finds everybody by asking again after every act, which is what choosing a pseudonym says', () => {
    expect(scoreOf(byLooking, rounds)).toEqual({ guesses: 25, hits: 25 });
  });

  it('was told of every answer by a socket, and each of both by one mail a day', () => {
    for (const { ways, behind } of rounds) {
      const heard = ways.sockets.sightings.map(({ text }) => text).join('\n');
      expect([...behind.keys()].filter((post) => !heard.includes(post))).toEqual([]);
      const readers = ways.mails.sightings.map(({ text }) => (JSON.parse(text) as { to: string }).to);
      expect([readers.length, new Set(readers).size]).toEqual([2, 2]);
    }
  });
});

/** What a careless change might do: pictures that say whose they are, and accounts that say what was shared last. */
const CARELESS = `
  create function public.tell_all() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    insert into storage.objects (instance_id, bucket_id, name, metadata) values (new.instance_id, 'media',
      concat('shared/', new.id), jsonb_build_object('camera', md5(new.user_id::text)));
    update auth.users set email = concat(new.id, '@people.example') where id = new.user_id;
    return null;
  end $$;
  create trigger tell_all after insert on public.community_posts for each row execute function public.tell_all();
  create policy tell_all on storage.objects for select to authenticated using (name like 'shared/%')`;

describe('whoever guesses where something leaks', () => {
  let house: House;
  let rounds: Round[] = [];
  beforeAll(async () => {
    house = await openNeighbourhood();
    await house.api.owner.query(CARELESS);
    rounds = await live(house, 2, {
      tellsAtOnce: true,
      async tagOfMails() {
        const [row] = await house.api.owner.query<{ tag: string }>(
          `select string_agg(concat(user_id, ' ', id), repeat(' ', 99)) as tag from public.community_posts`,
        );
        return row?.tag ?? '';
      },
    });
  }, 300_000);
  afterAll(() => house.api.stop());

  it.each([
    'sockets: who came before',
    'sockets: the moment',
    'rows: who came before',
    'pictures: what is alike',
    'console: what stands together',
    'mails: what stands together',
  ])('finds everybody by %s', (by) => {
    expect(scoreBy(by, rounds)).toEqual({ guesses: 10, hits: 10 });
  });

  it('finds whom a sentence names, who is the last', () => {
    expect(scoreBy('who a sentence names', rounds)).toEqual({ guesses: 2, hits: 2 });
  });
});
