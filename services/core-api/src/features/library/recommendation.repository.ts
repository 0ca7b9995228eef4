import type { Transaction } from '@reflectory/runtime/database';

/** Days that are looked back on, today included. */
const DAYS = 7;
/** Entries whose beginnings are read, and how much of each: words that need somebody come early and again. */
const [MOST_READ, BEGINNING] = [30, 4000];

const today = '(now() at time zone $1)::date';

/** A part of life, as `rest`, and in how many entries of the last days something is said of it. */
export type WrittenArea = { area: string; entries: number };

/** Whether the caller wants to be recommended something. */
export async function wantsRecommendation(tx: Transaction): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from recommendations_off where instance_id = app.instance_id() and user_id = auth.uid()',
  );
  return rows.length === 0;
}

/** What the caller wrote about in the last seven days, most of all first. */
export const listWrittenAreas = async (
  tx: Transaction,
  zone: string,
  least: number,
): Promise<WrittenArea[]> =>
  tx.query(
    `select area, count(distinct f.entry_id)::int as entries
     from app.own_figures($1, ${today}, ${today} - ${DAYS - 1}, ${today}) f, unnest(f.areas) as area
     where area <> '' group by area having count(distinct f.entry_id) >= $2 order by entries desc, area`,
    [zone, least],
  );

/** Beginnings of the latest entries of these days. */
export async function listRecentTexts(tx: Transaction, zone: string): Promise<string[]> {
  const rows = await tx.query<{ text: string }>(
    `select coalesce(title, '') || E'\\n' || left(text, ${BEGINNING}) as text from entries
     where instance_id = app.instance_id() and user_id = auth.uid() and binned_at is null
       and entry_at >= ((${today} - ${DAYS - 1})::timestamp at time zone $1)
     order by entry_at desc limit ${MOST_READ}`,
    [zone],
  );
  return rows.map(({ text }) => text);
}

/** Keys of the frameworks that the caller began in the last two weeks. */
export async function listLatelyBegun(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.query<{ framework: string }>(
    `select distinct split_part(framework, '@', 1) as framework from sessions
     where instance_id = app.instance_id() and user_id = auth.uid() and created_at > now() - interval '14 days'`,
  );
  return new Set(rows.map(({ framework }) => framework));
}
