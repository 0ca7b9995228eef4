import type { Client } from 'pg';

/** People of one instance. */
const PER_INSTANCE = 100;

const idOf = (kind: number, number: number) =>
  `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const sqlId = (kind: number, number: string) =>
  `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const sqlInstance = (number: string) => sqlId(1, `((${number}) / ${PER_INSTANCE})`);

/** Somebody, and the first of the objects that are theirs or shared with them. */
export function personAt(turn: number, people: number) {
  const number = (turn * 7919) % people;
  // Every other object that is opened is a neighbour's, who shared it.
  const neighbour = neighbourOf(number);
  return {
    userId: idOf(2, number),
    instanceId: idOf(1, Math.floor(number / PER_INSTANCE)),
    objectId: (table: string) => idOf(3, table === 'shared_objects' && turn % 2 === 1 ? neighbour : number),
  };
}

/** The next person of the same instance. */
const neighbourOf = (number: number) =>
  Math.floor(number / PER_INSTANCE) * PER_INSTANCE + ((number + 1) % PER_INSTANCE);
const sqlNeighbour = (number: string) =>
  `((${number}) / ${PER_INSTANCE} * ${PER_INSTANCE} + ((${number}) + ${PER_INSTANCE - 1}) % ${PER_INSTANCE})`;

/**
 * Fills two tables with objects, `rows / people` of each person: one guarded by own-row policies, one shared. A tenth of
 * the shared ones is shared with the next person, one of them with a role; a person has as many more rows in the other
 * table, so that both lists are of the same length.
 */
export async function loadObjects(
  client: Client,
  { rows, people }: { rows: number; people: number },
): Promise<void> {
  // Triggers and foreign keys would only look at what is made here a million times over.
  await client.query(`
    set session_replication_role = replica;
    set maintenance_work_mem = '512MB';
    create table public.own_objects (like public.shared_objects including all);
    select app.protect('public.own_objects');
    create policy own on public.own_objects to authenticated using (user_id = (select auth.uid()));
    grant select on public.own_objects to authenticated;
    insert into app.instances (id, slug, name, brand)
      select ${sqlId(1, 'i')}, 'company-' || i, 'Company ' || i, '{}' from generate_series(0, ${Math.ceil(people / PER_INSTANCE) - 1}) i;
    insert into auth.users (id, instance_id, email)
      select ${sqlId(2, 'i')}, ${sqlInstance('i')}, i || '@people.example' from generate_series(0, ${people - 1}) i;
    insert into public.instance_users (instance_id, user_id)
      select ${sqlInstance('i')}, ${sqlId(2, 'i')} from generate_series(0, ${people - 1}) i`);
  await withoutIndexes(client, ['shared_objects', 'own_objects', 'grants'], () =>
    client.query(`
    insert into public.shared_objects (instance_id, id, user_id, title)
      select ${sqlInstance(`i % ${people}`)}, ${sqlId(3, 'i')}, ${sqlId(2, `i % ${people}`)}, 'Object ' || i
      from generate_series(0, ${rows - 1}) i;
    insert into public.own_objects select * from public.shared_objects;
    insert into public.own_objects (instance_id, id, user_id, title)
      select ${sqlInstance(`i % ${people}`)}, ${sqlId(4, 'i')}, ${sqlId(2, sqlNeighbour(`i % ${people}`))}, 'Object ' || i
      from generate_series(0, ${rows - 1}) i where i / ${people} % 10 = 0;
    insert into public.grants (instance_id, object_type, object_id, level, user_id, is_owner, accepted_at)
      select instance_id, 'shared_object', id, 'manage', user_id, true, now() from public.shared_objects;
    insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
      select ${sqlInstance(`i % ${people}`)}, 'shared_object', ${sqlId(3, 'i')}, 'view', ${sqlId(2, sqlNeighbour(`i % ${people}`))}, now()
      from generate_series(0, ${rows - 1}) i where i / ${people} % 10 = 0;
    insert into public.grants (instance_id, object_type, object_id, level, role, accepted_at)
      select ${sqlInstance('i')}, 'shared_object', ${sqlId(3, 'i')}, 'view', 'coach', now()
      from generate_series(0, ${people - 1}, ${PER_INSTANCE}) i`),
  );
  await client.query('set session_replication_role = origin');
  // What was only just written would be tidied by the first who read it.
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

/** Fills tables and makes indexes that no other table rests on afterwards, which takes a fraction of the time. */
export async function withoutIndexes(
  client: Client,
  tables: string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select
       case when c.conname is null then 'drop index ' || i.indexrelid::regclass
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.conname is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
         end as add
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype <> 'f'
     where i.indrelid = any ($1::text[]::regclass[])
       and not exists (select from pg_constraint f where f.conindid = i.indexrelid and f.contype = 'f')`,
    [tables.map((name) => `public.${name}`)],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { add } of rows) await client.query(add);
}
