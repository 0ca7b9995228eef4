import type { RequestContext } from '@reflectory/contracts/control-plane';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { listKeys, type TestFileStore } from './file-stores.ts';
import { startStorage } from './storage-service.ts';

/** Bytes that an object may have there. */
export const LIMIT = 100_000;

/** Storage with a bucket of people, one of a team and a public one; Ada and Max of one instance, a stranger of another. */
export async function openScene(openStore: () => Promise<TestFileStore>) {
  const store = await openStore();
  const api = await startStorage({ files: store.files, maxObjectSize: LIMIT });
  const acme = await createInstance(api.owner, 'acme');
  const ada = await createPerson(api.owner, acme);
  const max = await createPerson(api.owner, acme);
  const stranger = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
  const service: RequestContext = { ...ada.context, db_role: 'service_role', user_id: null };
  await api.owner.query(`create policy team_reads on storage.objects for select to authenticated
    using (bucket_id = 'team')`);
  await api.owner.query(`create policy team_writes on storage.objects for insert to authenticated
    with check (bucket_id = 'team' and storage.extension(name) = 'txt')`);
  const { storage } = api.clientFor(service);
  await storage.createBucket('team', { public: false });
  await storage.createBucket('open', {
    public: true,
    fileSizeLimit: '1kb',
    allowedMimeTypes: ['image/*', 'text/plain'],
  });
  const of = (person: TestPerson) => api.clientFor(person.context).storage;
  return {
    api,
    ada,
    max,
    stranger,
    service,
    of,
    media: (person: TestPerson) => of(person).from('media'),
    open: () => storage.from('open'),
    countFiles: async () => (await listKeys(store.files)).length,
    async stop() {
      await api.stop();
      await store.stop();
    },
  };
}
export type Scene = Awaited<ReturnType<typeof openScene>>;
