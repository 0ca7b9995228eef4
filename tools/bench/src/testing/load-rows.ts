import { Client } from 'pg';

/** Whom a loaded database knows: one person at each instance, with an auth session that lives on. */
export type LoadedPerson = { slug: string; instanceId: string; userId: string; sessionId: string };

const idOf = (kind: number, number: number) =>
  `${kind}0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const sqlId = (kind: number) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`;

/** The person of the instance with a number, from 1. */
export const personOf = (number: number): LoadedPerson => ({
  slug: `company-${number}`,
  instanceId: idOf(1, number),
  userId: idOf(2, number),
  sessionId: idOf(3, number),
});

const peopleSql = `
  insert into app.instances (id, slug, name, brand) select ${sqlId(1)}, 'company-' || i, 'Company ' || i,
    '{"productName": "Notes", "accent": "#2a9d8f", "logoPath": null, "shape": "soft"}'
    from generate_series(1, $INSTANCES) i;
  insert into auth.users (id, instance_id, email, email_confirmed_at)
    select ${sqlId(2)}, ${sqlId(1)}, 'person@company-' || i || '.example', now() from generate_series(1, $INSTANCES) i;
  insert into public.instance_users (instance_id, user_id) select ${sqlId(1)}, ${sqlId(2)}
    from generate_series(1, $INSTANCES) i;
  insert into auth.sessions (id, instance_id, user_id, not_after)
    select ${sqlId(3)}, ${sqlId(1)}, ${sqlId(2)}, now() + interval '30 days' from generate_series(1, $INSTANCES) i;`;

// A day of everybody after the other: the rows of one person lie far from each other, as they do in use.
const daySql = `
  insert into public.entries (instance_id, user_id, title, text, word_count, entry_at)
  select ${sqlId(1)}, ${sqlId(2)}, 'A day by the sea, ' || $DAY, repeat('The water was calm. ', 6), 24,
    timestamptz '2026-01-01' + interval '1 day' * $DAY + interval '1 second' * (i % 80000)
  from generate_series(1, $INSTANCES) i`;

/** Fills a migrated, empty database with instances of `days` entries each. Reports each tenth of the way. */
export async function loadRows(
  ownerUrl: string,
  { instances, days }: { instances: number; days: number },
  report: (text: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Triggers and foreign keys would only look at what is made here a million times over.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
    await client.query(peopleSql.replaceAll('$INSTANCES', String(instances)));
    for (let day = 1; day <= days; day += 1) {
      await client.query(daySql.replaceAll('$INSTANCES', String(instances)).replaceAll('$DAY', String(day)));
      if (day % Math.ceil(days / 10) === 0) report(`${(day * instances).toLocaleString('en')} entries`);
    }
    // What was only just written would be tidied by the first who read it.
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Gives everybody the password of a hash. */
export async function givePassword(ownerUrl: string, hash: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('update auth.users set encrypted_password = $1', [hash]);
  await client.end();
}

/** Bytes of the database, as people say them. */
export async function sizeOf(ownerUrl: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  await client.end();
  return rows[0]?.size ?? '';
}
