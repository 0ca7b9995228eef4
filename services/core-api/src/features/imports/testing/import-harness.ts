import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_PART_BYTES, importPartName, type ImportRow } from '@reflectory/contracts/imports';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createDiskFileStore, type FileStore } from '@reflectory/storage';
import { createFunctionList } from '../../../function-list.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { importsRepository } from '../imports.repository.ts';
import { createRunImport } from '../run-import.events.ts';

/** Bytes that files may have in these tests. */
export const fileLimits = { perPerson: 0, perInstance: 0, largest: 2 * IMPORT_PART_BYTES };

const atWork = new Set<string>(['checking', 'importing', 'attaching', 'undoing']);

type Client = ReturnType<TestApi['clientFor']>;

/** Sends a file in its parts, and answers its import. */
async function upload(client: Client, person: TestPerson, name: string, bytes: Uint8Array): Promise<string> {
  const { data, error } = await client
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
    const answer = await client.storage
      .from('media')
      .upload(importPartName(person.id, data.id, part), bytes.slice(place, place + IMPORT_PART_BYTES), {
        upsert: true,
      });
    if (answer.error) throw answer.error;
  }
  return data.id;
}

/** What carries out imports of people, step by step. */
function createImporting(api: TestApi, worker: StatementExecutor, files: FileStore) {
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
      if (!atWork.has(row.status)) return row;
    }
  };
  return { clientOf, find, handlerWith, eventOf, advance };
}

/** The whole service with an instance whose people import, and whose imports the test carries out. */
export async function startImports() {
  const folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  const files = createDiskFileStore(folder);
  const api = await startTestApi(
    ({ database }) => ({
      storage: { files, maxObjectSize: 2 * IMPORT_PART_BYTES },
      functions: createFunctionList({ database, files }),
    }),
    { files },
  );
  const worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'importing worker' });
  const acme = await createInstance(api.owner, 'acme');
  // What is found in entries is no part of this.
  await api.owner.query(
    "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)",
    [acme],
  );
  await api.owner.query(
    "insert into public.global_features (feature_key, enabled) values ('sound', true), ('library', true)",
  );
  const importing = createImporting(api, worker, files);
  const send = (person: TestPerson, name: string, bytes: Uint8Array) =>
    upload(importing.clientOf(person), person, name, bytes);
  return {
    ...importing,
    api,
    worker,
    somebody: () => createPerson(api.owner, acme),
    upload: send,
    /** An import that nobody but the test carries out. */
    async begin(person: TestPerson, bytes: Uint8Array): Promise<string> {
      const id = await send(person, 'a.zip', bytes);
      await api.owner.query("update public.imports set status = 'importing' where id = $1", [id]);
      return id;
    },
    /** From the upload to its end. @throws Error when it cannot be read */
    async bring(person: TestPerson, name: string, bytes: Uint8Array): Promise<ImportRow> {
      const id = await send(person, name, bytes);
      const checked = await importing.advance(person, id, 'checking');
      if (checked.status !== 'ready') throw new Error(`It is ${checked.status}: ${checked.failure}`);
      return importing.advance(person, id, 'importing');
    },
    async exported(person: TestPerson): Promise<Uint8Array> {
      const answer = await api.fetchAs(person.context, '/functions/v1/export-my-data', { method: 'POST' });
      return new Uint8Array(await answer.arrayBuffer());
    },
    async stop() {
      await worker.close();
      await api.stop();
      await rm(folder, { recursive: true });
    },
  };
}
