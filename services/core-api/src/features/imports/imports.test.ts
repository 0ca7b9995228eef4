import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_PART_BYTES, importPartName, type ImportRow } from '@reflectory/contracts/imports';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { createDiskFileStore, type FileStore } from '@reflectory/storage';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { importsRepository } from './imports.repository.ts';
import { createRunImport } from './run-import.events.ts';
import { type Day, dayOneArchive, diaryDays, markdownArchive, photo } from './testing/journal-archives.ts';

const fileLimits = { perPerson: 0, perInstance: 0, largest: 2 * IMPORT_PART_BYTES };
const WHOLE_DIARY_MS = 400_000;

let folder: string;
let files: FileStore;
let api: TestApi;
let worker: StatementExecutor;
let acme: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  files = createDiskFileStore(folder);
  api = await startTestApi(
    ({ database }) => ({
      storage: { files, maxObjectSize: 2 * IMPORT_PART_BYTES },
      functions: createFunctionList({ database, files }),
    }),
    { files },
  );
  worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'importing worker' });
  acme = await createInstance(api.owner, 'acme');
  // What is found in entries is no part of this.
  await api.owner.query(
    "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)",
    [acme],
  );
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  await rm(folder, { recursive: true });
});

const somebody = () => createPerson(api.owner, acme);
const clientOf = (person: TestPerson) => api.clientFor(person.context);
const find = async (person: TestPerson, id: string): Promise<ImportRow> => {
  const { data, error } = await clientOf(person).from('imports').select('*').eq('id', id).single();
  if (error) throw error;
  return data;
};
const handlerWith = (parts: Partial<Parameters<typeof createRunImport>[0]> = {}) =>
  createRunImport({ db: worker, files, fileLimits, imports: importsRepository, now: Date.now, ...parts });
const eventOf = (person: TestPerson, id: string) => ({
  id: randomUUID(),
  name: 'import.advanced',
  subject: id,
  instanceId: person.instanceId,
  userId: person.id,
  payload: {},
});
/** Has a step done, whoever else does it at the same time. */
const advance = async (person: TestPerson, id: string, status: ImportRow['status']): Promise<ImportRow> => {
  const { error } = await clientOf(person).from('imports').update({ status }).eq('id', id);
  if (error) throw error;
  for (;;) {
    await handlerWith().handle(eventOf(person, id));
    const row = await find(person, id);
    if (!['checking', 'importing', 'attaching', 'undoing'].includes(row.status)) return row;
  }
};
const upload = async (person: TestPerson, name: string, bytes: Uint8Array): Promise<string> => {
  const { data, error } = await clientOf(person)
    .from('imports')
    .insert({
      user_id: person.id,
      file_name: name,
      byte_count: bytes.length,
      time_zone: 'Europe/London',
      language: 'en',
    })
    .select('id')
    .single();
  if (error) throw error;
  for (let part = 0; part * IMPORT_PART_BYTES < bytes.length; part += 1) {
    const place = part * IMPORT_PART_BYTES;
    const answer = await clientOf(person)
      .storage.from('media')
      .upload(importPartName(person.id, data.id, part), bytes.slice(place, place + IMPORT_PART_BYTES), {
        upsert: true,
      });
    if (answer.error) throw answer.error;
  }
  return data.id;
};
/** An import that nobody but the test carries out. */
const begin = async (person: TestPerson, bytes: Uint8Array): Promise<string> => {
  const id = await upload(person, 'a.zip', bytes);
  await api.owner.query("update public.imports set status = 'importing' where id = $1", [id]);
  return id;
};
const bring = async (person: TestPerson, name: string, bytes: Uint8Array): Promise<ImportRow> => {
  const id = await upload(person, name, bytes);
  expect(await advance(person, id, 'checking')).toMatchObject({ status: 'ready' });
  return advance(person, id, 'importing');
};
/** Entries as somebody reads them, without what differs from account to account. */
const entriesOf = (person: TestPerson, where = 'binned_at is null') =>
  api.owner.query<{ title: string; text: string }>(
    `select e.title, e.text, e.entry_at, e.entry_date::text, e.time_zone, e.is_starred, e.is_pinned, e.word_count,
       e.document, j.title as journal,
       (select array_agg(t.label || l.is_by_hand order by t.key) from public.entry_tags l
        join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
        where l.instance_id = e.instance_id and l.user_id = e.user_id and l.entry_id = e.id) as tags
     from public.entries e
     left join public.journals j on j.instance_id = e.instance_id and j.id = e.journal_id
     where e.instance_id = $1 and e.user_id = $2 and e.${where} order by e.entry_at, e.title, e.text`,
    [person.instanceId, person.id],
  );
