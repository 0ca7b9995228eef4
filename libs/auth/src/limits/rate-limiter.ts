import { createHash } from 'node:crypto';
import type { Database } from '@reflectory/runtime/database';

/** `burst` calls at once, refilled one every `seconds` seconds; a burst of 0 is without limit. */
export type RateLimit = { name: string; burst: number; seconds: number };

/** Counts calls in the database, so that every process of the service counts together. */
export type RateLimiter = {
  /** Takes one call of `limit` for `subject`, or `amount`; answers 0, or the seconds until so many are accepted. */
  take(limit: RateLimit, subject: string, amount?: number): Promise<number>;
  /** Remembers `subject` for some seconds. */
  remember(name: string, subject: string, seconds: number): Promise<void>;
  isRemembered(name: string, subject: string): Promise<boolean>;
  /** Gives every call back. */
  forget(limit: RateLimit, subject: string): Promise<void>;
};

/**
 * The generic cell rate algorithm in one statement. Each call also sweeps a few long expired rows, so the table stays
 * as small as the traffic. Subjects are stored hashed: the table holds no address of anybody.
 */
export function createRateLimiter(database: Database): RateLimiter {
  return {
    take: async (limit, subject, amount = 1) => {
      if (limit.burst === 0) return 0;
      return database.asService('auth_admin', null, async (tx) => {
        const values = [keyOf(limit, subject), limit.seconds, limit.burst, amount];
        const [row] = await tx.query<{ wait: number }>(takeSql, values);
        return row?.wait ?? 0;
      });
    },
    remember: (name, subject, seconds) =>
      database.asService('auth_admin', null, async (tx) => {
        await tx.query(
          `insert into auth.rate_limits (key, tat) values ($1, now() + $2 * interval '1 second')
           on conflict (key) do update set tat = excluded.tat`,
          [keyOf({ name }, subject), seconds],
        );
      }),
    isRemembered: (name, subject) =>
      database.asService('auth_admin', null, async (tx) => {
        const found = await tx.query('select 1 from auth.rate_limits where key = $1 and tat > now()', [
          keyOf({ name }, subject),
        ]);
        return found.length > 0;
      }),
    forget: (limit, subject) =>
      database.asService('auth_admin', null, async (tx) => {
        await tx.query('delete from auth.rate_limits where key = $1', [keyOf(limit, subject)]);
      }),
  };
}

const keyOf = ({ name }: Pick<RateLimit, 'name'>, subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('base64url');

// `tat` is when the bucket is full again. A call is taken when that stays within `burst` intervals from now. A refused
// call may see an older row than the one it met, or none yet: its wait is an estimate, but never 0.
const takeSql = `
  with swept as (
    delete from auth.rate_limits where key in (
      select key from auth.rate_limits
      where tat < now() - interval '1 hour' and key <> $1 order by tat limit 2 for update skip locked
    )
  ), taken as (
    insert into auth.rate_limits as bucket (key, tat) values ($1, now() + $2::float8 * $4 * interval '1 second')
    on conflict (key) do update
      set tat = greatest(bucket.tat, now()) + $2::float8 * $4 * interval '1 second'
      where greatest(bucket.tat, now()) + $2::float8 * $4 * interval '1 second' <= now() + $2::float8 * $3 * interval '1 second'
    returning key
  )
  select case when exists (select from taken) then 0 else greatest(1, coalesce(
    (select ceil(extract(epoch from tat - now()) - $2::float8 * ($3::float8 - $4::float8))::int
      from auth.rate_limits where key = $1),
    ceil($2::float8 * $4::float8)::int)) end as wait`;
