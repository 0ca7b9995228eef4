import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStores } from './testing/file-stores.ts';
import { openScene, type Scene } from './testing/scene.ts';

describe.each(fileStores)('buckets in $kind, through the published client', ({ open: openStore }) => {
  let scene: Scene;
  let api: Scene['api'];
  let ada: Scene['ada'];
  let stranger: Scene['stranger'];
  let service: Scene['service'];
  let of: Scene['of'];
  let countFiles: Scene['countFiles'];
  beforeAll(async () => {
    scene = await openScene(openStore);
    ({ api, ada, stranger, service, of, countFiles } = scene);
  });
  afterAll(() => scene.stop());

  it('are made, read, changed, listed, emptied and removed by the service role', async () => {
    const { storage } = api.clientFor(service);
    expect((await storage.createBucket('drafts', { public: false })).data).toEqual({ name: 'drafts' });
    expect((await storage.createBucket('drafts')).error).toMatchObject({ statusCode: '409', status: 400 });
    await storage.updateBucket('drafts', { public: true, fileSizeLimit: '20mb' });
    expect((await storage.getBucket('drafts')).data).toMatchObject({
      id: 'drafts',
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: null,
    });
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toEqual([
      'drafts',
      'media',
      'open',
      'team',
    ]);
    await storage.from('drafts').upload('a.txt', 'text');
    expect((await storage.deleteBucket('drafts')).error?.message).toBe(
      'The bucket you tried to delete is not empty',
    );
    const files = await countFiles();
    await storage.emptyBucket('drafts');
    expect(await countFiles()).toBe(files - 1);
    expect((await storage.deleteBucket('drafts')).error).toBeNull();
    expect((await storage.getBucket('drafts')).error).toMatchObject({
      message: 'Bucket not found',
      statusCode: '404',
    });
  });

  it('are not made by a person, and not seen across instances', async () => {
    expect((await of(ada).createBucket('mine')).error).toMatchObject({ statusCode: '403' });
    expect((await of(ada).listBuckets()).data?.map(({ id }) => id)).toEqual(['media']);
    expect((await of(stranger).from('team').list()).data).toEqual([]);
    expect((await of(stranger).from('team').upload('a.txt', 'x')).error?.message).toBe('Bucket not found');
  });
});
