import type { Language } from '@reflectory/contracts/languages';
import type { Transaction } from '@reflectory/runtime/database';

/** Whose calendar an address shows, and in which words. */
export type CalendarFeed = { user_id: string; language: Language; product_name: string };

/** Days ahead whose reminders are in a calendar, and most of them. */
const REMINDER_DAYS = 56;
const MOST_REMINDERS = 60;
/** Sealed entries that are in a calendar. */
const MOST_SEALED = 200;

/** Makes the address of the caller, or another one in its place. */
export async function saveCalendarFeed(tx: Transaction, hash: string, language: Language): Promise<void> {
  await tx.query(
    `insert into calendar_feeds (token_hash, language) values ($1, $2)
     on conflict (instance_id, user_id)
     do update set token_hash = excluded.token_hash, language = excluded.language, created_at = now()`,
    [hash, language],
  );
}

/** The person behind an address; undefined where there is none, or they are nobody's member any more. */
export async function findCalendarFeed(tx: Transaction, hash: string): Promise<CalendarFeed | undefined> {
  const [feed] = await tx.query<CalendarFeed>('select * from app.find_calendar_feed($1)', [hash]);
  return feed;
}

/** The next reminders of the caller after a moment; none while they are paused. */
export const listReminderMoments = (
  tx: Transaction,
  after: Date,
): Promise<{ at: Date; changed_at: Date }[]> =>
  tx.query(
    `with recursive walk as (
       select r.days, r.at_time, r.zone, r.updated_at, 1 as step,
         app.next_reminder(r.days, r.at_time, r.zone, $1) as at
       from reminders r where r.user_id = auth.uid() and not r.is_paused
       union all
       select days, at_time, zone, updated_at, step + 1, app.next_reminder(days, at_time, zone, at)
       from walk where step < $2)
     select at, updated_at as changed_at from walk
     where at < $1::timestamptz + $3 * interval '1 day' order by at`,
    [after, MOST_REMINDERS, REMINDER_DAYS],
  );

/** Entries of the caller that are sealed until a day from `first` on; nothing of what they say. */
export const listSealedDays = (
  tx: Transaction,
  first: string,
): Promise<{ id: string; day: string; changed_at: Date }[]> =>
  tx.query(
    `select id, sealed_until::text as day, updated_at as changed_at from entries
     where user_id = auth.uid() and binned_at is null and sealed_until >= $1::date
     order by sealed_until, id limit $2`,
    [first, MOST_SEALED],
  );
