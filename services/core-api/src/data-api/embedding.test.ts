import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson } from '../testing/world.ts';

/** Shelves hold books, books have authors through a junction, a book may follow another, and a cover belongs to one book. */
async function createShelves(owner: Transaction): Promise<void> {
  await owner.query(`create table public.shelves (id int primary key, name text)`);
  await owner.query(`create table public.books (id int primary key, title text, pages int,
    shelf_id int references public.shelves, wish_shelf_id int constraint wished_for references public.shelves,
    follows int constraint books_follows references public.books)`);
  await owner.query(
    `create table public.covers (book_id int primary key references public.books, colour text)`,
  );
  await owner.query(`create table public.authors (id int primary key, name text)`);
  await owner.query(`create table public.book_authors (book_id int references public.books,
    author_id int references public.authors, role text, primary key (book_id, author_id))`);
  await owner.query(`insert into public.shelves values (1, 'Quiet'), (2, 'Loud'), (3, 'Empty')`);
  await owner.query(`insert into public.books values (1, 'Moss', 100, 1, 2, null), (2, 'Rain', 300, 1, null, 1),
    (3, 'Drums', 200, 2, null, null), (4, 'Loose', 50, null, null, 1)`);
  await owner.query(`insert into public.covers values (1, 'green'), (2, 'blue')`);
  await owner.query(`insert into public.authors values (1, 'Ada'), (2, 'Max')`);
  await owner.query(
    `insert into public.book_authors values (1, 1, 'text'), (1, 2, 'pictures'), (3, 2, 'text')`,
  );
  await owner.query('create table public.secrets (id int primary key, book_id int references public.books)');
  await owner.query('insert into public.secrets values (1, 1)');
  await owner.query(`create function public.thick_books(min_pages int) returns setof public.books
    language sql stable as 'select * from public.books where pages >= min_pages order by id'`);
  await owner.query(
    'grant all on public.shelves, public.books, public.covers, public.authors, public.book_authors to authenticated',
  );
  await owner.query('grant execute on function public.thick_books(int) to authenticated');
}

