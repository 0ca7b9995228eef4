import { type FocusEvent, focusEventSchema, type FocusSessionRow } from '@reflectory/contracts/focus';
import { jsonRows, type Transaction } from '@reflectory/runtime/database';

/** Hours that a session lasts at most, as the domain says it: what is further apart does not touch. */
const APART = "interval '16 hours'";

const eventColumns = `e.id, e.session_id, to_jsonb(e.at) as at, e.kind, e.data`;

/** Two devices of a person at once are heard one after the other. */
export async function lockFocus(tx: Transaction): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('focus ' || app.instance_id() || auth.uid(), 0))`,
  );
}

/** All that happened to the session of the caller that began last. */
export async function listLastEvents(tx: Transaction): Promise<FocusEvent[]> {
  return readEvents(
    tx,
    `select ${eventColumns} from public.focus_events e
     where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.session_id = (
       select s.id from public.focus_sessions s where s.instance_id = app.instance_id() and s.user_id = auth.uid()
       order by s.started_at desc, s.id desc limit 1)`,
    [],
  );
}

async function readEvents(tx: Transaction, sql: string, values: unknown[]): Promise<FocusEvent[]> {
  const [row] = await tx.query<{ events: FocusEvent[] }>(`select ${jsonRows(sql)} as events`, values);
  // Whoever writes the rows by a program of their own may have written anything.
  return row?.events.filter((event) => focusEventSchema.safeParse(event).success) ?? [];
}

/** Sessions that begin, each with its start alone. */
export async function addSessions(
  tx: Transaction,
  starts: readonly Extract<FocusEvent, { kind: 'start' }>[],
): Promise<void> {
  await tx.query(
    `insert into public.focus_sessions (id, mode, intention, target, intention_id, planned_seconds, started_at)
     select s.session_id, s.data ->> 'mode', s.data ->> 'intention', nullif(s.data -> 'target', 'null'),
       (s.data ->> 'intention_id')::uuid, (s.data ->> 'planned')::integer, s.at
     from jsonb_to_recordset($1::jsonb) s (session_id uuid, at timestamptz, data jsonb)
     on conflict do nothing`,
    [JSON.stringify(starts)],
  );
}

/** Adds what happened to sessions that are there; what is known already is passed over. */
export async function addEvents(tx: Transaction, events: readonly FocusEvent[]): Promise<void> {
  await tx.query(
    `insert into public.focus_events (id, session_id, at, kind, data)
     select e.id, e.session_id, e.at, e.kind, e.data
     from jsonb_to_recordset($1::jsonb) e (id uuid, session_id uuid, at timestamptz, kind text, data jsonb)
     where exists (select from public.focus_sessions s
       where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.id = e.session_id)
     on conflict do nothing`,
    [JSON.stringify(events)],
  );
}

/** All that happened to these sessions and to those that began so near that they may end each other. */
export function listEventsAround(tx: Transaction, sessionIds: readonly string[]): Promise<FocusEvent[]> {
  return readEvents(
    tx,
    `with touched as (
       select min(s.started_at) - ${APART} as since, max(s.started_at) + ${APART} as until from public.focus_sessions s
       where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.id = any ($1))
     select ${eventColumns} from touched t
     join public.focus_sessions s on s.instance_id = app.instance_id() and s.user_id = auth.uid()
       and s.started_at between t.since and t.until
     join public.focus_events e on e.instance_id = s.instance_id and e.user_id = s.user_id and e.session_id = s.id`,
    [sessionIds],
  );
}

/** What of a session's row is worked out of its events. */
export type WorkedOut = Omit<
  FocusSessionRow,
  'instance_id' | 'user_id' | 'mode' | 'target' | 'intention_id' | 'created_at' | 'updated_at'
>;

/** Writes what sessions are after their events. */
export async function keepSessions(tx: Transaction, sessions: readonly WorkedOut[]): Promise<void> {
  await tx.query(
    `update public.focus_sessions s
     set intention = w.intention, planned_seconds = w.planned_seconds, state = w.state, started_at = w.started_at,
       ended_at = w.ended_at, focused_seconds = w.focused_seconds, overtime_seconds = w.overtime_seconds, rounds = w.rounds,
       interruptions = w.interruptions, spans = w.spans, note = w.note, mood_before = w.mood_before,
       mood_after = w.mood_after, removed_at = case when w.removed_at is null then null else coalesce(s.removed_at, w.removed_at) end
     from jsonb_to_recordset($1::jsonb) w (id uuid, intention text, planned_seconds integer, state text,
       started_at timestamptz, ended_at timestamptz, focused_seconds integer, overtime_seconds integer, rounds smallint,
       interruptions smallint, spans jsonb, note text, mood_before smallint, mood_after smallint, removed_at timestamptz)
     where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.id = w.id`,
    [JSON.stringify(sessions)],
  );
}

type Counted = Pick<FocusSessionRow, 'spans' | 'target' | 'mood_before' | 'mood_after'>;
type Days = { zone: string; from: string; to: string };

/** Sessions with focus in some days, by the clocks of a zone. */
export async function listCounted(tx: Transaction, { zone, from, to }: Days): Promise<Counted[]> {
  return tx.query<Counted>(
    `select s.spans, s.target, s.mood_before, s.mood_after from public.focus_sessions s
     where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.removed_at is null
       and s.started_at >= ($2::date::timestamp at time zone $1) - ${APART}
       and s.started_at < (($3::date + 1)::timestamp at time zone $1)
     order by s.started_at limit 20000`,
    [zone, from, to],
  );
}

/** The mean mood of each of these days that has a check-in. */
export async function listDayMoods(
  tx: Transaction,
  { zone, from, to }: Days,
): Promise<{ day: string; mood: number }[]> {
  return tx.query(
    `select to_char(m.felt_at at time zone $1, 'YYYY-MM-DD') as day, round(avg(m.pleasantness))::integer as mood
     from public.mood_check_ins m
     where m.instance_id = app.instance_id() and m.user_id = auth.uid()
       and m.felt_at >= ($2::date::timestamp at time zone $1) and m.felt_at < (($3::date + 1)::timestamp at time zone $1)
     group by 1 order by 1`,
    [zone, from, to],
  );
}

/** Intentions that are blocks at once, the earliest first. */
const MOST_BLOCKS = 300;

/** Intentions of the caller that have a time, of days from `first` on, by the clocks of a zone. */
export const listFocusBlocks = (
  tx: Transaction,
  first: string,
  zone: string,
): Promise<{ id: string; title: string; at: Date; minutes: number; changed_at: Date }[]> =>
  tx.query(
    `select i.id, i.title, (i.day + make_interval(mins => i.starts_at::integer)) at time zone $2 as at, i.minutes,
       i.updated_at as changed_at
     from public.focus_intentions i
     where i.instance_id = app.instance_id() and i.user_id = auth.uid() and i.removed_at is null
       and i.starts_at is not null and i.day >= $1::date and (select app.is_feature_enabled('productivity'))
     order by i.day, i.starts_at, i.id limit $3`,
    [first, zone, MOST_BLOCKS],
  );
