import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { openFileStore } from '@reflectory/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const chunk = (type: string, content: Buffer) => {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
};
const sidesOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
/** A picture of 60 to 40 pixels that names its camera. */
const photo = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', Buffer.from([0, 0, 0, 60, 0, 0, 0, 40, 8, 0, 0, 0, 0])),
  chunk('tEXt', Buffer.from('Make\0Telltale Camera')),
  chunk('IDAT', deflateSync(Buffer.alloc(61 * 40))),
  chunk('IEND', Buffer.alloc(0)),
]);
const LARGEST = 100_000;
const PER_PERSON = 150_000;

describe('attachments', () => {
  let api: TestApi;
  let folder: string;
  let acme: string;
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'attachments-'));
    const files = await openFileStore({ dir: folder });
    const quota = { perPerson: PER_PERSON, perInstance: 0 };
    const fileLimits = { perPerson: PER_PERSON, largest: LARGEST };
    api = await startTestApi(({ database }) => ({
      storage: { files, maxObjectSize: LARGEST, quota },
      functions: createFunctionList({ database, files, fileLimits }),
    }));
    acme = await createInstance(api.owner, 'acme');
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
  const bytesOf = async (blob: Blob | null) => Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  const upload = async (person: TestPerson, content: Buffer = photo) => {
    const id = crypto.randomUUID();
    const { error } = await bucket(person).upload(`${person.id}/attachments/${id}`, content, {
      contentType: 'image/jpeg',
    });
    return { id, path: `${person.id}/attachments/${id}`, error };
  };
  const write = async (person: TestPerson, values: { session_id?: string } = {}) => {
    const { data, error } = await of(person)
      .from('entries')
      .insert({ user_id: person.id, text: 'At the sea', ...values })
      .select('id')
      .single();
    expect(error).toBeNull();
    return data?.id ?? '';
  };
  const attach = (person: TestPerson, values: { id: string; entry_id?: string; session_id?: string }) =>
    of(person)
      .from('entry_files')
      .insert({ name: 'photo.jpg', ...values })
      .select()
      .single();

  it('are described by their bytes, which tell nothing of place and device', async () => {
    const { id, path: place } = await upload(ada);
    const { data } = await attach(ada, { id, entry_id: await write(ada) });
    expect(data).toMatchObject({ kind: 'picture', type: 'image/png', width: 60, height: 40, path: place });
    const bytes = await bytesOf((await bucket(ada).download(place)).data);
    expect(bytes.length).toBe(data?.bytes);
    expect(bytes.includes('Telltale')).toBe(false);
  });

  it('are drawn small for lists', async () => {
    const { path: place } = await upload(ada);
    const { data } = await bucket(ada).download(place, { transform: { width: 20, height: 20 } });
    expect(sidesOf(await bytesOf(data))).toEqual({ width: 20, height: 20 });
  });

  it('are seen, changed and removed by nobody else, and hang on no entry of another', async () => {
    const { id, path: place } = await upload(ada);
    const entry = await write(ada);
    await attach(ada, { id, entry_id: entry });
    expect((await of(bob).from('entry_files').select('id')).data).toEqual([]);
    expect((await bucket(bob).download(place)).error).not.toBeNull();
    expect((await bucket(bob).createSignedUrl(place, 60)).error).not.toBeNull();
    expect((await bucket(bob).remove([place])).data).toEqual([]);
    expect(
      (await bucket(bob).upload(`${ada.id}/attachments/${crypto.randomUUID()}`, photo)).error,
    ).not.toBeNull();
    const mine = await upload(bob);
    expect((await attach(bob, { id: mine.id, entry_id: entry })).error?.code).toBe('23503');
  });

  it('are copied and moved from nowhere, so that all of them are cleaned', async () => {
    const to = `${ada.id}/attachments/${crypto.randomUUID()}`;
    await bucket(ada).upload(`${ada.id}/a.jpg`, photo);
    const copied = await bucket(ada).copy(`${ada.id}/a.jpg`, to);
    const moved = await bucket(ada).move(`${ada.id}/a.jpg`, to);
    expect([copied.error, moved.error]).not.toContain(null);
  });

  it('come to the entry of their session, whichever is there first', async () => {
    const session = crypto.randomUUID();
    await of(ada).from('sessions').insert({ id: session, user_id: ada.id, framework: 'free' });
    const before = await upload(ada);
    expect((await attach(ada, { id: before.id, session_id: session })).data?.entry_id).toBeNull();
    const entry = await write(ada, { session_id: session });
    const after = await upload(ada);
    await attach(ada, { id: after.id, session_id: session });
    const { data } = await of(ada).from('entry_files').select('entry_id');
    expect(data).toEqual([{ entry_id: entry }, { entry_id: entry }]);
  });

  it('go with their entry, and with a draft that is thrown away', async () => {
    const ofEntry = await upload(ada);
    const entry = await write(ada);
    await attach(ada, { id: ofEntry.id, entry_id: entry });
    const session = crypto.randomUUID();
    await of(ada).from('sessions').insert({ id: session, user_id: ada.id, framework: 'free' });
    const ofDraft = await upload(ada);
    await attach(ada, { id: ofDraft.id, session_id: session });
    await of(ada).from('entries').delete().eq('id', entry);
    await of(ada).from('sessions').delete().eq('id', session);
    expect((await of(ada).from('entry_files').select('id')).data).toEqual([]);
    for (const { path: place } of [ofEntry, ofDraft])
      expect((await bucket(ada).download(place)).error).not.toBeNull();
  });

  it('are dropped when no row came to name them, or no words came to their row, and only then', async () => {
    const named = await upload(ada);
    await attach(ada, { id: named.id, entry_id: await write(ada) });
    const unnamed = await upload(ada);
    const session = crypto.randomUUID();
    await of(ada).from('sessions').insert({ id: session, user_id: ada.id, framework: 'free' });
    const [ofDraft, ofNothing] = [await upload(ada), await upload(ada)];
    await attach(ada, { id: ofDraft.id, session_id: session });
    await attach(ada, { id: ofNothing.id, session_id: crypto.randomUUID() });
    const sweep = async (before: string) => {
      const text = 'select app.drop_unattached_files($1, 10) as dropped';
      return only(await api.owner.query<{ dropped: number }>(text, [before]));
    };
    expect(await sweep('2020-01-01')).toEqual({ dropped: 0 });
    await sweep('2100-01-01');
    for (const { path: place } of [unnamed, ofNothing])
      expect((await bucket(ada).download(place)).error).not.toBeNull();
    for (const { path: place } of [named, ofDraft])
      expect((await bucket(ada).download(place)).error).toBeNull();
    const { data: rows } = await of(ada).from('entry_files').select('id');
    expect(rows?.map(({ id }) => id).toSorted()).toEqual([named.id, ofDraft.id].toSorted());
  });

  it('say how much room there is, and are refused in words when there is none', async () => {
    const room = async () => {
      const response = await api.fetchAs(ada.context, '/functions/v1/get-file-room', {
        method: 'POST',
        body: '{}',
      });
      return response.json();
    };
    expect(await room()).toEqual({ used: 0, limit: PER_PERSON, largest: LARGEST });
    const sound = (bytes: number) => Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(bytes)]);
    expect((await upload(ada, sound(LARGEST + 1))).error?.message).toContain('exceeded the maximum');
    expect((await upload(ada, sound(90_000))).error).toBeNull();
    expect(await room()).toMatchObject({ used: 90_004 });
    expect((await upload(ada, sound(90_000))).error?.message).toContain('space for files is used up');
  });

  it('that are no picture, PDF, sound or film are refused', async () => {
    expect((await upload(ada, Buffer.from('<html>'))).error?.message).toContain('not supported');
  });
});
