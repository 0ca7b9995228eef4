import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@reflectory/runtime/testing';
import { readShownColumns } from './view-columns.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.owner.query(`create table public.cups (id int, "odd {(\\ }" text, size int)`);
});
afterAll(() => db.drop());

/** Column of the view ← column of `cups`. */
async function shownBy(name: string, query: string): Promise<[number, number][]> {
  await db.owner.query(`create view public.${name} as ${query}`);
  const [view] = await db.owner.query<{ rule: string; cups: string }>(
    `select ev_action::text as rule, 'public.cups'::regclass::oid::text as cups
      from pg_rewrite where ev_class = $1::regclass`,
    [`public.${name}`],
  );
  return readShownColumns(view?.rule ?? '')
    .filter(({ source }) => source === view?.cups)
    .map(({ position, sourcePosition }) => [position, sourcePosition]);
}

it('finds the columns that a view shows unchanged, under whatever name', async () => {
  expect(
    await shownBy(
      'plain',
      `select size as "s } :resno 9 {", id, "odd {(\\ }", size + 1 as more from public.cups`,
    ),
  ).toEqual([
    [1, 3],
    [2, 1],
    [3, 2],
  ]);
});

it('looks through subqueries and joins, and at nothing inside of expressions', async () => {
  const query = `with chosen as (select id, size from public.cups)
    select (select max(c.size) from public.cups c) as most, chosen.size, other.id
    from chosen join (select c.id from public.cups c where exists (select c.size)) other using (id)`;
  expect(await shownBy('joined', query)).toEqual([
    [2, 3],
    [3, 1],
  ]);
});

it('finds none where rows of several queries meet', async () => {
  expect(
    await shownBy('united', 'select id from public.cups union all select size from public.cups'),
  ).toEqual([]);
});
