import type { Transaction } from '@reflectory/runtime/database';
import type { Writing } from './plan-writing.ts';

/**
 * The caller's writings of a calendar that a run may change: those that end after `since` (milliseconds), and those at
 * `hrefs`, wherever they stood before.
 */
export const findWritings = (
  tx: Transaction,
  target: string,
  { since, hrefs }: { since: number; hrefs: readonly string[] },
): Promise<Writing[]> =>
  tx.query<Writing>(
    `select w.href, to_jsonb(w.ends_at) #>> '{}' as ends_at, w.state, w.is_wanted, w.etag, w.sent_hash, w.written_hash,
       w.found_hash, to_jsonb(w.settled_at) #>> '{}' as settled_at
     from public.calendar_writings w
     where w.instance_id = app.instance_id() and w.user_id = auth.uid() and w.target_id = $1
       and (w.ends_at >= to_timestamp($2::float8 / 1000) or w.href = any ($3))`,
    [target, since, hrefs],
  );
