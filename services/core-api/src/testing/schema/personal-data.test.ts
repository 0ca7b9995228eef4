import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features/features.ts';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { findForgottenData } from './personal-data.ts';

const exported = features.flatMap(({ exported: sections = [], inAccount = [], derived = [] }) => [
  ...sections.map(({ table }) => table),
  ...inAccount,
  ...derived,
]);

/** Tables that seem to hold something of a person, and neither go with them nor along with them. */
const impersonal = features.flatMap(({ impersonal: reasons = {} }) => Object.keys(reasons));

describe('data of a person', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  const find = () => findForgottenData(db.owner, exported, impersonal);

  it('is in the export and goes with the person, in whatever table it is §9.9', async () => {
    expect(await find()).toEqual([]);
  });

  it('counts as impersonal only where something looks like a person’s', async () => {
    const all = await findForgottenData(db.owner, exported, []);
    const missed = impersonal.filter((table) => !all.some((problem) => problem.startsWith(table)));
    expect(missed).toEqual([]);
  });

  it.each([
    ['user_id uuid', ['public.notes: is not in the export']],
    ['maker uuid references auth.users (id)', ['public.notes: is not in the export']],
    ['email text', ['public.notes: stays when the person leaves', 'public.notes: is not in the export']],
    [
      'instance_id uuid, entry uuid, foreign key (instance_id, entry) references public.entries (instance_id, id) on delete cascade',
      ['public.notes: is not in the export'],
    ],
    [
      'instance_id uuid, entry uuid, foreign key (instance_id, entry) references public.entries (instance_id, id) on delete set null (entry)',
      ['public.notes: stays when the person leaves', 'public.notes: is not in the export'],
    ],
    ['id uuid, title text', []],
  ])('is missed in a table with %s', async (columns, problems) => {
    await db.owner.query(`drop table if exists public.notes; create table public.notes (${columns})`);
    expect(await find()).toEqual(problems);
  });

  it('is missed on a row that hangs on a row that is missed', async () => {
    await db.owner
      .query(`drop table if exists public.notes; create table public.notes (id uuid primary key, user_id uuid);
      create table public.lines (note_id uuid references public.notes (id) on delete cascade, words text)`);
    expect(await find()).toEqual([
      'public.lines: is not in the export',
      'public.notes: is not in the export',
    ]);
  });
});