describe('embedding related tables', () => {
  let api: TestApi;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    await createShelves(api.owner);
  });
  afterAll(() => api.stop());

  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const response = await api.fetchAs(ada.context, `/rest/v1/${path}`, init);
    const body: unknown = response.status === 204 ? null : await response.json();
    return { status: response.status, range: response.headers.get('content-range'), body };
  }
  const rows = async (path: string) => (await ask(path)).body;

  it('gives one related row as an object, and null where there is none', async () => {
    expect(await rows('books?select=title,shelf:shelf_id(name)&order=id')).toEqual([
      { title: 'Moss', shelf: { name: 'Quiet' } },
      { title: 'Rain', shelf: { name: 'Quiet' } },
      { title: 'Drums', shelf: { name: 'Loud' } },
      { title: 'Loose', shelf: null },
    ]);
  });

  it('gives many related rows as an array, filtered, ordered and cut on their own', async () => {
    const query =
      'select=name,books!books_shelf_id_fkey(title)&books.pages=gte.100&books.order=title.desc&books.limit=1&order=id';
    expect(await rows(`shelves?${query}`)).toEqual([
      { name: 'Quiet', books: [{ title: 'Rain' }] },
      { name: 'Loud', books: [{ title: 'Drums' }] },
      { name: 'Empty', books: [] },
    ]);
  });

  it('goes through a junction, and tells a one-to-one by its unique key', async () => {
    expect(await rows('books?select=title,authors(name),covers(colour)&id=eq.1&authors.order=name')).toEqual([
      { title: 'Moss', authors: [{ name: 'Ada' }, { name: 'Max' }], covers: { colour: 'green' } },
    ]);
  });

  it('embeds inside what is embedded', async () => {
    const query = 'select=name,books!inner(title,book_authors(role,authors(name)))&books.id=eq.3';
    expect(await rows(`shelves?${query.replace('books!', 'books!shelf_id!')}`)).toEqual([
      {
        name: 'Loud',
        books: [{ title: 'Drums', book_authors: [{ role: 'text', authors: { name: 'Max' } }] }],
      },
    ]);
  });

  it('leaves rows without related ones out with !inner, in the count as well', async () => {
    const answer = await ask('books?select=title,covers!inner(colour)&covers.colour=eq.blue', {
      headers: { prefer: 'count=exact' },
    });
    expect(answer).toMatchObject({ range: '0-0/1', body: [{ title: 'Rain', covers: { colour: 'blue' } }] });
  });

  it('finds the rows that have, or have no, related ones', async () => {
    expect(await rows('books?select=id,covers()&covers=is.null&order=id')).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await rows('books?select=id,covers()&covers=not.is.null&order=id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it('orders by a column of a related row', async () => {
    const query = 'select=id,shelves!shelf_id(name)&order=shelves(name).asc.nullsfirst,id';
    expect(await rows(`books?${query}`)).toMatchObject([{ id: 4 }, { id: 3 }, { id: 1 }, { id: 2 }]);
  });

  it('spreads the columns of one related row', async () => {
    expect(await rows('covers?select=colour,...books(title,pages)&order=book_id')).toEqual([
      { colour: 'green', title: 'Moss', pages: 100 },
      { colour: 'blue', title: 'Rain', pages: 300 },
    ]);
    expect(await ask('authors?select=...books(title)')).toMatchObject({
      status: 400,
      body: { code: 'PGRST119' },
    });
  });

  it('counts and sums, grouped by what stands beside', async () => {
    expect(
      await rows('books?select=shelf_id,pages.sum(),count()&shelf_id=not.is.null&order=shelf_id'),
    ).toEqual([
      { shelf_id: 1, sum: 400, count: 2 },
      { shelf_id: 2, sum: 200, count: 1 },
    ]);
    expect(await rows('shelves?select=name,books!shelf_id(count)&order=id')).toEqual([
      { name: 'Quiet', books: [{ count: 2 }] },
      { name: 'Loud', books: [{ count: 1 }] },
      { name: 'Empty', books: [{ count: 0 }] },
    ]);
  });

  it('follows a table that refers to itself in either direction', async () => {
    expect(await rows('books?select=title,before:follows(title)&id=eq.2')).toEqual([
      { title: 'Rain', before: { title: 'Moss' } },
    ]);
    expect(await rows('books?select=title,after:books!follows(title)&id=eq.1&after.order=id')).toEqual([
      { title: 'Moss', after: [{ title: 'Rain' }, { title: 'Loose' }] },
    ]);
  });

  it('embeds in rows that were written and in rows of a function', async () => {
    const written = await ask('books?select=title,shelf:shelf_id(name)', {
      method: 'POST',
      headers: { prefer: 'return=representation', 'content-type': 'application/json' },
      body: JSON.stringify({ id: 9, title: 'New', shelf_id: 2 }),
    });
    expect(written).toMatchObject({ status: 201, body: [{ title: 'New', shelf: { name: 'Loud' } }] });
    await ask('books?id=eq.9', { method: 'DELETE' });
    expect(await rows('rpc/thick_books?min_pages=300&select=title,covers(colour)')).toEqual([
      { title: 'Rain', covers: { colour: 'blue' } },
    ]);
  });

  it('says which relationships there are when a name fits several, and when it fits none', async () => {
    const several = await ask('shelves?select=name,books(title)');
    expect(several).toMatchObject({ status: 300, body: { code: 'PGRST201' } });
    expect(JSON.stringify(several.body)).toContain("'books!wished_for'");
    expect(await ask('authors?select=name,shelves(name)')).toMatchObject({
      status: 400,
      body: { code: 'PGRST200', message: expect.stringContaining("'authors' and 'shelves'") },
    });
    expect(await ask('books?select=title&covers.colour=eq.x')).toMatchObject({
      status: 400,
      body: { code: 'PGRST108' },
    });
  });

  it('shows nothing of a related table that the caller may not read', async () => {
    expect(await ask('books?select=title,secrets(id)')).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
    await api.owner.query('grant select on public.secrets to authenticated');
    await api.owner.query('alter table public.secrets enable row level security');
    expect(await rows('books?select=title,secrets(id)&id=eq.1')).toEqual([{ title: 'Moss', secrets: [] }]);
  });

  it('refuses a select list that is embedded too deep or not closed', async () => {
    const deep = `${'books('.repeat(30)}id${')'.repeat(30)}`;
    expect(await ask(`books?select=${deep}`)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect(await ask('books?select=covers(colour')).toMatchObject({
      status: 400,
      body: { code: 'PGRST100' },
    });
  });

  it('answers the published client', async () => {
    const client = createClient('http://service', 'anon', {
      global: {
        fetch: async (input, init) => {
          const url = new URL(input instanceof Request ? input.url : input);
          return api.fetchAs(ada.context, url.pathname + url.search, {
            method: init?.method ?? 'GET',
            headers: Object.fromEntries(new Headers(init?.headers)),
          });
        },
      },
    });
    const { data, error } = await client
      .from('books')
      .select('title, shelf:shelves!shelf_id!inner ( name )')
      .eq('shelf.name', 'Quiet')
      .order('title');
    expect(error).toBeNull();
    expect(data).toEqual([
      { title: 'Moss', shelf: { name: 'Quiet' } },
      { title: 'Rain', shelf: { name: 'Quiet' } },
    ]);
  });
});
