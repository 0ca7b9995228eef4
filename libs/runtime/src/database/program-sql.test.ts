import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createInstance, createPerson, visitorContext } from '../testing/world.ts';
import { applyProgramSql } from './program-sql.ts';

describe("a program's own SQL", () => {
  let db: TestDatabase;
  let home: string;
  let folder: string;
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  const run = () => applyProgramSql({ ownerUrl: db.ownerUrl, folder });
  beforeEach(async () => {
    db = await createTestDatabase();
    home = await createInstance(db.owner, 'home');
    await db.owner.query('update app.instances set is_default = true');
    folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await db.drop();
  });

  it('makes tables that work by policies, helpers in other schemas, extensions and buckets', async () => {
    write(
      '20250101_first.sql',
      `select pg_catalog.set_config('search_path', '', false);
       create schema private; grant usage on schema private to authenticated;
       create function private.is_mine(owner uuid) returns boolean language sql stable as 'select owner = auth.uid()';
       create table public.todos (id bigserial primary key, owner uuid default auth.uid() references auth.users on delete cascade, title text);
       alter table public.todos enable row level security;
       create policy own on public.todos to authenticated using (private.is_mine(owner));
       insert into storage.buckets (id, name) values ('avatars', 'avatars');`,
    );
    write(
      '20250102_second.sql',
      `create extension if not exists "uuid-ossp";
       create extension citext schema extensions;
       alter table todos add column code uuid default uuid_generate_v4();
       create function public.count_todos() returns bigint language sql stable as 'select count(*) from public.todos';`,
    );
    expect(await run()).toEqual(['20250101_first.sql', '20250102_second.sql']);
    expect(await run()).toEqual([]);

    const [one, other] = [await createPerson(db.owner, home), await createPerson(db.owner, home)];
    await db.database.asPrincipal(one.context, (tx) =>
      tx.query(`insert into public.todos (title) values ('x')`),
    );
    const countFor = async (context: typeof one.context) =>
      db.database.asPrincipal(context, (tx) => tx.query('select public.count_todos()::int as count'));
    expect(await countFor(one.context)).toEqual([{ count: 1 }]);
    expect(await countFor(other.context)).toEqual([{ count: 0 }]);
    expect(await countFor(visitorContext(home))).toEqual([{ count: 0 }]);
    expect(await db.owner.query(`select instance_id from storage.buckets where id = 'avatars'`)).toEqual([
      { instance_id: home },
    ]);
  });

  it('runs as the role that its grants and default privileges name', async () => {
    write(
      '1_shop.sql',
      `create schema shop;
       grant usage on schema shop to postgres, anon, authenticated, service_role;
       alter default privileges for role postgres in schema shop grant select on tables to anon;
       create table shop.goods (id int);
       alter table shop.goods owner to postgres;`,
    );
    await run();
    const [granted] = await db.owner.query(
      `select has_table_privilege('anon', 'shop.goods', 'select') as anon`,
    );
    expect(granted).toEqual({ anon: true });
  });

  it('takes people, identities and files that a seed writes by their published columns', async () => {
    const id = '6f1f5f0e-2f0b-4f64-9a3c-0f6f3f0f7a11';
    write(
      '1_seed.sql',
      `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, email_change,
         email_change_token_new, recovery_token)
       values ('00000000-0000-0000-0000-000000000000', '${id}', 'authenticated', 'authenticated', 'seed@example.com',
         crypt('quiet-notebook-7', gen_salt('bf')), now(), '{"provider": "email"}', '{}', now(), now(), '', '', '', '');
       insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ('${id}', '${id}', '{"sub": "${id}", "email": "seed@example.com"}', 'email');
       insert into storage.buckets (id, name) values ('kept', 'kept') on conflict (id) do nothing;
       insert into storage.objects (bucket_id, name, owner) values ('kept', 'a/b.txt', '${id}');
       create table public.covers (object_id uuid references storage.objects (id), bucket text references storage.buckets (id));`,
    );
    await run();
    const [person] = await db.owner.query(
      `select u.instance_id, u.email_change, m.role, i.instance_id as identity_instance from auth.users u
       join public.instance_users m on m.user_id = u.id and m.instance_id = u.instance_id
       join auth.identities i on i.user_id = u.id where u.id = $1`,
      [id],
    );
    expect(person).toEqual({
      instance_id: home,
      email_change: null,
      role: 'member',
      identity_instance: home,
    });
  });

  it('grants nothing of what is made outside of it, also after a failure', async () => {
    const privileges = () =>
      db.owner.query('select defaclobjtype, defaclacl::text from pg_default_acl order by 1, 2');
    write('0_nothing.sql', 'select 1');
    await run();
    const before = await privileges();
    write('1_good.sql', 'create table public.theirs (n int)');
    await run();
    expect(await privileges()).toEqual(before);
    write('2_commits.sql', 'commit;\nselect 1 / 0;');
    await expect(run()).rejects.toThrow('2_commits.sql: division by zero (line 2)');
    expect(await privileges()).toEqual(before);
    await db.owner.query('create table public.ours (n int)');
    const [granted] = await db.owner
      .query(`select has_table_privilege('anon', 'public.ours', 'select') as ours,
      has_table_privilege('anon', 'public.theirs', 'select') as theirs`);
    expect(granted).toEqual({ ours: false, theirs: true });
  });

  it('names file and line of a failure whatever the server says of its place', async () => {
    write(
      '1_taken.sql',
      '-- a name of ours\n\ncreate table public.half (n int);\ncreate table public.profiles (id uuid);',
    );
    await expect(run()).rejects.toThrow('1_taken.sql: relation "profiles" already exists (line 4)');
    write('1_taken.sql', 'select 1;\nselect\n  nonsense;');
    await expect(run()).rejects.toThrow('1_taken.sql: column "nonsense" does not exist (line 3)');
    expect(await db.owner.query("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  });

  it('refuses a file that was changed after it was applied', async () => {
    write('1_first.sql', 'select 1');
    await run();
    write('1_first.sql', 'select 2');
    await expect(run()).rejects.toThrow(
      '1_first.sql: was changed after it was applied; add a new file instead',
    );
  });
});
