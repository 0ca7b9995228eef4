import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createMailer, createOutboxStore } from '@reflectory/runtime/mail';
import { createDiskFileStore, fileKey } from '@reflectory/storage';
import { noPersons } from '../testing/no-persons.ts';
import { findMarkedPlaces } from '../../../testing/marked-places.ts';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  only,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { type ClosingPayments, createAccountJobs } from './account.jobs.ts';

/** Stands in every text that a person leaves anywhere. */
const MARK = 'zebra-lantern-quince';

const ofSomething =
  /\.(id|rerun_of|(instance|entry|circle|challenge|gathering|session|factor|workflow|run|event)_id)$/;

describe('removing who left', () => {
  let db: TestDatabase;
  let worker: StatementExecutor;
  let folder: string;
  let acme: string;
  let globex: string;
  const forgotten: string[] = [];
  const ended: string[] = [];
  const payments: ClosingPayments = {
    setEnding: async (subscription) => void ended.push(subscription),
    forgetCustomer: async (customer) => void forgotten.push(customer),
  };
  beforeAll(async () => {
    db = await createTestDatabase();
    worker = createStatementExecutor({ url: db.workerUrl, applicationName: 'worker' });
    folder = await mkdtemp(path.join(tmpdir(), 'reflectory-purge-'));
    acme = await createInstance(db.owner, 'acme');
    globex = await createInstance(db.owner, 'globex');
    await db.owner.query(
      "insert into storage.buckets (instance_id, id, name) values ($1, 'media', 'media') on conflict do nothing",
      [acme],
    );
  });
  afterAll(async () => {
    await worker.close();
    await db.drop();
    await rm(folder, { recursive: true });
  });

  const outbox = () => createOutboxStore(path.join(folder, 'outbox'));
  const files = () => createDiskFileStore(path.join(folder, 'files'));
  const run = async (name: string, parts: { payments?: ClosingPayments | null; now?: number } = {}) => {
    const jobs = createAccountJobs({
      db: worker,
      mailer: createMailer({ smtpUrl: null, from: 'no-reply@reflectory.example', outbox: outbox() }),
      forgetMails: outbox().removeOf,
      files: files(),
      payments: parts.payments === undefined ? payments : parts.payments,
      publicOrigin: 'http://localhost:8080',
      now: () => parts.now ?? Date.now(),
    });
    const job = jobs.find((candidate) => candidate.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    return job.run();
  };
  const close = (person: TestPerson) =>
    db.owner.query("select app.close_account($1, $2, 'asked', now() + interval '14 days', null)", [
      person.instanceId,
      person.id,
    ]);
  /** As if the fourteen days had gone by. */
  const letTimePass = (person: TestPerson) =>
    db.owner.query(
      `update app.account_closures set requested_at = requested_at - interval '14 days', purge_after = now()
       where instance_id = $1 and user_id = $2`,
      [person.instanceId, person.id],
    );

  /** Writes a row into every table that names a person, with the mark in each of their texts. */
  const leaveTraces = async (person: TestPerson, mark: string) => {
    const { instanceId, id } = person;
    const place = [instanceId, id];
    const email = `${mark}@people.example`;
    const [entry, session, version] = [randomUUID(), randomUUID(), randomUUID()];
    const write = (table: string, row: Record<string, unknown>) =>
      db.owner.query(
        `insert into ${table} (${Object.keys(row).join(', ')})
         values (${Object.keys(row)
           .map((_, index) => `$${index + 1}`)
           .join(', ')})`,
        Object.values(row),
      );
    const own = { instance_id: instanceId, user_id: id };
    await db.owner.query(
      `update auth.users set email = $2, raw_user_meta_data = jsonb_build_object('name', $3::text) where id = $1`,
      [id, email, mark],
    );
    await write('auth.identities', {
      ...own,
      provider: 'email',
      provider_id: id,
      identity_data: { email, name: mark },
    });
    await write('auth.sessions', { ...own, user_agent: mark, not_after: new Date(Date.now() + 86_400_000) });
    await write('auth.mfa_factors', { ...own, factor_type: 'totp', friendly_name: mark, secret: mark });
    await write('auth.one_time_tokens', {
      ...own,
      token_type: 'recovery_token',
      token_hash: randomUUID().replaceAll('-', '').repeat(2),
      relates_to: email,
      expires_at: new Date(Date.now() + 86_400_000),
    });
    await write('public.profiles', { instance_id: instanceId, id, name: mark, lock_code: 'quince' });
    await write('public.subscribers', { ...own, email, subscribed: true, subscription_tier: mark });
    await write('public.sessions', { ...own, id: session, framework: 'free', title: mark, answers: [mark] });
    await write('public.entries', { ...own, id: entry, session_id: session, title: mark, text: `I ${mark}` });
    const insight = { ...own, entry_id: entry, engine: mark };
    await write('public.analyses', { ...insight, input_hash: 'a'.repeat(64), result: { summary: mark } });
    await write('public.artworks', { ...insight, seed: mark, svg: `<svg>${mark}</svg>` });
    await write('public.presentation_shares', {
      ...own,
      title: mark,
      presentation_type: 'session',
      presentation_data: { title: mark },
      source_id: entry,
    });
    await write('storage.objects', {
      instance_id: instanceId,
      bucket_id: 'media',
      name: `${id}/${mark}.txt`,
      owner: id,
      owner_id: id,
      version,
    });
    await files().write(fileKey(instanceId, version), Readable.from([Buffer.from(mark)]), 1000);
    await db.owner.query(
      `insert into app.billing_accounts (instance_id, user_id, customer_id, subscription_id, status)
       values ($1, $2, $3, $4, 'active') on conflict (instance_id, user_id) do update
       set customer_id = excluded.customer_id, subscription_id = excluded.subscription_id, status = excluded.status`,
      [...place, `cus_${mark}`, `sub_${mark}`],
    );
  };
  const countRows = async (person: TestPerson) => {
    const counts: Record<string, number> = {};
    const columns = await db.owner.query<{ name: string; person_column: string; has_instance: boolean }>(
      'select name, person_column, has_instance from app.columns_of_people()',
    );
    for (const { name, person_column, has_instance } of columns) {
      const rows = await db.owner.query<{ count: number }>(
        `select count(*)::integer as count from ${name} where ${person_column} = $1
         ${has_instance ? 'and instance_id = $2' : "and $2 <> ''"}`,
        [person.id, person.instanceId],
      );
      const { count } = only(rows);
      if (count > 0) counts[name] = count;
    }
    return counts;
  };
  const keptFiles = async () =>
    (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true })).filter((file) =>
      file.isFile(),
    ).length;

  it('leaves nothing of a person in any table, file or mail, and a proof that names nobody §9.9', async () => {
    const ada = await createPerson(db.owner, acme);
    const grace = await createPerson(db.owner, acme);
    // Somebody listens to everything: rows are copied as they change.
    await db.owner.query(
      `insert into realtime.listening (process, relation, until)
       select gen_random_uuid(), prrelid, now() + interval '1 hour' from pg_publication_rel`,
    );
    await leaveTraces(ada, MARK);
    await leaveTraces(grace, 'other-person-words');
    await close(ada);
    const others = await countRows(grace);
    expect(await run('account-errands')).toEqual({ sent: 1, settled: 1 });
    expect(ended).toEqual([`sub_${MARK}`]);
    expect((await outbox().list()).map(({ to }) => to)).toEqual([`${MARK}@people.example`]);
    // Too early nothing happens.
    expect(await run('purge-accounts')).toEqual({ purged: 0 });
    const before = await countRows(ada);
    expect(Object.keys(before)).toContain('public.entries');
    const places = await findMarkedPlaces(db.owner, MARK);
    expect(places.length).toBeGreaterThan(15);
    expect(places).toContain('realtime.changes.record');
    expect(await keptFiles()).toBe(2);

    await letTimePass(ada);
    expect(await run('purge-accounts')).toEqual({ purged: 1 });

    expect(await countRows(ada)).toEqual({});
    expect(await findMarkedPlaces(db.owner, MARK)).toEqual([]);
    // Gateways are told of the end by an id, for a day.
    const idPlaces = await findMarkedPlaces(db.owner, ada.id);
    expect(idPlaces.filter((place) => place !== 'app.outbox.payload')).toEqual([]);
    expect(forgotten).toEqual([`cus_${MARK}`]);
    expect(await outbox().list()).toEqual([]);
    expect(await keptFiles()).toBe(1);
    expect(await countRows(grace)).toEqual(others);

    const proofs = await db.owner.query<{ removed: object }>(
      `select p.removed, person = encode(sha256(convert_to($1, 'UTF8')), 'hex') as is_hers,
         purged_at >= requested_at + interval '14 days' as is_after, purged_at <= requested_at + interval '30 days' as is_kept
       from app.account_purges p`,
      [`${ada.instanceId}:${ada.id}`],
    );
    expect(only(proofs)).toMatchObject({ is_hers: true, is_after: true, is_kept: true });
    expect(only(proofs).removed).toEqual({ ...before, 'auth.users': 1 });
    expect(await run('purge-accounts')).toEqual({ purged: 0 });
  });

  it('reaches every table that names a person', async () => {
    const person = await createPerson(db.owner, acme, 'super_admin');
    await createPerson(db.owner, acme, 'super_admin');
    await db.owner.query(
      'create table public.later_things (instance_id uuid, maker uuid references auth.users (id) on delete restrict)',
    );
    await db.owner.query('insert into public.later_things values ($1, $2)', [acme, person.id]);
    await close(person);
    await letTimePass(person);
    expect(await run('purge-accounts')).toEqual({ purged: 1 });
    expect(await db.owner.query('select 1 from public.later_things')).toEqual([]);
    await db.owner.query('drop table public.later_things');
    expect(await countRows(person)).toEqual({});
  });

  it('knows of every id in every table whether it names a person', async () => {
    const rows = await db.owner.query<{ id: string }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as id
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
         and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
         and n.nspname not in ('pg_catalog', 'information_schema', 'jobs')
         and (n.nspname || '.' || c.relname, a.attname) not in (select name, person_column from app.columns_of_people())
       order by 1`,
    );
    const ids = rows.map(({ id }) => id).filter((id) => !ofSomething.test(id));
    expect(ids).toEqual(noPersons);
  });

  it('leaves a member of another instance their person and everything there', async () => {
    const max = await createPerson(db.owner, acme);
    await db.owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [
      globex,
      max.id,
    ]);
    for (const instance of [acme, globex]) {
      await db.owner.query(
        "insert into public.entries (instance_id, user_id, text) values ($1, $2, 'Text')",
        [instance, max.id],
      );
    }
    await db.owner.query(
      "insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data) values ($1, $2, 'email', $2::uuid::text, '{}')",
      [acme, max.id],
    );
    await close(max);
    await letTimePass(max);
    expect(await run('purge-accounts')).toEqual({ purged: 1 });
    expect(await countRows(max)).toEqual({ 'auth.identities': 1 });
    expect(await countRows({ ...max, instanceId: globex })).toEqual({
      'app.entry_figures': 1,
      'app.entry_words': 1,
      'app.search_words': 1,
      'public.entries': 1,
      'public.instance_users': 1,
    });
    expect(await db.owner.query('select 1 from auth.users where id = $1', [max.id])).toHaveLength(1);
  });

  it('removes nobody who decided to stay, and lets nobody stay when the time is over', async () => {
    const ida = await createPerson(db.owner, acme);
    const keep = async () =>
      only(await db.owner.query('select app.keep_account($1, $2) as is_kept', [acme, ida.id]));
    await close(ida);
    expect(await keep()).toEqual({ is_kept: true });
    expect(await run('purge-accounts')).toEqual({ purged: 0 });
    await close(ida);
    await letTimePass(ida);
    expect(await keep()).toEqual({ is_kept: false });
    expect(await run('purge-accounts')).toEqual({ purged: 1 });
  });

  it('is done once however many workers do it', async () => {
    for (let count = 0; count < 6; count += 1) {
      const person = await createPerson(db.owner, acme);
      await close(person);
      await letTimePass(person);
    }
    const runs = await Promise.all([run('purge-accounts'), run('purge-accounts'), run('purge-accounts')]);
    expect(runs.reduce((sum, { purged = 0 }) => sum + purged, 0)).toBe(6);
  });

  it('waits for the payment service and goes on with the others', async () => {
    const paying = await createPerson(db.owner, acme);
    await leaveTraces(paying, 'still-paying');
    const free = await createPerson(db.owner, acme);
    for (const person of [paying, free]) {
      await close(person);
      await letTimePass(person);
    }
    const away: ClosingPayments = {
      setEnding: () => Promise.reject(new Error('away')),
      forgetCustomer: () => Promise.reject(new Error('away')),
    };
    await expect(run('purge-accounts', { payments: away })).rejects.toThrow('away');
    expect(await countRows(free)).toEqual({});
    expect(await countRows(paying)).toMatchObject({ 'public.entries': 1 });
    expect(await run('purge-accounts')).toEqual({ purged: 1 });
  });
});
