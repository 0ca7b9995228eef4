import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

describe.each(clients)('buckets, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const newBucket = async (options?: Parameters<ReturnType<typeof people>['keeper']['createBucket']>[1]) => {
    const id = `bucket-${randomUUID()}`;
    const { data, error } = await people().keeper.createBucket(id, options);
    expect({ data, error }).toEqual({ data: { name: id }, error: null });
    return id;
  };

  it('are made with all their settings, and read with exactly the fields of one', async () => {
    const id = await newBucket({ public: true, fileSizeLimit: '20mb', allowedMimeTypes: ['image/*'] });
    const { data } = await people().keeper.getBucket(id);
    expect(data).toEqual({
      id,
      name: id,
      owner: '',
      public: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.any(String),
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/*'],
    });
  });

  it.each([
    ['1kb', 1000],
    ['2.5mb', 2_500_000],
    ['1gb', 1_000_000_000],
    [123, 123],
    ['77', 77],
    [null, null],
  ])('take the size limit %j as %j bytes', async (fileSizeLimit, bytes) => {
    const id = await newBucket({ public: false, fileSizeLimit });
    expect((await people().keeper.getBucket(id)).data?.file_size_limit).toBe(bytes);
  });

  it('are private without a limit unless something else is said', async () => {
    const id = await newBucket();
    expect((await people().keeper.getBucket(id)).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
  });

  it('refuse a second of the same name, a name that is none, and a limit that is none', async () => {
    const id = await newBucket();
    expect((await people().keeper.createBucket(id)).error).toMatchObject({
      name: 'StorageApiError',
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    });
    for (const name of ['a/b', ' a', 'ü', 'x'.repeat(101)]) {
      const { error } = await people().keeper.createBucket(name);
      expect(error).toMatchObject({ status: 400, statusCode: '400' });
      expect(error?.message).toMatch(/^Invalid key: /);
    }
    const limits = { public: false, fileSizeLimit: 'much' };
    expect((await people().keeper.createBucket(randomUUID(), limits)).error).toMatchObject({ status: 400 });
  });

  it('of another kind are not offered', async () => {
    const { error } = await people().keeper.createBucket(randomUUID(), { public: false, type: 'ANALYTICS' });
    expect(error).toMatchObject({ status: 400, message: 'A bucket of type ANALYTICS is not offered here' });
  });

  it('are changed where something is said, and stay where nothing is', async () => {
    const id = await newBucket({ public: false, fileSizeLimit: 5000, allowedMimeTypes: ['text/plain'] });
    expect((await people().keeper.updateBucket(id, { public: true })).data).toEqual({
      message: 'Successfully updated',
    });
    expect((await people().keeper.getBucket(id)).data).toMatchObject({
      public: true,
      file_size_limit: 5000,
      allowed_mime_types: ['text/plain'],
    });
    await people().keeper.updateBucket(id, { public: true, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await people().keeper.getBucket(id)).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: null,
    });
  });

  it('that are not there are not found', async () => {
    const { keeper } = people();
    const notFound = { message: 'Bucket not found', status: 400, statusCode: '404' };
    expect((await keeper.getBucket('nowhere')).error).toMatchObject(notFound);
    expect((await keeper.updateBucket('nowhere', { public: true })).error).toMatchObject(notFound);
    expect((await keeper.emptyBucket('nowhere')).error).toMatchObject(notFound);
    expect((await keeper.deleteBucket('nowhere')).error).toMatchObject(notFound);
    expect((await keeper.from('nowhere').upload('a.txt', 'x')).error).toMatchObject(notFound);
    expect((await keeper.from('nowhere').download('a.txt')).error).toMatchObject(notFound);
  });

  it('are nothing to be asked for without a token', async () => {
    for (const path of ['bucket', 'bucket/shelf']) {
      const answer = await fetch(`${service.url}/storage/v1/${path}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        statusCode: '403',
        message: 'No API key found in request',
      });
    }
  });

  it('are emptied, and removed once they are empty', async () => {
    const { keeper } = people();
    const id = await newBucket();
    await keeper.from(id).upload('deep/a.txt', 'a');
    await keeper.from(id).upload('b.txt', 'b');
    expect((await keeper.deleteBucket(id)).error).toMatchObject({
      message: 'The bucket you tried to delete is not empty',
      statusCode: '409',
    });
    expect((await keeper.emptyBucket(id)).data?.message).toBe('Successfully emptied');
    expect((await keeper.from(id).list()).data).toEqual([]);
    expect((await keeper.deleteBucket(id)).data).toEqual({ message: 'Successfully deleted' });
    expect((await keeper.getBucket(id)).error?.message).toBe('Bucket not found');
  });

  it('are listed with their type, sorted, searched and cut', async () => {
    const { keeper } = people();
    const mark = randomUUID();
    for (const letter of ['b', 'c', 'a']) await keeper.createBucket(`${mark}-${letter}`);
    const list = async (options: NonNullable<Parameters<typeof keeper.listBuckets>[0]>) =>
      (await keeper.listBuckets({ search: mark, ...options })).data?.map(({ id }) => id.slice(-1));
    expect(await list({})).toEqual(['a', 'b', 'c']);
    expect(await list({ sortColumn: 'name', sortOrder: 'desc' })).toEqual(['c', 'b', 'a']);
    expect(await list({ sortColumn: 'created_at', sortOrder: 'asc' })).toEqual(['b', 'c', 'a']);
    expect(await list({ limit: 1, offset: 1 })).toEqual(['b']);
    expect(await list({ search: `${mark.toUpperCase()}-C` })).toEqual(['c']);
    const [first] = (await keeper.listBuckets({ search: mark })).data ?? [];
    const { data: own } = await keeper.getBucket(`${mark}-a`);
    expect(first).toEqual({ ...own, type: 'STANDARD' });
  });

  it('are seen by policy, and made, changed and removed by the service key alone', async () => {
    const { ada, visitor } = people();
    const seen = (await ada.listBuckets()).data?.map(({ id }) => id) ?? [];
    expect(seen).toEqual(expect.arrayContaining(['shelf', 'drawer', 'board', 'tiny']));
    expect(seen).not.toContain('letterbox');
    expect((await visitor.listBuckets()).data).toEqual([]);
    expect((await ada.getBucket('letterbox')).error?.message).toBe('Bucket not found');
    expect((await ada.createBucket(randomUUID())).error).toMatchObject({
      message: 'new row violates row-level security policy',
      status: 400,
      statusCode: '403',
    });
    expect((await ada.updateBucket('shelf', { public: false })).error).toMatchObject({ status: 400 });
    expect((await ada.deleteBucket('shelf')).error).toMatchObject({ status: 400 });
    expect((await people().keeper.getBucket('shelf')).data?.public).toBe(true);
  });
});
