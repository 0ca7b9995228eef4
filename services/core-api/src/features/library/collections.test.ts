import { randomUUID } from 'node:crypto';
import { libraryFunctions, type LibraryThing } from '@reflectory/contracts/library';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

describe('collections of the library', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    await api.owner.query(
      "insert into public.global_features (feature_key, enabled) values ('library', true)",
    );
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  const call = async (name: 'list-collections' | 'get-collection', input: object | null, by: TestPerson) =>
    api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: input && JSON.stringify(input),
    });
  const list = async (by = ada) => {
    const answer = await call('list-collections', null, by);
    return libraryFunctions['list-collections'].output.parse(await answer.json()).collections;
  };
  const get = async (id: string, by = ada) => {
    const answer = await call('get-collection', { id }, by);
    return libraryFunctions['get-collection'].output.parse(await answer.json());
  };
  const make = async (name: string, rank = 'V', by = ada) => {
    const id = randomUUID();
    await api.clientFor(by.context).from('library_collections').insert({ id, name, rank }).throwOnError();
    return id;
  };
  const things = (by = ada) => api.clientFor(by.context).from('library_collection_things');
  const put = (id: string, thing: LibraryThing, rank = 'V') =>
    things()
      .insert({ collection_id: id, ...thing, rank })
      .throwOnError();
  const write = async (title: string) => {
    const id = randomUUID();
    await api.owner.query(
      `insert into public.entries (instance_id, id, user_id, title, text) values ($1, $2, $3, $4, 'It rained.')`,
      [acme, id, ada.id, title],
    );
    await api.owner.query(
      `insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg)
       values ($1, $2, $3::uuid, 'forms@1', $3::text, '<svg/>')`,
      [acme, ada.id, id],
    );
    return id;
  };

  it('that had one name from before keep it, and are changed as others are', async () => {
    const id = await make('Evening');
    const before = randomUUID();
    await api.owner.query("set session_replication_role = 'replica'");
    await api.owner.query(
      'insert into public.library_collections (instance_id, id, user_id, name) values ($1, $2, $3, $4)',
      [acme, before, ada.id, 'Evening'],
    );
    await api.owner.query('reset session_replication_role');
    const rows = api.clientFor(ada.context).from('library_collections');
    await rows.update({ name: 'EVENING', rank: 'a' }).eq('id', before).throwOnError();
    await rows.update({ name: 'Morning' }).eq('id', before).throwOnError();
    const { error } = await rows.update({ name: 'evening' }).eq('id', before);
    expect(error?.code).toBe('23505');
    expect(new Set((await list()).map((row) => `${row.id} ${row.name}`))).toEqual(
      new Set([`${before} Morning`, `${id} Evening`]),
    );
  });

  it('have the order that was given to them, and things of every kind in theirs', async () => {
    const evening = await make('Evening', 'b');
    await make('Morning', 'a');
    await put(evening, { kind: 'prompt', key: 'today-1' }, 'c');
    await put(evening, { kind: 'soundscape', key: 'roof' }, 'a');
    await put(evening, { kind: 'framework', key: 'grief' }, 'b');
    expect((await list()).map(({ name, count }) => [name, count])).toEqual([
      ['Morning', 0],
      ['Evening', 3],
    ]);
    const shown = await get(evening);
    expect(shown.things.map(({ key, isGone }) => [key, isGone])).toEqual([
      ['roof', false],
      ['grief', false],
      ['today-1', false],
    ]);
    expect(shown.frameworks.map(({ key }) => key)).toEqual(['grief']);
    expect(shown.prompts).toMatchObject([{ key: 'today-1', language: 'en' }]);
    await things().update({ rank: 'd' }).eq('collection_id', evening).eq('key', 'roof').throwOnError();
    expect((await get(evening)).things.map(({ key }) => key)).toEqual(['grief', 'today-1', 'roof']);
  });

  it('say what is not there any more', async () => {
    const id = await make('Kept');
    const [kept, binned] = [await write('The garden'), await write('The train')];
    await api.owner.query('update public.entries set binned_at = now() where id = $1', [binned]);
    await put(id, { kind: 'artwork', key: kept }, '1');
    await put(id, { kind: 'artwork', key: binned }, '2');
    await put(id, { kind: 'deck', key: randomUUID() }, '3');
    await put(id, { kind: 'soundscape', key: randomUUID() }, '4');
    await put(id, { kind: 'framework', key: 'never-was' }, '5');
    await put(id, { kind: 'prompt', key: 'today-9999' }, '6');
    await put(id, { kind: 'music', key: 'music-night.2026-01-31' }, '7');
    await put(id, { kind: 'music', key: randomUUID() }, '8');
    expect((await get(id)).things.map(({ isGone }) => isGone)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('are their person’s alone, at their instance and at any other', async () => {
    const bob = await createPerson(api.owner, acme);
    const eve = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
    const id = await make('Mine');
    await put(id, { kind: 'framework', key: 'grief' });
    for (const other of [bob, eve]) {
      expect(await list(other)).toEqual([]);
      expect((await call('get-collection', { id }, other)).status).toBe(404);
      const taken = await things(other).delete().eq('collection_id', id).select();
      expect(taken.data).toEqual([]);
      const foreign = { collection_id: id, kind: 'music', key: 'x' } as const;
      expect((await things(other).insert(foreign)).error).not.toBeNull();
    }
    expect((await get(id)).things).toHaveLength(1);
  });

  it('have each name once, in whatever case and with whatever spaces', async () => {
    const bob = await createPerson(api.owner, acme);
    const evening = await make('Évening  walks');
    await make('evening walks');
    const rows = api.clientFor(ada.context).from('library_collections');
    expect((await rows.insert({ name: ' ÉVENING walks ' })).error?.code).toBe('23505');
    const other = await make('Other');
    expect((await rows.update({ name: 'évening Walks' }).eq('id', other)).error?.code).toBe('23505');
    expect((await rows.update({ name: 'Évening walks' }).eq('id', evening)).error).toBeNull();
    // What is sent again changes nothing, and another person has names of their own.
    const again = { id: evening, name: 'Évening walks', rank: 'V' };
    expect((await rows.upsert(again, { ignoreDuplicates: true })).error).toBeNull();
    await make('Évening walks', 'V', bob);
  });

  it('are fifty at most, with sixty things in each, and what is too much is refused', async () => {
    const id = await make('Full');
    await api.owner.query(
      `insert into public.library_collection_things (instance_id, user_id, collection_id, kind, key)
       select $1, $2, $3, 'soundscape', 'preset-' || n from generate_series(1, 60) n`,
      [acme, ada.id, id],
    );
    const more = await things().insert({ collection_id: id, kind: 'soundscape', key: 'preset-61' });
    expect(more.error?.code).toBe('PT413');
    const again = { collection_id: id, kind: 'soundscape', key: 'preset-1' } as const;
    expect((await things().upsert(again, { ignoreDuplicates: true })).error).toBeNull();
    for (let count = 1; count < 50; count += 1) await make(`Collection ${count}`);
    const rows = api.clientFor(ada.context).from('library_collections');
    expect((await rows.insert({ name: 'One more' })).error?.code).toBe('PT413');
  });

  it('stand in the export with the names of what is in them', async () => {
    const id = await make('Evening');
    const garden = await write('The garden');
    await put(id, { kind: 'artwork', key: garden }, 'a');
    await put(id, { kind: 'meditation', key: 'sleep' }, 'b');
    const answer = await api.fetchAs(ada.context, '/functions/v1/export-my-data', {
      method: 'POST',
      body: null,
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const document: unknown = JSON.parse(Buffer.from(files['reflectory.json'] ?? []).toString());
    expect(document).toMatchObject({
      libraryCollections: [{ id, name: 'Evening' }],
      libraryCollectionThings: [
        { collection: 'Evening', kind: 'artwork', key: garden, name: 'The garden' },
        { collection: 'Evening', kind: 'meditation', key: 'sleep', name: null },
      ],
    });
  });

  it('go with what is in them, and nothing is put into them where the library is off', async () => {
    const id = await make('Short');
    await put(id, { kind: 'music', key: 'music-night.2026-01-31' });
    const turn = (isOn: boolean) =>
      api.owner.query("update public.global_features set enabled = $1 where feature_key = 'library'", [isOn]);
    await turn(false);
    expect((await things().insert({ collection_id: id, kind: 'music', key: 'y' })).error).not.toBeNull();
    await turn(true);
    await api.clientFor(ada.context).from('library_collections').delete().eq('id', id).throwOnError();
    const left = await api.owner.query('select 1 from public.library_collection_things where user_id = $1', [
      ada.id,
    ]);
    expect(left).toEqual([]);
  });
});
