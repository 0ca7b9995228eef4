import type { Transaction } from '../database/database.ts';
import type { DomainEvent } from './event.ts';

/** An event that waits to be handed over; without `handler` to everybody who hears it. */
export type WaitingEvent = DomainEvent & { handler: string | null; publishedAt: Date };

/** Whose share of the work something is. */
export const groupOf = ({ instanceId, userId }: Pick<DomainEvent, 'instanceId' | 'userId'>): string =>
  `${instanceId}/${userId ?? ''}`;

/**
 * The oldest events but those of some groups, and those that would pass by one of these of the same subject.
 * Until the transaction ends nobody else hands over the same.
 */
export const findWaitingEvents = (
  tx: Transaction,
  most: number,
  heldGroups: readonly string[],
): Promise<WaitingEvent[]> =>
  tx.query(
    `select id, name, subject, instance_id as "instanceId", user_id as "userId", payload, handler,
       created_at as "publishedAt" from app.waiting_events($1, $2)`,
    [most, heldGroups],
  );

/** Whether there is anything to hand over, or held. */
export async function hasWaitingEvents(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ is_so: boolean }>('select app.has_waiting_events() as is_so');
  return row?.is_so ?? false;
}

/** Whether nobody else hands over; they do not until the transaction ends. */
export async function takeTurn(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ is_taken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('events', 0)) as is_taken`,
  );
  return row?.is_taken ?? false;
}

export async function forgetEvents(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query('select app.forget_events($1)', [ids]);
}

/** Who hears what, in whichever process and release: names of handlers by the name of the event. */
export async function findSubscriptions(tx: Transaction, schema: string): Promise<Map<string, string[]>> {
  const rows = await tx.query<{ event: string; handlers: string[] }>(
    `select event, array_agg(name order by name) as handlers from ${schema}.subscription group by event`,
  );
  return new Map(rows.map(({ event, handlers }) => [event, handlers]));
}

/** How many jobs wait, by handler and then by group. */
export type WaitingJobs = Map<string, Map<string, number>>;

export async function countWaitingJobs(tx: Transaction, schema: string): Promise<WaitingJobs> {
  const rows = await tx.query<{ handler: string; group: string; waiting: number }>(
    `select name as handler, group_id as "group", count(*)::int as waiting from ${schema}.job
     where state < 'active' and group_id is not null group by name, group_id`,
  );
  const jobs: WaitingJobs = new Map();
  for (const { handler, group, waiting } of rows) {
    const groups = jobs.get(handler) ?? new Map<string, number>();
    jobs.set(handler, groups.set(group, waiting));
  }
  return jobs;
}

export async function keepDeadLetter(
  tx: Transaction,
  handler: string,
  { id, name, subject, instanceId, userId, payload, publishedAt }: DomainEvent & { publishedAt: string },
  failure: string,
): Promise<void> {
  await tx.query('select app.keep_dead_letter($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    id,
    handler,
    name,
    subject,
    instanceId,
    userId,
    JSON.stringify(payload),
    failure,
    publishedAt,
  ]);
}
