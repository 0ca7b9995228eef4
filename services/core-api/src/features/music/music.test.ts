import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { openFileStore } from '@reflectory/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const LARGEST = 100_000;
const song = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(2000)]);

describe('music', () => {
  let api: TestApi;
  let folder: string;
  let acme: string;
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'music-'));
    const files = await openFileStore({ dir: folder });
    const quota = { perPerson: 2 * LARGEST, perInstance: 0 };
    api = await startTestApi(({ database }) => ({
      storage: { files, maxObjectSize: LARGEST, quota },
      functions: createFunctionList({ database, files, fileLimits: { ...quota, largest: LARGEST } }),
    }));
    acme = await createInstance(api.owner, 'acme');
    await api.owner.query("insert into public.global_features (feature_key, enabled) values ('sound', true)");
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    bob = await createPerson(api.owner, acme);
  });

  const of = (person: TestPerson) => api.clientFor(person.context);
  const bucket = (person: TestPerson) => of(person).storage.from('media');
  const upload = async (person: TestPerson, content: Buffer = song, contentType = 'audio/mpeg') => {
    const id = crypto.randomUUID();
    const place = `${person.id}/music/${id}`;
    const { error } = await bucket(person).upload(place, content, {
      contentType,
      metadata: { keepsDetails: true },
    });
    return { id, place, error };
  };
  const name = (person: TestPerson, id: string, values: object = {}) =>
    of(person)
      .from('tracks')
      .insert({ id, title: 'Low tide', duration_ms: 60_000, ...values })
      .select()
      .single();

  it('is described by its bytes, which stay as they were', async () => {
    const { id, place } = await upload(ada);
    const { data } = await name(ada, id, { loudness_lufs: -9.5, peak_dbfs: -0.1 });
    expect(data).toMatchObject({ type: 'audio/mpeg', bytes: song.length, path: place, stopped_at_ms: 0 });
    const { data: kept } = await bucket(ada).download(place);
    expect(Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(song);
  });

  it('that only claims to be music is refused by its content, and names no bytes', async () => {
    const { id, error } = await upload(ada, Buffer.from('Dear diary, this is a text'));
    expect(error?.message).toContain('not supported');
    expect((await name(ada, id)).error?.code).toBe('23503');
    const document = await upload(ada, Buffer.from('%PDF-1.7 and more'), 'audio/mpeg');
    expect((await name(ada, document.id)).error?.code).toBe('23514');
  });

  it('is reached by nobody else', async () => {
    const { id, place } = await upload(ada);
    await name(ada, id);
    expect((await of(bob).from('tracks').select('id')).data).toEqual([]);
    expect((await bucket(bob).download(place)).error).not.toBeNull();
    expect((await name(bob, id)).error?.code).toBe('23503');
    await of(bob).from('tracks').delete().eq('id', id);
    expect((await of(ada).from('tracks').select('id')).data).toEqual([{ id }]);
  });

  it('remembers where its person stopped, and when', async () => {
    const { id } = await upload(ada);
    await name(ada, id);
    const { data } = await of(ada)
      .from('tracks')
      .update({ stopped_at_ms: 42_000 })
      .eq('id', id)
      .select('stopped_at_ms,heard_at')
      .single();
    expect(data).toMatchObject({ stopped_at_ms: 42_000 });
    expect(Date.parse(data?.heard_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('goes with its cover, and uploads that no row came to name go by and by', async () => {
    const picture = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
    const [named, unnamed] = [await upload(ada), await upload(ada)];
    await name(ada, named.id, { has_cover: true });
    await bucket(ada).upload(`${named.place}-cover`, picture, { contentType: 'image/gif' });
    const sweep = async (before: string) =>
      only(
        await api.owner.query<{ swept: number }>('select app.drop_unnamed_music($1, 10) as swept', [before]),
      );
    expect(await sweep('2020-01-01')).toEqual({ swept: 0 });
    await sweep('2100-01-01');
    expect((await bucket(ada).download(unnamed.place)).error).not.toBeNull();
    expect((await bucket(ada).download(`${named.place}-cover`)).error).toBeNull();
    await of(ada).from('tracks').delete().eq('id', named.id);
    for (const part of ['', '-cover'])
      expect((await bucket(ada).download(named.place + part)).error).not.toBeNull();
  });

  it('that is removed comes back whole, and goes for good with its bytes by and by', async () => {
    const { id, place } = await upload(ada);
    await name(ada, id);
    const move = (removedAt: string | null) =>
      of(ada).from('tracks').update({ removed_at: removedAt }).eq('id', id).select('id');
    const sweep = (before: string) =>
      api.owner.query<{ swept: number }>('select app.empty_bin_of_music($1, 10) as swept', [before]);
    // Whatever the clock of a device says.
    await move('2019-01-01');
    expect(await sweep('2020-01-01')).toEqual([{ swept: 0 }]);
    expect((await move(null)).data).toEqual([{ id }]);
    expect(await sweep('2100-01-01')).toEqual([{ swept: 0 }]);
    expect((await bucket(ada).download(place)).error).toBeNull();
    await move('2150-01-01');
    expect(await sweep('2100-01-01')).toEqual([{ swept: 1 }]);
    expect((await of(ada).from('tracks').select('id')).data).toEqual([]);
    expect((await bucket(ada).download(place)).error).not.toBeNull();
  });

  it('that is removed makes room among a thousand, which it finds taken when it comes back', async () => {
    await api.owner.query(
      `insert into public.tracks (instance_id, user_id, title, duration_ms)
       select $1, $2, 'Piece', 1000 from generate_series(1, 1000)`,
      [acme, ada.id],
    );
    const { id } = await upload(ada);
    expect((await name(ada, id)).error?.code).toBe('PT413');
    const [{ id: first } = { id: '' }] = (await of(ada).from('tracks').select('id').limit(1)).data ?? [];
    const move = (removedAt: string | null) =>
      of(ada).from('tracks').update({ removed_at: removedAt }).eq('id', first);
    await move(new Date().toISOString());
    expect((await name(ada, id)).error).toBeNull();
    expect((await move(null)).error?.code).toBe('PT413');
  });

  it('that comes a second time under its id is the same piece', async () => {
    const { id, place } = await upload(ada);
    const again = () => bucket(ada).upload(place, song, { contentType: 'audio/mpeg', upsert: true });
    expect((await again()).error).toBeNull();
    await name(ada, id);
    expect((await again()).error).toBeNull();
    expect((await name(ada, id)).error?.code).toBe('23505');
    expect((await of(ada).from('tracks').select('id')).data).toEqual([{ id }]);
  });

  it('takes from the same room as all other files', async () => {
    const large = Buffer.concat([song, Buffer.alloc(90_000)]);
    expect((await upload(ada, large)).error).toBeNull();
    expect((await upload(ada, large)).error).toBeNull();
    expect((await upload(ada, large)).error?.message).toContain('space for files is used up');
  });

  it('stands in lists of its person, and there are not too many of them', async () => {
    const { id } = await upload(ada);
    await name(ada, id);
    const { data } = await of(ada)
      .from('playlists')
      .insert({ name: 'Evening', track_ids: [id] })
      .select();
    expect(data).toMatchObject([{ name: 'Evening', track_ids: [id] }]);
    expect((await of(ada).from('playlists').insert({ name: ' evening' })).error?.code).toBe('23505');
    const more = Array.from({ length: 100 }, (_, at) => ({ name: `List ${at}` }));
    expect((await of(ada).from('playlists').insert(more)).error?.code).toBe('PT413');
    expect((await of(bob).from('playlists').select('id')).data).toEqual([]);
  });
});
