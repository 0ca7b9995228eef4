import type { KeptReviewFacts, ReviewKind } from '@reflectory/contracts/reviews';
import type { Transaction } from '@reflectory/runtime/database';
import type { DuePerson } from '../../reminding/index.ts';

/** Where a review is. */
export type ReviewPlace = { instance_id: string; id: string };

/** Notes what is to be made for at most so many people; answers how many were looked at. Needs the role worker. */
export async function noteReviews(db: Transaction, at: Date, most: number): Promise<number> {
  const [row] = await db.query<{ people: number }>('select app.note_period_reviews($1, $2) as people', [
    at,
    most,
  ]);
  return row?.people ?? 0;
}

/** Begins with a review that waits. Needs the role worker. */
export async function takeReview(db: Transaction): Promise<ReviewPlace | null> {
  const [place] = await db.query<ReviewPlace>('select * from app.take_period_review()');
  return place ?? null;
}

/** Texts of a review that waits, after an entry, by their ids. Needs the role worker. */
export const textsOfReview = (
  db: Transaction,
  { instance_id, id }: ReviewPlace,
  after: string,
  most: number,
): Promise<{ entry_id: string; text: string }[]> =>
  db.query('select * from app.texts_of_review($1, $2, $3, $4)', [instance_id, id, after, most]);

/** Makes a review of its entries but the hidden ones. Needs the role worker. */
export async function makeReview(
  db: Transaction,
  { instance_id, id }: ReviewPlace,
  hidden: readonly string[],
): Promise<void> {
  await db.query('select app.make_period_review($1, $2, $3)', [instance_id, id, hidden]);
}

/** Takes whom to tell, each once. Needs the role worker. */
export const takeReviewMails = (db: Transaction, most: number): Promise<DuePerson[]> =>
  db.query<DuePerson>('select * from app.take_review_mails($1)', [most]);

/** By whose clocks and in whose language the caller's reviews are made; the first time they are begun by this. */
export async function keepScene(
  tx: Transaction,
  scene: { zone: string; language: string },
): Promise<{ by_mail: boolean; is_new: boolean }> {
  const [row] = await tx.query<{ by_mail: boolean; is_new: boolean }>(
    `insert into period_review_settings as s (zone, language) values ($1, $2)
     on conflict (instance_id, user_id) do update set zone = excluded.zone, language = excluded.language
     returning by_mail, next_at <= now() as is_new`,
    [scene.zone, scene.language],
  );
  if (!row) throw new Error('Settings are always one row');
  return row;
}

/** Both are null while it is being made. */
export type ReviewRow = {
  id: string;
  kind: ReviewKind;
  first_day: string;
  last_day: string;
  made_at: string | null;
  is_asked_anew: boolean;
  facts: KeptReviewFacts | null;
};

const columns =
  "id, kind, first_day::text, last_day::text, to_json(made_at) #>> '{}' as made_at, asked_anew_at is not null as is_asked_anew, facts";

/** All of the caller, the latest first; without facts what still waits. */
export const listReviews = (tx: Transaction): Promise<ReviewRow[]> =>
  tx.query<ReviewRow>(
    `select ${columns} from period_reviews where user_id = auth.uid() and tries < 5
     order by last_day desc, first_day desc limit 1000`,
  );

/** Answers whether there is one that is not being made. */
export async function askReviewAnew(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.query<{ is_asked: boolean }>('select app.ask_review_anew($1) as is_asked', [id]);
  return row?.is_asked ?? false;
}

export async function findReview(tx: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.query<ReviewRow>(
    `select ${columns} from period_reviews where id = $1 and user_id = auth.uid() and made_at is not null`,
    [id],
  );
  return row ?? null;
}

/** The sentence that says a feeling, the word in it, and the text that it stands in. */
export type Said = {
  entry_id: string;
  emotion: string;
  day: string;
  sentence: string;
  term: string;
  text: string;
};

/** Sentences that say feelings in entries of the caller; each still stands there, and none is sealed or in the bin. */
export const listSaid = (tx: Transaction, entryIds: readonly string[], zone: string): Promise<Said[]> =>
  tx.query<Said>(
    `select e.id as entry_id, found.emotion, found.sentence, found.term, left(e.text, 20000) as text,
       (e.entry_at at time zone coalesce(e.time_zone, $2))::date::text as day
     from entries e
     join analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
      cross join lateral (
       select distinct on (f.place) coalesce(emotion ->> 'emotion', emotion ->> 'family') as emotion, v ->> 'sentence' as sentence,
         coalesce(v #>> '{terms,0}', '') as term
       from jsonb_array_elements(
           case jsonb_typeof(a.result -> 'emotions') when 'array' then a.result -> 'emotions' else '[]' end)
           with ordinality as f (emotion, place),
         jsonb_array_elements(
           case jsonb_typeof(emotion -> 'evidence') when 'array' then emotion -> 'evidence' else '[]' end)
           with ordinality as shown (v, at)
       where position(v ->> 'sentence' in e.text) > 0
       order by f.place, length(v ->> 'sentence') between 40 and 280 desc, shown.at) found
     where e.id = any ($1::uuid[]) and e.user_id = auth.uid() and e.binned_at is null
       and coalesce(e.sealed_until <= (now() at time zone $2)::date, true)`,
    [entryIds, zone],
  );
