import { afterAll, beforeAll, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import { startStorage } from '../testing/storage-service.ts';

let api: TestService;
let folder: string;
let ada: TestPerson;
let bo: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reflectory-quota-'));
  const quota = { perPerson: 10_000, perInstance: 0 };
  api = await startStorage({ files: createDiskFileStore(folder), maxObjectSize: 50_000, quota });
  const instanceId = await createInstance(api.owner, 'acme');
  [ada, bo] = [await createPerson(api.owner, instanceId), await createPerson(api.owner, instanceId)];
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const media = (person: TestPerson) => api.clientFor(person.context).storage.from('media');
const upload = (person: TestPerson, name: string, bytes: number) =>
  media(person).upload(`${person.id}/${name}`, new Blob(['x'.repeat(bytes)], { type: 'text/plain' }));

it('a person has so many bytes of files; who removes some may add others, and nobody else is concerned', async () => {
  expect((await upload(ada, 'one.txt', 6000)).error).toBeNull();
  const refused = await upload(ada, 'two.txt', 6000);
  expect(refused.error).toMatchObject({
    statusCode: '413',
    message: expect.stringContaining('The space for files is used up'),
  });
  expect((await media(ada).copy(`${ada.id}/one.txt`, `${ada.id}/copy.txt`)).error).toMatchObject({
    statusCode: '413',
  });
  expect((await media(ada).list(ada.id)).data).toHaveLength(1);
  expect((await upload(bo, 'one.txt', 6000)).error).toBeNull();
  await media(ada).remove([`${ada.id}/one.txt`]);
  expect((await upload(ada, 'two.txt', 6000)).error).toBeNull();
});
