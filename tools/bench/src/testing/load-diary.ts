import type { Client } from 'pg';

/** Words of an entry, different words, and entries that are written in one statement. */
const LENGTH = 150;
const VOCABULARY = 12_000;
const AT_ONCE = 500;

const syllables = ['ba', 'den', 'fi', 'gor', 'la', 'mer', 'no', 'pel', 'ra', 'sun', 'ti', 'wol', 'ke', 'hau'];

/** A word by its rank; the same in each run. */
export function wordOf(rank: number): string {
  let rest = rank + syllables.length;
  let word = '';
  while (rest > 0) {
    word += syllables[rest % syllables.length] ?? '';
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}

/** Numbers that look random and are the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A rank as words have them in a language: few are in every sentence, most in hardly any. */
export const drawRank = (random: () => number): number => Math.floor(VOCABULARY ** random()) - 1;

const textOf = (random: () => number): string =>
  Array.from({ length: LENGTH }, () => wordOf(drawRank(random))).join(' ');

/** Writes entries of a person, one a day; milliseconds for each. */
export async function loadDiary(
  client: Client,
  { instanceId, userId, entries }: { instanceId: string; userId: string; entries: number },
): Promise<number> {
  const random = createRandom(entries);
  const startedAt = performance.now();
  for (let first = 0; first < entries; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, entries - first);
    const texts = Array.from({ length: count }, () => textOf(random));
    await client.query(
      `insert into public.entries (instance_id, user_id, title, text, word_count, entry_at)
       select $1, $2, left(text, 30), text, ${LENGTH}, timestamptz '1975-01-01' + interval '1 day' * ($4::integer + place)
       from unnest($3::text[]) with ordinality as written (text, place)`,
      [instanceId, userId, texts, first],
    );
  }
  return (performance.now() - startedAt) / entries;
}
