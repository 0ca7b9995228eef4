import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, newAddress, openClient, PASSWORD, useService } from '../testing/index.ts';

describe.each(clients)('writing tables with client $version', (published) => {
  const service = useService();
  const open = () => openClient(published, { url: service.url, key: service.anonKey });
  const from = (table: string) => open().from(table);
  /** Codes and runs that nobody else has. */
  const unique = () => randomUUID();
  const codesOf = async (run: string) =>
    (await service.sql<{ code: string }>('select code from parcels where run = $1 order by code', [run])).map(
      ({ code }) => code,
    );

  it('inserts one row and answers with nothing', async () => {
    const code = unique();
    expect(await from('parcels').insert({ code, run: code })).toMatchObject({
      status: 201,
      data: null,
      error: null,
    });
    expect(await codesOf(code)).toEqual([code]);
  });

  it('inserts rows of different columns, with their defaults where asked', async () => {
    const run = unique();
    const rows = [
      { code: `${run}a`, run, weight: 5 },
      { code: `${run}b`, run, status: 'sent' },
    ];
    const nulled = await from('parcels').insert(rows);
    expect(nulled).toMatchObject({ status: 400, error: { code: '23502' } });
    const { data, count } = await from('parcels')
      .insert(rows, { defaultToNull: false, count: 'exact' })
      .select('code, weight, status, id');
    expect(count).toBe(2);
    expect(data).toEqual([
      { code: `${run}a`, weight: 5, status: 'new', id: expect.any(Number) },
      { code: `${run}b`, weight: 1, status: 'sent', id: expect.any(Number) },
    ]);
  });

  it('answers an insert with the row, what is embedded in it, and one object where one is asked for', async () => {
    const code = unique();
    const { data, status } = await from('parcels')
      .insert({ code, run: code, article_id: 1, extra: { b: 1, a: [2] } })
      .select('code, extra, articles(name, maker_id(name))')
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({
      code,
      extra: { b: 1, a: [2] },
      articles: { name: 'Oak bowl', maker_id: { name: 'Ada' } },
    });
    const more = [unique(), unique()].map((other) => ({ code: other, run: code }));
    expect(await from('parcels').insert(more).select().single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 2 rows' },
    });
    expect(await codesOf(code)).toEqual([code]);
  });

  it('writes over a row by its primary key, or by another key that is named', async () => {
    const run = unique();
    const place = (thing: string) => ({ run, shelf: 1, thing });
    expect(await from('places').upsert(place('cup'))).toMatchObject({ status: 201 });
    const second = await from('places').upsert(place('bowl'), { count: 'exact' }).select('thing, colour');
    expect(second).toMatchObject({ status: 200, count: 1, data: [{ thing: 'bowl', colour: 'grey' }] });
    const parcel = { code: unique(), run, weight: 2 };
    await from('parcels').insert(parcel);
    const heavier = { ...parcel, weight: 3 };
    expect(await from('parcels').insert(heavier)).toMatchObject({ status: 409, error: { code: '23505' } });
    const { data } = await from('parcels').upsert(heavier, { onConflict: 'code' }).select('weight');
    expect(data).toEqual([{ weight: 3 }]);
  });

  it('leaves rows that are there as they are', async () => {
    const run = unique();
    await from('places').insert({ run, shelf: 1, thing: 'cup' });
    const rows = [
      { run, shelf: 1, thing: 'bowl' },
      { run, shelf: 2, thing: 'plate' },
    ];
    const { data, status } = await from('places').upsert(rows, { ignoreDuplicates: true }).select('thing');
    expect({ data, status }).toEqual({ data: [{ thing: 'plate' }], status: 201 });
  });

  it('upserts rows of different columns with their defaults', async () => {
    const run = unique();
    const rows = [
      { run, shelf: 1, colour: 'red' },
      { run, shelf: 2, thing: 'cup' },
    ];
    const { data } = await from('places')
      .upsert(rows, { defaultToNull: false })
      .select('shelf, thing, colour');
    expect(data).toEqual([
      { shelf: 1, thing: null, colour: 'red' },
      { shelf: 2, thing: 'cup', colour: 'grey' },
    ]);
  });

  it('changes the rows that match and tells how many', async () => {
    const run = unique();
    await from('parcels').insert(['a', 'b', 'c'].map((letter) => ({ code: run + letter, run })));
    const silent = await from('parcels').update({ status: 'sent' }, { count: 'exact' }).eq('code', `${run}a`);
    expect(silent).toMatchObject({ status: 204, count: 1, data: null });
    const { data, status } = await from('parcels')
      .update({ weight: 9 })
      .eq('run', run)
      .neq('status', 'sent')
      .select('code, weight')
      .order('code', { ascending: false });
    expect({ data, status }).toEqual({
      status: 200,
      data: [
        { code: `${run}c`, weight: 9 },
        { code: `${run}b`, weight: 9 },
      ],
    });
    expect(await from('parcels').update({ weight: 9 }).eq('run', unique())).toMatchObject({
      status: 204,
      error: null,
    });
    expect(await from('parcels').update({}).eq('run', run).select()).toMatchObject({ status: 200, data: [] });
  });

  it('removes the rows that match and gives them back', async () => {
    const run = unique();
    await from('parcels').insert(['a', 'b'].map((letter) => ({ code: run + letter, run })));
    const { data } = await from('parcels').delete({ count: 'exact' }).eq('code', `${run}a`).select('code');
    expect(data).toEqual([{ code: `${run}a` }]);
    expect(await from('parcels').delete({ count: 'exact' }).eq('run', run)).toMatchObject({
      status: 204,
      count: 1,
    });
    expect(await codesOf(run)).toEqual([]);
  });

  it('changes nothing when more rows match than may be affected', async () => {
    const run = unique();
    await from('parcels').insert(['a', 'b'].map((letter) => ({ code: run + letter, run })));
    expect(await from('parcels').delete().eq('run', run).maxAffected(1)).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 2 rows',
      },
    });
    expect(await from('parcels').update({ weight: 2 }).eq('run', run).maxAffected(1)).toMatchObject({
      status: 400,
    });
    expect(await codesOf(run)).toHaveLength(2);
    expect(await from('parcels').delete().eq('run', run).maxAffected(2)).toMatchObject({ status: 204 });
  });

  it('undoes what is to be rolled back and answers all the same', async () => {
    const run = unique();
    const { data, status } = await from('parcels').insert({ code: run, run }).select('code').rollback();
    expect({ data, status }).toEqual({ data: [{ code: run }], status: 201 });
    expect(await codesOf(run)).toEqual([]);
  });

  it('finds no row to change quietly where none is meant', async () => {
    const none = await from('parcels').update({ weight: 2 }).eq('run', unique()).select().maybeSingle();
    expect(none).toMatchObject({ data: null, error: null, status: 200 });
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a missing value', { run: 'x' }, 400, '23502'],
    ['a check that fails', { code: 'x', run: 'x', weight: 0 }, 400, '23514'],
    ['a reference to nothing', { code: 'x', run: 'x', article_id: 99 }, 409, '23503'],
    ['a text for a number', { code: 'x', run: 'x', weight: 'much' }, 400, '22P02'],
    ['a column that is not there', { code: 'x', run: 'x', colour: 'red' }, 400, 'PGRST204'],
  ])('refuses %s', async (_, row, status, code) => {
    expect(await from('parcels').insert(row)).toMatchObject({ status, data: null, error: { code } });
  });

  it('names the column that is not there', async () => {
    const { error } = await from('parcels').insert([{ code: 'x', colour: 'red' }]);
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'colour' column of 'parcels' in the schema cache",
    });
  });

  it('lets a trigger choose status and headers', async () => {
    const code = unique();
    const { status } = await from('parcels').insert({ code, run: code, status: 'announced' });
    expect(status).toBe(202);
  });

  it('lets people write and read what is theirs alone', async () => {
    const writer = open();
    await writer.auth.signUp({ email: newAddress(), password: PASSWORD });
    const written = await writer.from('letters').insert({ body: 'Dear' }).select('body, owner').single();
    expect(written).toMatchObject({ status: 201, data: { body: 'Dear' } });
    const other = open();
    await other.auth.signUp({ email: newAddress(), password: PASSWORD });
    const owner = written.data?.owner;
    expect((await other.from('letters').select().eq('owner', owner)).data).toEqual([]);
    expect(await other.from('letters').insert({ body: 'Forged', owner })).toMatchObject({
      status: 403,
      error: { code: '42501', message: 'new row violates row-level security policy for table "letters"' },
    });
    expect(await from('letters').insert({ body: 'Nameless', owner })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect((await other.from('letters').delete({ count: 'exact' }).eq('owner', owner)).count).toBe(0);
    const planned = await other.from('letters').select('*', { count: 'planned', head: true });
    expect(planned.count).toBe(0);
  });
});
