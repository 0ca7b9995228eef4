import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { fileKey } from '../storage-keys.ts';
import { fileStores, listKeys } from '../testing/file-stores.ts';
import { createStorageJobs } from './storage.jobs.ts';
import { startStorage } from '../testing/storage-service.ts';

const HOUR = 3_600_000;

describe.each(fileStores)('sweeping $kind', ({ open }) => {
  let api: TestService;
  let files: FileStore;
  let stopFiles: () => Promise<void>;
  let worker: StatementExecutor;
  let ada: TestPerson;
  beforeAll(async () => {
    ({ files, stop: stopFiles } = await open());
    api = await startStorage({ files, maxObjectSize: 100_000 });
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await stopFiles();
  });

  const sweep = (hoursLater: number) => {
    const [job] = createStorageJobs({ db: worker, files, now: () => Date.now() + hoursLater * HOUR });
    return job?.run();
  };
  const orphan = async (key: string) => {
    await files.write(key, Readable.from(['left behind']), 100);
    return key;
  };

  it('removes what no row names once it is settled, and nothing else', async () => {
    const media = api.clientFor(ada.context).storage.from('media');
    const place = `${ada.id}/kept.txt`;
    await media.upload(place, 'kept');
    await media.upload(place, 'kept, again', { upsert: true });
    const own = await listKeys(files);
    expect(own).toHaveLength(1);
    const lost = await orphan(fileKey(ada.instanceId, randomUUID()));
    const ofNobody = await orphan(fileKey(randomUUID(), randomUUID()));
    const foreign = await orphan('somebody/elses/backup.tar');
    expect(await sweep(0)).toEqual({ swept: 0, unfinished: 0 });
    expect(await listKeys(files)).toEqual(expect.arrayContaining([lost, ofNobody, foreign, ...own]));
    expect(await sweep(2)).toEqual({ swept: 2, unfinished: 0 });
    expect(await listKeys(files)).toEqual([foreign, ...own].toSorted());
    expect(await (await media.download(place)).data?.text()).toBe('kept, again');
  });

  it('goes through more files than fit into one question', async () => {
    for (let left = 1001; left > 0; left -= 77) {
      await Promise.all(Array.from({ length: 77 }, () => orphan(fileKey(ada.instanceId, randomUUID()))));
    }
    expect(await sweep(2)).toMatchObject({ swept: 1001 });
  });
});

it('a process that is killed while it writes leaves whole files, and remnants that are swept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sweep-test-'));
  const store = createDiskFileStore(folder);
  const program = path.join(import.meta.dirname, '../testing/write-until-killed.ts');
  const removeUnfinished = () => store.removeUnfinished(new Date(Date.now() + HOUR));
  let remnants = 0;
  // A kill can meet the moment between two files.
  for (let run = 0; run < 4 || (remnants === 0 && run < 40); run += 1) {
    const writer = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    await pause(Math.random() * 80);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    remnants += await removeUnfinished();
  }
  let whole = 0;
  for await (const { key } of store.list()) {
    const content = await buffer(await store.read(key));
    expect(content.equals(Buffer.alloc(40 * 65_536, key[0]))).toBe(true);
    whole += 1;
  }
  expect(whole).toBeGreaterThan(0);
  expect(remnants).toBeGreaterThan(0);
  expect(await removeUnfinished()).toBe(0);
  await rm(folder, { recursive: true });
});
