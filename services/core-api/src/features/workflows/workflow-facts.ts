import type { WorkflowFacts } from '@reflectory/contracts/workflows';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Transaction } from '@reflectory/runtime/database';

/** What a run is about: never the words themselves. */
export type Subject = {
  kind: 'entry' | 'mood' | 'goal' | 'habit' | 'card' | 'call' | 'meeting';
  id: string;
};

/** What is known of a subject, with when it was last written. */
type Known = Pick<
  WorkflowFacts,
  'text' | 'title' | 'framework' | 'feeling' | 'mood' | 'energy' | 'words' | 'tags'
> & {
  written_at: Date;
  has_session: boolean;
};

const nothing = `null::text as text, null::text as title, null::text as framework, null::text as feeling,
  null::integer as mood, null::integer as energy, null::integer as words, '{}'::text[] as tags, false as has_session`;
export const own = (alias: string) =>
  `${alias}.instance_id = app.instance_id() and ${alias}.user_id = auth.uid()`;

/** What somebody sealed is not read until its day. */
export const open = `(e.sealed_until is null or e.sealed_until <= current_date)`;
const statements: Readonly<Record<Subject['kind'], string>> = {
  entry: `select case when ${open} then e.text end as text, case when ${open} then e.title end as title, e.framework,
      m.feeling, m.pleasantness as mood, m.energy, e.word_count as words, e.session_id is not null as has_session,
      coalesce(e.revised_at, e.created_at) as written_at,
      array(select t.label from entry_tags l join tags t on t.instance_id = l.instance_id and t.user_id = l.user_id and t.id = l.tag_id
        where ${own('l')} and l.entry_id = e.id) as tags
    from entries e left join lateral (select * from mood_check_ins c where ${own('c')} and c.entry_id = e.id
      order by c.felt_at desc limit 1) m on true
    where ${own('e')} and e.id = $1 and e.binned_at is null`,
  mood: `select s.*, m.note as text, m.feeling, m.pleasantness as mood, m.energy, m.activities as tags, m.updated_at as written_at
    from mood_check_ins m, (select null::text as title, null::text as framework, null::integer as words, false as has_session) s
    where ${own('m')} and m.id = $1`,
  goal: `select n.*, g.title as title, g.updated_at as written_at from goals g, (select ${nothing}) n
    where g.instance_id = app.instance_id() and g.id = $1 and g.deleted_at is null`,
  card: `select n.*, c.title as title, c.body as text, c.created_at as written_at from cards c, (select ${nothing}) n
    where c.instance_id = app.instance_id() and c.id = $1 and c.deleted_at is null`,
  habit: `select n.*, h.name as title, h.updated_at as written_at from habits h, (select ${nothing}) n
    where h.instance_id = app.instance_id() and h.id = $1 and h.archived_on is null and h.deleted_at is null`,
  call: `select n.*, c.taken ->> 'title' as title, c.taken ->> 'text' as text, c.taken as values, c.called_at as written_at
    from incoming_calls c, (select ${nothing}) n where ${own('c')} and c.id = $1`,
  meeting: `select n.*, o.title as title, o.created_at as written_at
    from workflow_occasions o, (select ${nothing}) n where ${own('o')} and o.id = $1`,
};

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What is known of no subject at all, at a moment by the clocks of the caller. */
async function factsOfMoment(tx: Transaction, at: Date): Promise<WorkflowFacts> {
  const [clock] = await tx.query<{ date: string; hour: number; weekday: number }>(
    `select to_char(l.at, 'YYYY-MM-DD') as date, extract(hour from l.at)::integer as hour, extract(dow from l.at)::integer as weekday
     from (select $1::timestamptz at time zone coalesce(
       (select zone from reminders where user_id = auth.uid()),
       (select zone from notification_settings where user_id = auth.uid()), 'UTC') as at) l`,
    [at],
  );
  const { date = '', hour = 0, weekday = 0 } = clock ?? {};
  const none = {
    text: null,
    title: null,
    framework: null,
    feeling: null,
    mood: null,
    energy: null,
    words: null,
  };
  return { ...none, tags: [], values: {}, date, hour, weekday: [weekdays[weekday] ?? ''] };
}

/** Facts of a run as its owner may read them now; null where what it is about is gone. */
export async function readFacts(
  tx: Transaction,
  subject: Subject | null,
  at: Date,
): Promise<{ facts: WorkflowFacts; writtenAt: Date | null; hasSession: boolean } | null> {
  const ofMoment = await factsOfMoment(tx, at);
  if (!subject) return { facts: ofMoment, writtenAt: null, hasSession: false };
  const [known] = await tx.query<Known>(statements[subject.kind], [subject.id]);
  if (!known) return null;
  const { written_at: writtenAt, has_session: hasSession, ...rest } = known;
  return { facts: { ...ofMoment, ...rest }, writtenAt, hasSession };
}

/** Whether a routine leaves what happened alone: a day on which somebody did not want to live begins nothing. */
export const isLeftAlone = ({ title, text }: Pick<WorkflowFacts, 'title' | 'text'>): boolean =>
  speaksOfSuicide(`${title ?? ''}\n${text ?? ''}`);
