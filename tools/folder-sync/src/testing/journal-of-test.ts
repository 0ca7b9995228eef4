import { startThrowawayService } from '@reflectory/start';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';

type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** A running service with people whose journals are kept in step. */
export type TestJournals = {
  url: string;
  query: Query;
  addPerson(): Promise<TestJournal>;
  stop(): Promise<void>;
};

/** A journal, a token that writes in it, and what its person does on the service meanwhile. */
export type TestJournal = {
  instanceId: string;
  userId: string;
  token: string;
  write(title: string, text: string): Promise<string>;
  change(id: string, text: string): Promise<void>;
  bin(id: string): Promise<void>;
  /** Titles and texts of what is not in the bin, in order. */
  read(): Promise<{ title: string; text: string; version: number }[]>;
};

const SCOPES = ['journal:read', 'journal:draft', 'journal:write'];

async function addToken(query: Query, person: readonly [string, string]): Promise<string> {
  const token = `rfl_${randomBytes(32).toString('base64url')}`;
  const id = randomUUID();
  await query(
    `insert into public.api_tokens (instance_id, user_id, id, name, scopes, has_second_factor, expires_at)
     values ($1, $2, $3, 'Folder', $4, false, now() + interval '1 day')`,
    [...person, id, SCOPES],
  );
  const digest = createHash('sha256').update(token).digest();
  await query('insert into app.api_token_hashes (instance_id, token_hash, token_id) values ($1, $2, $3)', [
    person[0],
    digest,
    id,
  ]);
  return token;
}

async function addPerson(query: Query, instanceId: string): Promise<TestJournal> {
  const userId = randomUUID();
  const person = [instanceId, userId] as const;
  const email = `${userId.slice(0, 8)}@people.example`;
  await query('insert into auth.users (instance_id, id, email) values ($1, $2, $3)', [...person, email]);
  await query(
    'insert into public.instance_users (instance_id, user_id) values ($1, $2) on conflict do nothing',
    [...person],
  );
  return {
    instanceId,
    userId,
    token: await addToken(query, person),
    async write(title, text) {
      const [row] = await query<{ id: string }>(
        `insert into public.entries (instance_id, user_id, title, text, entry_at)
         values ($1, $2, $3, $4, '2026-11-20T08:00:00Z') returning id`,
        [...person, title, text],
      );
      return row?.id ?? '';
    },
    async change(id, text) {
      await query('update public.entries set text = $2 where id = $1', [id, text]);
    },
    async bin(id) {
      await query('update public.entries set binned_at = now() where id = $1', [id]);
    },
    read: () =>
      query(
        `select title, text, version from public.entries
         where instance_id = $1 and user_id = $2 and binned_at is null order by title, text`,
        person,
      ),
  };
}

/** Starts a service; call `stop` in `afterAll`. */
export async function startTestJournals(): Promise<TestJournals> {
  const service = await startThrowawayService();
  const pool = new Pool({ connectionString: service.stack.database.owner, max: 2 });
  // A connection that breaks fails its queries.
  pool.on('error', () => undefined);
  const query: Query = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;
  await query(
    `insert into public.global_features (feature_key, enabled) values ('integrations', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  const [instance] = await query<{ id: string }>('select id from app.instances where is_default');
  return {
    url: service.url,
    query,
    addPerson: () => addPerson(query, instance?.id ?? ''),
    async stop() {
      await pool.end();
      await service.stop();
    },
  };
}