const exported = async (person: TestPerson) => {
  const answer = await api.fetchAs(person.context, '/functions/v1/export-my-data', { method: 'POST' });
  return new Uint8Array(await answer.arrayBuffer());
};

describe('the whole diary', () => {
  it(
    'comes as Day One and as Markdown, is found, exported and brought into an empty account: equal',
    { timeout: WHOLE_DIARY_MS },
    async () => {
      const days = diaryDays();
      const [ada, max, eve] = [await somebody(), await somebody(), await somebody()];
      expect(await bring(ada, 'Diary.zip', dayOneArchive(days))).toMatchObject({
        status: 'done',
        added_count: days.length,
        preview: { format: 'day-one', entries: days.length, journals: ['Diary'], faults: [] },
      });
      const written = await entriesOf(ada);
      const wanted = days.map(({ heading, text }: Day) => `${heading}\n${text}`).sort();
      expect(written.map(({ title, text }) => `${title}\n${text}`).sort()).toEqual(wanted);

      expect(await bring(max, 'vault.zip', markdownArchive(days))).toMatchObject({
        added_count: days.length,
      });
      expect(await entriesOf(max)).toEqual(written);

      expect(await bring(eve, 'export.zip', await exported(ada))).toMatchObject({ added_count: days.length });
      expect(await entriesOf(eve)).toEqual(written);

      const { words } = only(
        await api.owner.query<{ words: number }>(
          'select count(*)::integer as words from app.entry_words where instance_id = $1 and user_id = $2',
          [eve.instanceId, eve.id],
        ),
      );
      expect(words).toBe(days.length);
    },
  );
});

