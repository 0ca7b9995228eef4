import type { Client } from 'pg';

/** Words of an entry, different words of a language, and entries that are written in one statement. */
const LENGTH = 150;
const VOCABULARY = 12_000;
const AT_ONCE = 500;

export type Script = 'latin' | 'german' | 'arabic';

const syllables: Record<Script, readonly string[]> = {
  latin: ['ba', 'den', 'fi', 'gor', 'la', 'mer', 'no', 'pel', 'ra', 'sun', 'ti', 'wol', 'ke', 'hau'],
  german: ['bä', 'dan', 'fü', 'gus', 'lö', 'mar', 'nie', 'pol', 'rö', 'sin', 'tau', 'wel', 'kü', 'hei'],
  arabic: ['با', 'دن', 'في', 'جر', 'لا', 'مر', 'نو', 'بل', 'را', 'سن', 'تي', 'ول', 'كي', 'هو'],
};
/** What every text of a language has, by which it is known. */
const littleWords: Record<Script, readonly string[]> = {
  latin: ['the', 'and', 'was', 'with', 'my'],
  german: ['und', 'der', 'ich', 'nicht', 'mit'],
  arabic: ['في', 'من', 'على'],
};
/** Of ten entries. */
const scripts: readonly Script[] = [
  ...Array<Script>(6).fill('latin'),
  ...Array<Script>(3).fill('german'),
  'arabic',
];

/** A word by its rank; the same in each run. */
export function wordOf(rank: number, script: Script = 'latin'): string {
  const parts = syllables[script];
  let rest = rank + parts.length;
  let word = '';
  while (rest > 0) {
    word += parts[rest % parts.length] ?? '';
    rest = Math.floor(rest / parts.length);
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

function drawWord(script: Script, random: () => number): string {
  const kind = random();
  if (kind < 0.15) return littleWords[script][Math.floor(random() * littleWords[script].length)] ?? '';
  const word = wordOf(drawRank(random), script);
  // German puts words together.
  return script === 'german' && kind > 0.92 ? wordOf(drawRank(random), script) + word : word;
}

const textOf = (script: Script, random: () => number): string =>
  Array.from({ length: LENGTH }, () => drawWord(script, random)).join(' ');

/** Writes entries of a person in three languages, some a day; milliseconds for each. */
export async function loadDiary(
  client: Client,
  { instanceId, userId, entries }: { instanceId: string; userId: string; entries: number },
): Promise<number> {
  const random = createRandom(entries);
  const startedAt = performance.now();
  for (let first = 0; first < entries; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, entries - first);
    const texts = Array.from({ length: count }, (_, index) =>
      textOf(scripts[(first + index) % scripts.length] ?? 'latin', random),
    );
    await client.query(
      `insert into public.entries (instance_id, user_id, title, text, word_count, entry_at)
       select $1, $2, left(text, 30), text, ${LENGTH}, timestamptz '2017-01-01' + interval '4 hours' * ($4::integer + place)
       from unnest($3::text[]) with ordinality as written (text, place)`,
      [instanceId, userId, texts, first],
    );
  }
  return (performance.now() - startedAt) / entries;
}

/** What was found in the entries of a person: of one feeling often, of another hardly ever. */
export async function loadAnalyses(
  client: Client,
  { instanceId, userId }: { instanceId: string; userId: string },
): Promise<void> {
  await client.query(
    `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
     select e.instance_id, e.user_id, e.id, 'builtin@1', md5(e.text) || md5(e.title), jsonb_build_object('emotions',
       (select jsonb_agg(jsonb_build_object('emotion', family, 'family', family, 'percentage', 50,
           'valence', case when family in ('joy', 'calm', 'trust') then 0.6 else -0.6 end, 'evidence',
           jsonb_build_array(jsonb_build_object('sentence', substr(e.text, part::integer * 200, 200)))))
         from unnest(array[case when e.place % 400 = 0 then 'disgust' else (array['joy', 'calm', 'sadness'])[1 + e.place % 3] end,
           (array['trust', 'fear', 'anger'])[1 + e.place % 3]]) with ordinality as found (family, part)),
       'themes', (select jsonb_agg(jsonb_build_object('name', theme, 'area', theme, 'count', 1))
         from unnest(array[(array['work', 'family', 'health', 'rest', 'money'])[1 + e.place % 5],
           (array['home', 'nature', 'friends', 'love'])[1 + e.place % 4]]) theme),
       'summary', left(e.text, 300))
     from (select *, row_number() over (order by entry_at)::integer as place from public.entries) e
     where e.instance_id = $1 and e.user_id = $2`,
    [instanceId, userId],
  );
}

/** Check-ins of a person, one each day and a half. */
export async function loadCheckIns(
  client: Client,
  { instanceId, userId }: { instanceId: string; userId: string },
): Promise<void> {
  await client.query(
    `insert into public.mood_check_ins (instance_id, user_id, pleasantness, energy, activities, sleep_minutes, felt_at)
     select $1, $2, place * 37 % 201 - 100, place * 53 % 201 - 100,
       array[(array['walk', 'work', 'friends', 'reading', 'rest'])[1 + place % 5]], 300 + place * 7 % 240,
       timestamptz '2018-01-01' + interval '36 hours' * place
     from generate_series(1, 2000) place`,
    [instanceId, userId],
  );
}
