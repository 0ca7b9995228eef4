import { describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';

describe.each(clients)('embedding with client $version', (published) => {
  const service = useService();
  const from = (table: string) =>
    openClient(published, { url: service.url, key: service.anonKey }).from(table);

  it.each<[string, string, string, unknown]>([
    [
      'one related row by the column of its key',
      'articles',
      'id, maker:maker_id(name)',
      { id: 1, maker: { name: 'Ada' } },
    ],
    [
      'one related row by the name of its key',
      'articles',
      'id, by:articles_painter(name)',
      { id: 1, by: { name: 'Max' } },
    ],
    [
      'one related row by its table and a hint',
      'articles',
      'id, makers!articles_painter(name)',
      { id: 1, makers: { name: 'Max' } },
    ],
    [
      'one row that refers to this one alone',
      'articles',
      'id, article_notes(note)',
      { id: 1, article_notes: { note: 'oiled' } },
    ],
    [
      'rows through a junction',
      'articles',
      'id, labels!article_labels(name)',
      { id: 1, labels: [{ name: 'new' }, { name: 'gift' }] },
    ],
    [
      'rows of a table that refers to itself',
      'articles',
      'id, later:articles!replaces_id(id)',
      { id: 1, later: [{ id: 3 }, { id: 4 }] },
    ],
    [
      'the row that a row of the same table refers to',
      'articles?id=3',
      'id, before:replaces_id(id, name)',
      { id: 3, before: { id: 1, name: 'Oak bowl' } },
    ],
    [
      'rows of a table that refers to itself, by its name alone',
      'shelves',
      'id, shelves(id)',
      { id: 1, shelves: [{ id: 2 }, { id: 3 }] },
    ],
    [
      'rows of a table that refers to itself, by another name',
      'shelves?id=1',
      'id, parts:shelves!inner(id)',
      { id: 1, parts: [{ id: 2 }, { id: 3 }] },
    ],
    [
      'rows with any name of a column',
      'shelves?id=1',
      'page:id, shelves(embedded1:id)',
      { page: 1, shelves: [{ embedded1: 2 }, { embedded1: 3 }] },
    ],
    [
      'the row that a row of a tree belongs to',
      'shelves?id=2',
      'id, parent_id(name)',
      { id: 2, parent_id: { name: 'Kitchen' } },
    ],
    [
      'rows that refer to this one, by the name of their key',
      'makers',
      'id, deputies_of_maker(id), stands_in:deputies_who_stand_in(id)',
      { id: 1, deputies_of_maker: [{ id: 1 }, { id: 2 }], stands_in: [] },
    ],
    [
      'rows of a partitioned table',
      'articles',
      'id, movements(amount)',
      { id: 1, movements: [{ amount: 3 }, { amount: -1 }] },
    ],
    [
      'from a partitioned table',
      'movements',
      'id, articles(name)',
      { id: 1, articles: { name: 'Oak bowl' } },
    ],
    ['from a view', 'article_list?number=1', 'number, makers(name)', { number: 1, makers: { name: 'Ada' } }],
    [
      'from a view of a view',
      'offered?number=1',
      'number, makers(name)',
      { number: 1, makers: { name: 'Ada' } },
    ],
    [
      'from a materialized view',
      'sold_articles?id=1',
      'id, makers(name)',
      { id: 1, makers: { name: 'Ada' } },
    ],
    [
      'rows of a materialized view',
      'makers',
      'id, sold_articles(name)',
      { id: 1, sold_articles: [{ name: 'Oak bowl' }] },
    ],
    ['a view', 'articles', 'id, maker_list!maker_id(called)', { id: 1, maker_list: { called: 'Ada' } }],
    [
      'rows of a view',
      'maker_list',
      'called, article_list(number)',
      { called: 'Ada', article_list: [{ number: 1 }, { number: 3 }] },
    ],
    [
      'rows that a function of the row returns',
      'makers',
      'id, dear_articles(id)',
      { id: 1, dear_articles: [{ id: 1 }, { id: 3 }] },
    ],
    [
      'the one row that a function of the row returns',
      'makers',
      'id, newest_article(id, maker_id(name))',
      { id: 1, newest_article: { id: 3, maker_id: { name: 'Ada' } } },
    ],
    [
      'columns in the row itself',
      'articles',
      'id, ...maker_id(maker:name, country)',
      { id: 1, maker: 'Ada', country: 'SE' },
    ],
    [
      'columns of many rows as arrays',
      'makers',
      'name, ...articles!maker_id(ids:id, prices:price)',
      { name: 'Ada', ids: [1, 3], prices: [20.5, 55.25] },
    ],
    [
      'what is embedded in what is embedded',
      'makers',
      'id, articles!maker_id(id, labels!article_labels(name))',
      { id: 1 },
    ],
    ['a number of rows', 'makers', 'id, articles!maker_id(count)', { id: 1, articles: [{ count: 2 }] }],
    [
      'a sum over rows',
      'makers',
      'id, articles!maker_id(price.sum())',
      { id: 1, articles: [{ sum: 75.75 }] },
    ],
    [
      'a computed column of a related row',
      'makers',
      'id, articles!maker_id(price_with_tax)',
      { id: 1, articles: [{ price_with_tax: 25.63 }, { price_with_tax: 69.06 }] },
    ],
  ])('gives %s', async (_, place, select, expected) => {
    const [table = '', filter] = place.split('?');
    const query = from(table).select(select);
    const [column, value] = filter?.split('=') ?? [];
    const { data, error } = await (column ? query.eq(column, value) : query);
    expect(error).toBeNull();
    expect(data?.[0]).toMatchObject(expected as object);
  });

  it('gives null and an empty array where nothing is related', async () => {
    const { data } = await from('articles')
      .select('maker:maker_id(name), article_notes(note), movements(id)')
      .eq('id', 4);
    expect(data).toEqual([{ maker: null, article_notes: null, movements: [] }]);
  });

  it('filters, orders and cuts what is embedded on its own', async () => {
    const { data } = await from('makers')
      .select('id, articles!maker_id(id)')
      .gt('articles.id', 0)
      .or('price.lt.100,name.is.null', { referencedTable: 'articles' })
      .order('id', { referencedTable: 'articles', ascending: false })
      .limit(1, { referencedTable: 'articles' })
      .order('id');
    expect(data).toEqual([
      { id: 1, articles: [{ id: 3 }] },
      { id: 2, articles: [{ id: 2 }] },
      { id: 3, articles: [] },
    ]);
    const ranged = await from('makers')
      .select('articles!maker_id(id)')
      .order('id', { referencedTable: 'articles' })
      .range(1, 1, { referencedTable: 'articles' })
      .eq('id', 1);
    expect(ranged.data).toEqual([{ articles: [{ id: 3 }] }]);
  });

  it('leaves rows out by what is embedded in them', async () => {
    const inner = await from('makers')
      .select('id, articles!maker_id!inner(id)', { count: 'exact' })
      .eq('articles.is_sold', true);
    expect(inner).toMatchObject({ count: 1, data: [{ id: 1, articles: [{ id: 1 }] }] });
    const without = await from('makers').select('id, articles!maker_id()').is('articles', null);
    expect(without.data).toEqual([{ id: 3 }]);
    const either = await from('makers')
      .select('id, articles!maker_id()')
      .or('articles.not.is.null,id.eq.3')
      .order('id');
    expect(either.data).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    const nested = await from('makers')
      .select('id, articles!maker_id!inner(id, movements!inner(id))')
      .eq('articles.movements.id', 3);
    expect(nested.data).toEqual([{ id: 2, articles: [{ id: 2, movements: [{ id: 3 }] }] }]);
  });

  it('orders rows by what is embedded in them', async () => {
    const { data } = await from('articles')
      .select('id, maker:maker_id(name)')
      .order('maker(name)', { ascending: false, nullsFirst: false })
      .order('id');
    expect(data?.map(({ id }) => id)).toEqual([2, 1, 3, 4]);
    expect(await from('makers').select('id, articles!maker_id(id)').order('articles(id)')).toMatchObject({
      status: 400,
      error: { code: 'PGRST118' },
    });
  });

  it('sums over rows by the columns of a related one', async () => {
    const { data } = await from('articles')
      .select('price.sum(), ...maker_id(name)')
      .not('maker_id', 'is', null);
    expect(data ?? []).toEqual(
      expect.arrayContaining([
        { sum: 75.75, name: 'Ada' },
        { sum: 8, name: 'Max' },
      ]),
    );
  });

  it('shows nothing of related rows that the caller may not read', async () => {
    expect(await from('labels').select('name, kept_back(id)')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect((await from('labels').select('name, secrets(id)').eq('id', 1)).data).toEqual([
      { name: 'new', secrets: [] },
    ]);
  });

  it('refuses a relation that is not there, also where nothing of it is asked for', async () => {
    const refused = { status: 400, error: { code: 'PGRST200' } };
    expect(await from('articles').select('id, nowhere()')).toMatchObject(refused);
    expect(await from('articles').select('id, ...nowhere()')).toMatchObject(refused);
    expect(await from('articles').select('id, movements(id, nowhere())')).toMatchObject(refused);
    const { data } = await from('articles').insert({ id: 99, name: 'None' }).select('id, nowhere()');
    expect(data).toBeNull();
    expect((await from('articles').select('id').eq('id', 99)).data).toEqual([]);
  });

  it('refuses what is embedded too deep or not closed', async () => {
    const deep = `${'articles('.repeat(30)}id${')'.repeat(30)}`;
    for (const select of [deep, 'articles(id']) {
      expect(await from('makers').select(select)).toMatchObject({
        status: 400,
        error: { code: 'PGRST100' },
      });
    }
  });

  it('says what a name may mean, and what it may have meant', async () => {
    const several = await from('articles').select('id, makers(name)');
    expect(several).toMatchObject({
      status: 300,
      error: {
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'articles' and 'makers'",
        hint: "Try changing 'makers' to one of the following: 'makers!articles_maker_id_fkey', 'makers!articles_painter'. Find the desired relationship in the 'details' key.",
      },
    });
    expect(several.error?.details).toEqual([
      {
        cardinality: 'many-to-one',
        embedding: 'articles with makers',
        relationship: 'articles_maker_id_fkey using articles(maker_id) and makers(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'articles with makers',
        relationship: 'articles_painter using articles(painter_id) and makers(id)',
      },
    ]);
    expect(await from('articles').select('id, movement(id)')).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST200',
        message: "Could not find a relationship between 'articles' and 'movement' in the schema cache",
        details:
          "Searched for a foreign key relationship between 'articles' and 'movement' in the schema 'public', but no matches were found.",
        hint: "Perhaps you meant 'movements' instead of 'movement'.",
      },
    });
    expect(await from('articles').select('id').eq('movements.id', 1)).toMatchObject({
      status: 400,
      error: { code: 'PGRST108' },
    });
    expect(await from('articles').select('id, movements(id)').eq('movements', 1)).toMatchObject({
      status: 400,
      error: { code: 'PGRST120' },
    });
  });
});