describe('an import', () => {
  const days: Day[] = Array.from({ length: 230 }, (_, index) => ({
    date: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
    heading: `Day ${index}`,
    text: `It was day ${index}.`,
  }));

  it('that is repeated brings nothing twice, and what was changed meanwhile stays', async () => {
    const ada = await somebody();
    await bring(ada, 'a.zip', dayOneArchive(days));
    await api.owner.query(
      "update public.entries set text = 'Changed' where instance_id = $1 and user_id = $2 and title = 'Day 3'",
      [ada.instanceId, ada.id],
    );
    expect(await bring(ada, 'a.zip', dayOneArchive(days))).toMatchObject({
      added_count: 0,
      known_count: 230,
    });
    const texts = (await entriesOf(ada)).map(({ text }) => text);
    expect(texts).toHaveLength(230);
    expect(texts).toContain('Changed');
    // Its own export holds nothing new either.
    expect(await bring(ada, 'export.zip', await exported(ada))).toMatchObject({ added_count: 0 });
  });

  it('is undone as a whole, and comes back when it is repeated', async () => {
    const ada = await somebody();
    const { id } = await bring(ada, 'a.zip', dayOneArchive(days));
    expect(await advance(ada, id, 'undoing')).toMatchObject({ status: 'undone' });
    expect(await entriesOf(ada)).toHaveLength(0);
    expect(await entriesOf(ada, 'binned_at is not null')).toHaveLength(230);
    await bring(ada, 'a.zip', dayOneArchive(days));
    expect(await entriesOf(ada)).toHaveLength(230);
    expect(await entriesOf(ada, 'binned_at is not null')).toHaveLength(0);
  });

  it('goes on where a killed worker left it', async () => {
    const ada = await somebody();
    const id = await begin(ada, dayOneArchive(days));
    let taken = 0;
    const dying = handlerWith({
      imports: {
        ...importsRepository,
        async take(...batch) {
          if (taken === 1) throw new Error('killed');
          taken += 1;
          return importsRepository.take(...batch);
        },
      },
    });
    await expect(dying.handle(eventOf(ada, id))).rejects.toThrow('killed');
    expect(await find(ada, id)).toMatchObject({ status: 'importing', item_count: 100 });
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({
      status: 'done',
      item_count: 230,
      added_count: 230,
      known_count: 0,
    });
    expect(await entriesOf(ada)).toHaveLength(230);
  });

  it('leaves the rest for later when it takes long', async () => {
    const ada = await somebody();
    const id = await begin(ada, dayOneArchive(days));
    let clock = 0;
    const slow = handlerWith({ now: () => (clock += 100_000) });
    await slow.handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'importing', item_count: 200 });
  });

  it('of an archive in several parts is read as one, and the parts go when it is done', async () => {
    const ada = await somebody();
    const noise = new Uint8Array(IMPORT_PART_BYTES + 1000);
    for (let place = 0; place < noise.length; place += 65_536)
      crypto.getRandomValues(noise.subarray(place, place + 65_536));
    const bytes = zipSync({
      'pic.png': [noise, { level: 0 }],
      '2020-01-01.md': strToU8('![[pic.png]] Words'),
    });
    expect(await bring(ada, 'a.zip', bytes)).toMatchObject({
      status: 'done',
      preview: { files: 1, entries: 1 },
      file_faults: [{ code: 'unknown-file', count: 1, examples: ['pic.png'] }],
    });
    expect((await entriesOf(ada)).map(({ text }) => text)).toEqual(['Words']);
    const { data } = await clientOf(ada).storage.from('media').list(`${ada.id}/imports`);
    expect(data).toEqual([]);
  });

  it('of something that is no journal says so, and one that is cut off as well', async () => {
    const ada = await somebody();
    const none = await upload(ada, 'a.bin', strToU8('nothing'));
    expect(await advance(ada, none, 'checking')).toMatchObject({
      status: 'failed',
      failure: 'unknown-format',
    });
    const cut = await upload(ada, 'a.zip', dayOneArchive(days).subarray(0, 2000));
    expect(await advance(ada, cut, 'checking')).toMatchObject({
      status: 'failed',
      failure: 'broken-archive',
    });
  });

  it('is begun, seen and undone by its person alone, step by step and one at a time', async () => {
    const [ada, max] = [await somebody(), await somebody()];
    const id = await upload(ada, 'a.zip', dayOneArchive(days.slice(0, 2)));
    const { data: seen } = await clientOf(max).from('imports').select('id').eq('id', id);
    expect(seen).toEqual([]);
    const { data: changed } = await clientOf(max)
      .from('imports')
      .update({ status: 'checking' })
      .eq('id', id)
      .select();
    expect(changed).toEqual([]);
    for (const status of ['ready', 'importing', 'done', 'undoing'] as const) {
      const { error } = await clientOf(ada).from('imports').update({ status }).eq('id', id);
      expect(error).not.toBeNull();
    }
    await api.owner.query("update public.imports set status = 'importing' where id = $1", [id]);
    const second = await upload(ada, 'b.zip', dayOneArchive(days.slice(0, 2)));
    const { error } = await clientOf(ada).from('imports').update({ status: 'checking' }).eq('id', second);
    expect(error?.code).toBe('23505');
  });

  it('that nobody goes on with is removed with its archive after a week', async () => {
    const ada = await somebody();
    const id = await upload(ada, 'a.zip', dayOneArchive(days.slice(0, 2)));
    const later = new Date(Date.now() + 1000);
    expect(await importsRepository.forgetIdle(worker, new Date(0), 10)).toBe(0);
    expect(await importsRepository.forgetIdle(worker, later, 10)).toBeGreaterThan(0);
    const { data: objects } = await clientOf(ada).storage.from('media').list(`${ada.id}/imports/${id}`);
    expect(objects).toEqual([]);
  });
});

