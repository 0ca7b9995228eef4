import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';

describe.each(clients)('calling functions with client $version', (published) => {
  const service = useService();
  const open = () => openClient(published, { url: service.url, key: service.anonKey });

  it.each<[string, string, object, unknown]>([
    ['named arguments', 'plus', { a: 1, b: 2 }, 3],
    ['a default', 'plus', { a: 1 }, 11],
    ['a list of arguments', 'joined', { separator: '-', parts: ['a', 'b,c'] }, 'a-b,c'],
    ['no list of arguments', 'joined', { separator: '-' }, ''],
    ['an overload by its argument', 'pick', { by_id: 1 }, 'Oak bowl'],
    ['another overload', 'pick', { by_name: 'Birch bowl' }, 'Birch bowl'],
    ['no argument beside an unnamed one', 'unnamed_or_none', {}, 'none'],
    ['an unnamed argument by an empty key', 'unnamed_or_none', { '': 'any' }, 'unnamed'],
    ['an unnamed argument of another type', 'unnamed_or_none', { '': true }, 'unnamed'],
    ['an unnamed argument instead of its default', 'unnamed_default', { '': 'any' }, 'text'],
    ['an unnamed argument that is JSON', 'same_json', { '': { a: 1 } }, { '': { a: 1 } }],
    ['a body as the one argument', 'same_json', { any: [1, { b: null }] }, { any: [1, { b: null }] }],
    ['a set of values', 'numbers', { up_to: 3 }, [1, 2, 3]],
    ['an empty set', 'numbers', { up_to: 0 }, []],
    ['a row', 'one_article', { number: 2 }, { id: 2, name: 'Clay cup, glazed' }],
    [
      'a table',
      'labelled',
      { wanted: ['wood', 'clay'] },
      [
        { number: 1, called: 'Oak bowl' },
        { number: 2, called: 'Clay cup, glazed' },
      ],
    ],
    ['several results', 'out_values', { a: 2 }, { double: 4, triple: 6 }],
  ])('gives the result of %s', async (_, name, args, expected) => {
    expect(await open().rpc(name, args)).toMatchObject({ error: null, status: 200, data: expected });
  });

  it('reads by GET', async () => {
    expect(await open().rpc('plus', { a: 1, b: 2 }, { get: true })).toMatchObject({ status: 200, data: 3 });
    const { data } = await open().rpc('labelled', { wanted: ['wood', 'soft, warm'] }, { get: true });
    expect(data).toEqual([{ number: 1, called: 'Oak bowl' }]);
    const listed = await open().rpc('joined', { separator: '-', parts: ['a', 'b'] }, { get: true });
    expect(listed.data).toBe('a-b');
  });

  it('filters, orders, cuts and counts the rows of a result', async () => {
    const narrowed = () =>
      open()
        .rpc('list_articles', { cheaper_than: 60 }, { count: 'exact' })
        .select('id, price_with_tax, maker_id(name)')
        .gt('price', 5)
        .order('price', { ascending: false })
        .limit(2);
    expect(await narrowed()).toMatchObject({
      status: 206,
      count: 3,
      data: [
        { id: 3, price_with_tax: 69.06, maker_id: { name: 'Ada' } },
        { id: 1, price_with_tax: 25.63, maker_id: { name: 'Ada' } },
      ],
    });
    const read = await open()
      .rpc('list_articles', {}, { get: true })
      .eq('maker_id', 1)
      .order('id')
      .select('id');
    expect(read.data).toEqual([{ id: 1 }, { id: 3 }]);
    expect((await open().rpc('list_articles').eq('id', 1).maybeSingle()).data).toMatchObject({
      name: 'Oak bowl',
    });
    expect((await open().rpc('list_articles').single()).error).toMatchObject({ code: 'PGRST116' });
    expect((await open().rpc('list_articles').select('id').lt('id', 3).order('id').csv()).data).toBe(
      'id\n1\n2',
    );
  });

  it('counts without a body', async () => {
    expect(await open().rpc('list_articles', {}, { head: true, count: 'exact' })).toMatchObject({
      status: 200,
      data: null,
      count: 4,
    });
    expect((await open().rpc('numbers', { up_to: 3 }, { count: 'exact' })).count).toBe(3);
    const nested = await open().rpc('same_json', { deep: { a: 1 } }, { head: true, count: 'exact' });
    expect(nested).toMatchObject({ status: 204, data: null, count: 1 });
  });

  it('answers a function without a result with nothing', async () => {
    expect(await open().rpc('do_nothing')).toMatchObject({ status: 204, data: null, error: null });
  });

  it('writes by POST alone', async () => {
    const code = randomUUID();
    expect(await open().rpc('put_parcel', { code, run: code }, { get: true })).toMatchObject({
      status: 405,
      error: { code: '25006' },
    });
    expect((await open().rpc('put_parcel', { code, run: code })).data).toEqual(expect.any(Number));
    const undone = await open().rpc('drop_parcels', { of_run: code }).rollback();
    expect(undone.data).toHaveLength(1);
    expect(await open().rpc('drop_parcels', { of_run: code }).maxAffected(0)).toMatchObject({
      error: { code: 'PGRST124' },
    });
    expect(await open().rpc('plus', { a: 1 }).maxAffected(1)).toMatchObject({ error: { code: 'PGRST128' } });
    expect((await open().rpc('drop_parcels', { of_run: code })).data).toHaveLength(1);
  });

  it('gives functions that promise to read a transaction that only reads', async () => {
    expect((await open().rpc('is_read_only')).data).toBe('on');
    expect((await open().rpc('is_read_only_volatile')).data).toBe('off');
    expect((await open().rpc('is_read_only_volatile', {}, { get: true })).data).toBe('on');
  });

  it('says which functions there are when a call fits none or several', async () => {
    expect(await open().rpc('plus', { a: 1, c: 2 })).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.plus(a, c) in the schema cache',
        details:
          'Searched for the function public.plus with parameters a, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: 'Perhaps you meant to call the function public.plus(a, b)',
      },
    });
    expect(await open().rpc('do_nothin')).toMatchObject({
      error: {
        message: 'Could not find the function public.do_nothin without parameters in the schema cache',
        hint: 'Perhaps you meant to call the function public.do_nothing',
      },
    });
    expect(await open().rpc('vague', { what: 1 })).toMatchObject({
      status: 300,
      error: {
        code: 'PGRST203',
        message:
          'Could not choose the best candidate function between: public.vague(what => integer), public.vague(what => text)',
      },
    });
  });

  it('names the candidates that defaults leave, by their arguments', async () => {
    const between = (text: string) => ({
      status: 300,
      error: {
        code: 'PGRST203',
        message: `Could not choose the best candidate function between: ${text}`,
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    });
    const uncertain = between('public.uncertain(a => text), public.uncertain(b => integer)');
    expect(await open().rpc('uncertain')).toMatchObject(uncertain);
    expect(await open().rpc('uncertain', {}, { get: true })).toMatchObject(uncertain);
    expect(await open().rpc('unnamed_default')).toMatchObject(
      between('public.unnamed_default(), public.unnamed_default( => text)'),
    );
  });

  it('never suggests the function that was not found', async () => {
    expect(await open().rpc('unnamed_number', { '': 1 })).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.unnamed_number() in the schema cache',
        details:
          'Searched for the function public.unnamed_number with parameter  or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
        hint: expect.stringMatching(/^Perhaps you meant to call the function public\.unnamed_(?!number)\w+$/),
      },
    });
    const readOnly = await open().rpc('same_text', {}, { get: true });
    expect(readOnly).toMatchObject({ status: 404, error: { code: 'PGRST202', hint: null } });
    // A function of a row is a column of its table, and nothing to call.
    expect((await open().rpc('price_with_tax')).error?.hint ?? '').not.toContain('price_with_tax');
  });

  it('lets a function choose the error', async () => {
    const refuse = (how: string) => open().rpc('refuse', { how });
    expect(await refuse('plain')).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'Not today', details: 'Closed', hint: 'Come back' },
    });
    expect(await refuse('status')).toMatchObject({
      status: 402,
      error: { code: 'PT402', message: 'Payment Required', details: 'Quota', hint: 'Upgrade' },
    });
    expect(await refuse('whole')).toMatchObject({
      status: 418,
      error: { code: '123', message: 'Whole', details: 'd', hint: 'h' },
    });
    expect(await refuse('broken')).toMatchObject({ status: 500, error: { code: 'PGRST121' } });
  });

  it('lets a function choose status and headers of its answer', async () => {
    const answer = (status: string, headers: string) => open().rpc('answer_with', { status, headers });
    expect(await answer('202', '[{"X-Own": "yes"}]')).toMatchObject({ status: 202, data: 'done' });
    expect(await answer('soon', '[]')).toMatchObject({ status: 500, error: { code: 'PGRST112' } });
    expect(await answer('200', '{}')).toMatchObject({ status: 500, error: { code: 'PGRST111' } });
  });
});
