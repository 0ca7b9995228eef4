import { describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';

describe.each(clients)('reading tables with client $version', (published) => {
  const service = useService();
  const open = () => openClient(published, { url: service.url, key: service.anonKey });
  const articles = () => open().from('articles').select('id').order('id');
  type Articles = ReturnType<typeof articles>;

  it.each<[string, (query: Articles) => PromiseLike<{ data: { id: number }[] | null }>, number[]]>([
    ['eq', (query) => query.eq('name', 'Clay cup, glazed'), [2]],
    ['eq with quotes and brackets', (query) => query.eq('name', 'Wool (thick) "blanket"'), [3]],
    ['neq', (query) => query.neq('id', 2), [1, 3, 4]],
    ['gt and lte', (query) => query.gt('id', 1).lte('id', 3), [2, 3]],
    ['gte and lt', (query) => query.gte('price', 20.5).lt('price', 55), [1]],
    ['like', (query) => query.like('name', '%bowl'), [1, 4]],
    ['likeAllOf', (query) => query.likeAllOf('name', ['%bowl', 'Oak%']), [1]],
    ['likeAnyOf', (query) => query.likeAnyOf('name', ['Oak%', 'Birch%']), [1, 4]],
    ['ilike', (query) => query.ilike('name', '%BOWL'), [1, 4]],
    ['ilikeAllOf', (query) => query.ilikeAllOf('name', ['%BOWL', 'oak%']), [1]],
    ['ilikeAnyOf', (query) => query.ilikeAnyOf('name', ['oak%', 'birch%']), [1, 4]],
    ['regexMatch', (query) => query.regexMatch('name', '^(Oak|Wool)'), [1, 3]],
    ['regexIMatch', (query) => query.regexIMatch('name', '^oak'), [1]],
    ['is null', (query) => query.is('price', null), [4]],
    ['is true', (query) => query.is('is_sold', true), [1, 4]],
    ['not is null', (query) => query.not('maker_id', 'is', null), [1, 2, 3]],
    ['isDistinct', (query) => query.isDistinct('is_sold', true), [2, 3]],
    ['in', (query) => query.in('id', [1, 3]), [1, 3]],
    ['in with commas', (query) => query.in('name', ['Clay cup, glazed', 'Oak bowl']), [1, 2]],
    ['in of nothing', (query) => query.in('id', []), []],
    ['not in', (query) => query.not('id', 'in', '(1,2)'), [3, 4]],
    ['notIn', (query) => query.notIn('id', [1, 2]), [3, 4]],
    ['contains of an array', (query) => query.contains('labels', ['wood', 'round']), [1]],
    ['contains of JSON', (query) => query.contains('data', { size: { cm: 9 } }), [2]],
    ['contains of a range', (query) => query.contains('available', '[6,7)'), [2]],
    ['containedBy', (query) => query.containedBy('labels', ['wood', 'round', 'clay']), [1, 2, 4]],
    ['overlaps', (query) => query.overlaps('labels', ['clay', 'wood']), [1, 2]],
    ['rangeGt', (query) => query.rangeGt('available', '[1,6)'), [3]],
    ['rangeGte', (query) => query.rangeGte('available', '[5,6)'), [2, 3]],
    ['rangeLt', (query) => query.rangeLt('available', '[12,13)'), [1, 2]],
    ['rangeLte', (query) => query.rangeLte('available', '[1,9)'), [1]],
    ['rangeAdjacent', (query) => query.rangeAdjacent('available', '[10,20)'), [2, 3]],
    ['textSearch', (query) => query.textSearch('words', 'oak & bowl'), [1]],
    ['textSearch plain', (query) => query.textSearch('words', 'glazed cups', { type: 'plain' }), [2]],
    [
      'textSearch phrase',
      (query) => query.textSearch('name', 'oak bowl', { type: 'phrase', config: 'english' }),
      [1],
    ],
    [
      'textSearch websearch',
      (query) => query.textSearch('words', 'bowl -oak', { type: 'websearch', config: 'english' }),
      [4],
    ],
    ['match', (query) => query.match({ maker_id: 1, painter_id: 2 }), [1]],
    ['filter', (query) => query.filter('id', 'in', '(2,4)'), [2, 4]],
    ['filter by JSON', (query) => query.eq('data->size->>cm', '20'), [1]],
    ['filter by an element of JSON', (query) => query.filter('data->tags->>1', 'eq', 'b'), [1]],
    ['filter by a number in JSON', (query) => query.filter('data->rank', 'gt', 1), [2]],
    ['or', (query) => query.or('id.eq.1,name.eq."Clay cup, glazed"'), [1, 2]],
    [
      'or with and, not and lists',
      (query) => query.or('id.in.(3,4),and(price.lt.10,not.or(id.eq.1,id.eq.3))'),
      [2, 3, 4],
    ],
    ['a quoted name', (query) => query.eq('"odd name"', 'x'), [1]],
    ['a computed column', (query) => query.gt('price_with_tax', 25), [1, 3]],
    ['JSON of a computed column', (query) => query.eq('facts->letters', 8), [1]],
  ])('filters by %s', async (_, narrow, expected) => {
    const { data } = await narrow(articles());
    expect(data?.map(({ id }) => id)).toEqual(expected);
  });

  it('selects columns under other names, cast, and from JSON', async () => {
    const { data } = await open()
      .from('articles')
      .select(
        'number:id, price::text, first:labels->0, size:data->size->cm, data->size->>cm, "odd name", price_with_tax',
      )
      .eq('id', 1);
    expect(data).toEqual([
      {
        number: 1,
        price: '20.50',
        first: 'wood',
        size: 20,
        cm: '20',
        'odd name': 'x',
        price_with_tax: 25.63,
      },
    ]);
  });

  it('writes numbers, ranges and moments as the database does', async () => {
    const { data } = await open()
      .from('articles')
      .select('price, available, made_at, words')
      .eq('id', 3)
      .single();
    expect(data).toEqual({
      price: 55.25,
      available: '[20,31)',
      made_at: '2024-03-01T08:00:00+00:00',
      words: "'blanket':3 'thick':2 'wool':1",
    });
  });

  it('orders by several columns, nulls where they are wanted, and by computed ones', async () => {
    const ids = async (query: Articles | ReturnType<Articles['order']>) =>
      (await query).data?.map((row: { id: number }) => row.id);
    const from = () => open().from('articles').select('id');
    expect(await ids(from().order('price', { nullsFirst: true }))).toEqual([4, 2, 1, 3]);
    expect(await ids(from().order('price', { ascending: false, nullsFirst: false }))).toEqual([3, 1, 2, 4]);
    expect(await ids(from().order('maker_id').order('id', { ascending: false }))).toEqual([3, 1, 2, 4]);
    expect(
      await ids(from().order('data->rank', { ascending: false, nullsFirst: false }).order('id')),
    ).toEqual([2, 1, 3, 4]);
    expect(await ids(from().order('price_with_tax', { ascending: false }).limit(2))).toEqual([4, 3]);
  });

  it('cuts by limit and range and tells the total', async () => {
    const page = await open().from('articles').select('id', { count: 'exact' }).order('id').range(1, 2);
    expect(page).toMatchObject({ status: 206, count: 4, data: [{ id: 2 }, { id: 3 }] });
    const beyond = await open().from('articles').select('id', { count: 'exact' }).range(10, 12);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
    expect((await open().from('articles').select('id').order('id').limit(1)).data).toEqual([{ id: 1 }]);
  });

  it('counts without a body, and lets the planner guess', async () => {
    const head = await open().from('articles').select('*', { count: 'exact', head: true });
    expect(head).toMatchObject({ status: 200, count: 4, data: null, error: null });
    const planned = await open().from('articles').select('*', { count: 'planned' });
    expect(planned.count).toBeGreaterThanOrEqual(4);
    expect((await open().from('articles').select('*', { count: 'estimated' })).count).toBe(4);
  });

  it('gives one object, nothing, or an error where one is asked for', async () => {
    const from = () => open().from('articles').select('id');
    expect(await from().eq('id', 1).single()).toMatchObject({ status: 200, data: { id: 1 } });
    expect(await from().eq('id', 99).single()).toMatchObject({
      status: 406,
      data: null,
      error: {
        code: 'PGRST116',
        details: 'The result contains 0 rows',
        hint: null,
        message: 'Cannot coerce the result to a single JSON object',
      },
    });
    expect(await from().eq('id', 99).maybeSingle()).toMatchObject({ data: null, error: null });
    expect(await from().eq('id', 1).maybeSingle()).toMatchObject({ data: { id: 1 }, error: null });
    expect(await from().maybeSingle()).toMatchObject({ data: null, error: { code: 'PGRST116' } });
  });

  it('gives CSV', async () => {
    const { data } = await open()
      .from('articles')
      .select('id, name, is_sold, labels')
      .order('id')
      .limit(3)
      .csv();
    expect(data).toBe(
      [
        'id,name,is_sold,labels',
        '1,"Oak bowl",t,"{wood,round}"',
        '2,"Clay cup, glazed",f,{clay}',
        '3,"Wool (thick) ""blanket""",,"{wool,""soft, warm""}"',
      ].join('\n'),
    );
  });

  it('refuses plans and GeoJSON where they are not to be had', async () => {
    expect(await open().from('articles').select().explain()).toMatchObject({
      status: 406,
      error: { code: 'PGRST107' },
    });
    expect(await open().from('articles').select().geojson()).toMatchObject({
      status: 406,
      error: { code: 'PGRST107' },
    });
  });

  it('sums up, grouped by what stands beside', async () => {
    const { data } = await open()
      .from('articles')
      .select('maker_id, price.sum()::text, dearest:price.max(), count()')
      .not('maker_id', 'is', null)
      .order('maker_id');
    expect(data).toEqual([
      { maker_id: 1, sum: '75.75', dearest: 55.25, count: 2 },
      { maker_id: 2, sum: '8.00', dearest: 8, count: 1 },
    ]);
    const grouped = await open()
      .from('articles')
      .select('cm:data->size->cm, id.count()')
      .not('data', 'is', null)
      .order('id.count()');
    expect(grouped.error?.code).toBe('PGRST100');
    const bySize = await open().from('articles').select('data->size->>cm, id.min()').eq('is_sold', true);
    expect(bySize.data).toHaveLength(2);
  });

  it('reads names with spaces, commas and letters of all languages', async () => {
    const { data, error } = await open()
      .from('Größen')
      .select('"Nummer", "größe in cm", "a,b", alias:"größe in cm"')
      .eq('"größe in cm"', 42)
      .order('Nummer');
    expect(error).toBeNull();
    expect(data).toEqual([{ Nummer: 1, 'größe in cm': 42, 'a,b': 'one', alias: 42 }]);
    expect((await open().from('Größen').select('Nummer').or('"a,b".eq.two')).data).toEqual([{ Nummer: 2 }]);
  });

  it('reads views, materialized views and partitioned tables', async () => {
    const from = (name: string) => open().from(name).select('*', { count: 'exact' });
    expect(await from('article_list').eq('number', 1)).toMatchObject({
      count: 1,
      data: [{ number: 1, title: 'Oak bowl', maker_id: 1, loud: 'OAK BOWL' }],
    });
    expect((await from('maker_totals').order('maker_id')).data?.at(0)).toEqual({ maker_id: 1, articles: 2 });
    expect(await from('movements')).toMatchObject({ count: 3 });
  });

  it('gives up when the caller does', async () => {
    const gone = new AbortController();
    gone.abort();
    const { data, error } = await open().from('articles').select().abortSignal(gone.signal);
    expect(data).toBeNull();
    expect(error?.message).toMatch(/AbortError/);
  });

  it('throws where that is asked for', async () => {
    await expect(open().from('articles').select('nothing').throwOnError()).rejects.toMatchObject({
      code: '42703',
    });
  });

  it('names what is not there, with the nearest name', async () => {
    expect(await open().from('article').select()).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST205',
        message: "Could not find the table 'public.article' in the schema cache",
        details: null,
        hint: "Perhaps you meant the table 'public.articles'",
      },
    });
    expect(await open().from('articles').select('colour')).toMatchObject({
      status: 400,
      error: { code: '42703', message: 'column articles.colour does not exist' },
    });
    expect(await open().from('articles').select('id::no_type')).toMatchObject({
      status: 400,
      error: { code: '42704' },
    });
    expect(await open().from('articles').select().eq('id', 'one')).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    });
  });

  it.each([
    ['a table that is not there', 'articles_', 404],
    ['a column that is not there', 'articles?colour=eq.red', 400],
    ['an error of the service', 'rpc/refuse?how=broken', 500],
  ])('is asked once about %s', async (_, path, status) => {
    const statuses: number[] = [];
    const client = openClient(
      published,
      { url: service.url, key: service.anonKey },
      {
        global: {
          async fetch(input, init) {
            const url = String(input).replace('nothing?select=*', path);
            const response = await fetch(url, init);
            statuses.push(response.status);
            return response;
          },
        },
      },
    );
    const { error } = await client.from('nothing').select('*');
    expect(error).not.toBeNull();
    expect(statuses).toEqual([status]);
  });

  it('keeps what nobody was granted from everybody', async () => {
    expect(await open().from('kept_back').select()).toMatchObject({
      status: 401,
      error: { code: '42501', message: 'permission denied for table kept_back' },
    });
    const master = openClient(published, { url: service.url, key: service.serviceKey });
    expect(await master.from('kept_back').select()).toMatchObject({ status: 200, data: [] });
  });
});