describe('pictures of an archive', () => {
  const archive = zipSync({
    '2020-01-01 Sea.md': strToU8('![[sea.png]] By the sea ![[gone.png]]'),
    '2020-01-02 Field.md': strToU8('In the field ![[field.png]] ![[sea.png]]'),
    'sea.png': photo(90),
    'field.png': photo(180),
  });
  const filesOf = (person: TestPerson) =>
    api.owner.query<{ bytes: number }>(
      `select e.title, f.name, f.kind, f.type, f.bytes::integer, f.width, f.height, f.alt, f.caption, f.position,
         f.keeps_details, o.metadata ->> 'size' as stored
       from public.entry_files f
       join public.entries e on e.instance_id = f.instance_id and e.id = f.entry_id
       join storage.objects o on o.instance_id = f.instance_id and o.bucket_id = 'media' and o.name = f.path
       where f.instance_id = $1 and f.user_id = $2 and e.binned_at is null order by e.title, f.position, f.name`,
      [person.instanceId, person.id],
    );
  const downloaded = async (person: TestPerson) => {
    const { data } = await clientOf(person).from('entry_files').select('path').limit(1).single();
    const { data: blob } = await clientOf(person)
      .storage.from('media')
      .download(data?.path ?? '');
    return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  };

  it('come with their entries without place and device, once, and stay out of what is undone', async () => {
    const ada = await somebody();
    const brought = await bring(ada, 'vault.zip', archive);
    expect(brought).toMatchObject({
      status: 'done',
      file_count: 3,
      preview: { files: 3, faults: [{ code: 'missing-file', count: 1, examples: ['gone.png'] }] },
    });
    const came = await filesOf(ada);
    const picture = { kind: 'picture', type: 'image/png', width: 60, height: 40 };
    expect(came).toMatchObject([
      { title: 'Field', name: 'field.png', position: 0, ...picture },
      { title: 'Field', name: 'sea.png', position: 1, ...picture },
      { title: 'Sea', name: 'sea.png', position: 0, ...picture },
    ]);
    const bytes = await downloaded(ada);
    expect(bytes.length).toBe(came[0]?.bytes);
    expect(bytes.includes('Telltale')).toBe(false);

    expect(await bring(ada, 'vault.zip', archive)).toMatchObject({ added_count: 0, file_count: 0 });
    expect(await filesOf(ada)).toEqual(came);
    await advance(ada, brought.id, 'undoing');
    expect(await filesOf(ada)).toEqual([]);
    expect(await bring(ada, 'vault.zip', archive)).toMatchObject({ status: 'done' });
    expect(await filesOf(ada)).toEqual(came);
  });

  it('come out of the own export and into an empty account as they were', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await bring(ada, 'vault.zip', archive);
    await api.owner.query(
      "update public.entry_files set alt = 'A ' || name, caption = 'Seen', position = 7 where user_id = $1 and name = 'sea.png'",
      [ada.id],
    );
    await api.owner.query(
      "update public.entries set is_never_sent = true where user_id = $1 and title = 'Sea'",
      [ada.id],
    );
    expect(await bring(eve, 'export.zip', await exported(ada))).toMatchObject({
      status: 'done',
      file_count: 3,
    });
    expect(await filesOf(eve)).toEqual(await filesOf(ada));
    const flags = (person: TestPerson) =>
      api.owner.query('select title, is_never_sent from public.entries where user_id = $1 order by title', [
        person.id,
      ]);
    expect(await flags(eve)).toEqual(await flags(ada));
  });

  it('that find no room are named, and their entries stay', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    const narrow = handlerWith({ fileLimits: { ...fileLimits, perPerson: 10 } });
    await narrow.handle(eventOf(ada, id));
    await narrow.handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({
      status: 'done',
      added_count: 2,
      file_count: 0,
      file_faults: [{ code: 'no-room', count: 3 }],
    });
  });

  it('come once when a worker is killed before it says so', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    await handlerWith().handle(eventOf(ada, id));
    const killed = { ...importsRepository, keepAttached: () => Promise.reject(new Error('killed')) };
    await handlerWith({ imports: killed })
      .handle(eventOf(ada, id))
      .catch(() => undefined);
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'done', file_count: 3 });
    expect(await filesOf(ada)).toHaveLength(3);
  });

  it('come although two workers bring the entries at once', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    const place = { instanceId: ada.instanceId, importId: id };
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'attaching' });
    // The other one ends the same step a little later.
    await importsRepository.finish(worker, place, 'importing');
    expect(await find(ada, id)).toMatchObject({ status: 'attaching' });
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'done', file_count: 3 });
  });
});
