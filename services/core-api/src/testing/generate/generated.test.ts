import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { generateRows } from './areas.ts';
import { readTables, type Table } from './read-tables.ts';
import { writeRows } from './write-rows.ts';

describe('types of rows', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  const makeTable = (columns: string) =>
    db.owner
      .query(`create table public.pets (instance_id uuid not null, ${columns}, primary key (instance_id, id));
      grant select on public.pets to authenticated`);
  const pets = async () => (await readTables(db.owner)).find(({ name }) => name === 'pets') as Table;
  const drop = () => db.owner.query('drop table if exists public.pets');

  it('are those of the migrated database: else run `npm run generate`', async () => {
    const files = await generateRows(db.owner);
    expect(files.length).toBeGreaterThan(5);
    for (const { file, text } of files)
      expect({ file, text: await readFile(file, 'utf8') }).toEqual({ file, text });
  });

  it('of a table that is in no area are missed', async () => {
    await makeTable('id uuid');
    await expect(generateRows(db.owner)).rejects.toThrow('pets belongs in the tables.json of one area');
    await drop();
  });

  it('say what may be written, what has to be, and what the database gives', async () => {
    await makeTable(`id uuid default gen_random_uuid(), kind text not null check (kind in ('cat', 'dog''s')),
      note text, age integer not null default 3`);
    await db.owner.query(`comment on column public.pets.age is 'Whole years.';
      grant insert (kind, note), update (note) on public.pets to authenticated`);
    const text = writeRows('at-home', { pets: {} }, [await pets()]);
    expect(text).toContain('kind: "cat" | "dog\'s";');
    expect(text).toContain('/** Whole years. */\nage: number;');
    expect(text).toContain('note: string | null;');
    expect(text).toContain(`PetInsert = Pick<PetRow, 'kind'> & Partial<Pick<PetRow, 'note'>>`);
    expect(text).toContain(`PetUpdate = Partial<Pick<PetRow, 'note'>>`);
    expect(text).toContain('"age":{"value":3}');
    expect(text).toContain('export const atHomeTables');
    await drop();
  });

  it('need a name for what only the contract knows', async () => {
    await makeTable('id uuid, traits jsonb');
    const tables = [await pets()];
    expect(() => writeRows('home', { pets: {} }, tables)).toThrow('pets.traits is jsonb: name its type');
    const named = { pets: { traits: { type: 'Trait[]', from: './traits.ts' } } };
    expect(writeRows('home', named, tables)).toContain("import type { Trait } from './traits.ts';");
    const wrong = { pets: { ...named.pets, colour: { type: 'string' } } };
    expect(() => writeRows('home', wrong, tables)).toThrow('pets.colour, which does not exist');
    await drop();
  });

  it.each([
    ['user_id = (select auth.uid())', 'person'],
    ['owner = (select auth.uid())', 'person'],
    ['user_id = (select auth.uid()) or user_id is null', 'instance'],
    ['true', 'instance'],
  ])('whose rows are read by "%s" say that they are of kind %s', async (rule, ownership) => {
    await makeTable('id uuid, user_id uuid, owner uuid references auth.users (id)');
    await db.owner.query(`grant delete on public.pets to app_purger;
      create policy reading on public.pets for select to authenticated using (${rule})`);
    expect((await pets()).ownership).toBe(ownership);
    await db.owner.query('create policy admins on public.pets for select to authenticated using (false)');
    expect((await pets()).ownership).toBe('instance');
    await drop();
  });
});
