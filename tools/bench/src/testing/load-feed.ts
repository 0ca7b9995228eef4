import type { Client } from 'pg';
import { withoutIndexes } from './load-objects.ts';

/** Posts of a circle, its people, and the circles of somebody: as many people as circles. */
const PER_CIRCLE = 100;
const MEMBERS = 10;
/** One in so many posts is for everybody, replies to the one before it, or is by a pseudonym. */
const [EVERYBODY, REPLIES, PSEUDONYMS] = [50, 5, 10];

const idOf = (kind: number, number: number) =>
  `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const sqlId = (kind: number, number: string) =>
  `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export const FEED_INSTANCE = idOf(1, 1);
export const circlesFor = (posts: number): number => Math.max(100, Math.round(posts / PER_CIRCLE));

/** Somebody who reads, and one of the circles that they are in. */
export function readerAt(turn: number, posts: number) {
  const circles = circlesFor(posts);
  const number = (turn * 7919) % circles;
  return { userId: idOf(2, number), circleId: idOf(3, number) };
}

/**
 * Fills one instance with circles of ten and their posts of a year. Everybody is in ten circles, follows everyone, and
 * muted or blocked somebody; one in ten hides words.
 */
export async function loadFeed(client: Client, posts: number): Promise<void> {
  const circles = circlesFor(posts);
  // Who is in a circle: its number and those after it in steps that spread them over everybody.
  const member = (circle: string, seat: string) => `((${circle} + ${seat} * 7919) % ${circles})`;
  const instance = `'${FEED_INSTANCE}'::uuid`;
  const numbers = `generate_series(0, ${circles - 1}) i`;
  // Triggers and foreign keys would only look at what is made here a million times over.
  await client.query(`
    set session_replication_role = replica;
    set maintenance_work_mem = '512MB';
    insert into app.instances (id, slug, name, brand) values (${instance}, 'company', 'Company', '{}');
    insert into auth.users (id, instance_id, email)
      select ${sqlId(2, 'i')}, ${instance}, i || '@people.example' from ${numbers};
    insert into public.instance_users (instance_id, user_id) select ${instance}, ${sqlId(2, 'i')} from ${numbers};
    insert into public.profiles (instance_id, id, name) select ${instance}, ${sqlId(2, 'i')}, 'Person ' || i from ${numbers};
    insert into app.circles (instance_id, id, name, joining)
      select ${instance}, ${sqlId(3, 'i')}, 'Circle ' || i, 'open' from ${numbers};
    insert into public.circle_members (instance_id, circle_id, user_id)
      select ${instance}, ${sqlId(3, 'i')}, ${sqlId(2, member('i', 'seat'))} from ${numbers}, generate_series(0, ${MEMBERS - 1}) seat;
    insert into public.community_personas (instance_id, id, user_id)
      select ${instance}, ${sqlId(4, 'i')}, ${sqlId(2, 'i')} from ${numbers};
    insert into public.community_personas (instance_id, id, user_id, circle_id, pseudonym)
      select ${instance}, ${sqlId(5, 'i')}, ${sqlId(2, 'i')}, ${sqlId(3, 'i')}, 'Fern ' || i from ${numbers};
    insert into public.community_settings (instance_id, user_id, follows_everyone, hidden_words)
      select ${instance}, ${sqlId(2, 'i')}, true, case when i % 10 = 0 then '{layoffs,diet}'::text[] else '{}' end from ${numbers};
    insert into public.community_filters (instance_id, user_id, kind, persona_id)
      select ${instance}, ${sqlId(2, 'i')}, case when i % 5 = 0 then 'block' else 'mute' end, ${sqlId(4, member('i', '3'))} from ${numbers}`);
  const words = 'What I take from this evening: a walk, a talk, and that it may wait until tomorrow. ';
  await withoutIndexes(client, ['community_posts', 'community_responses'], () =>
    client.query(`
    insert into public.community_posts
        (instance_id, id, user_id, persona_id, circle_id, parent_id, body, shown_at)
      select ${instance}, ${sqlId(6, 'i')}, ${sqlId(2, 'w.author')},
        case when w.is_veiled then ${sqlId(5, 'w.circle')} else ${sqlId(4, 'w.author')} end,
        case when not w.is_for_all then ${sqlId(3, 'w.circle')} end,
        case when w.turn % ${REPLIES} = 4 then ${sqlId(6, `i - ${circles}`)} end,
        repeat('${words}', 3) || i,
        case when w.is_veiled then date_trunc('day', w.at, 'UTC') + interval '12 hours' else w.at end
      from generate_series(0, ${posts - 1}) i
      cross join lateral (select i % ${circles} as circle, i / ${circles} as turn,
        i / ${circles} % ${EVERYBODY} = 0 as is_for_all,
        i / ${circles} % ${PSEUDONYMS} = 1 as is_veiled,
        timestamptz '2026-01-01' + interval '1 year' * (i::float8 / ${posts}) as at) t
      cross join lateral (select t.*, ${member('t.circle', `case when t.is_veiled then 0 else t.turn % ${MEMBERS} end`)} as author) w;
    insert into public.community_responses (instance_id, post_id, user_id, kind)
      select ${instance}, ${sqlId(6, 'i')}, ${sqlId(2, `(i * 31) % ${circles}`)}, 'felt'
      from generate_series(0, ${posts - 1}, 3) i`),
  );
  await client.query('set session_replication_role = origin');
  // What was only just written would be tidied by the first who read it.
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}
