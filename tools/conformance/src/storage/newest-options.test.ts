import { describe, beforeAll, expect, it } from 'vitest';
import { createClient, type SupabaseClient } from 'supabase-js-newest';
import { newAddress, PASSWORD, useService } from '../testing/index.ts';

describe('options of files that only the newest client has, 2.119.0', () => {
  const service = useService();
  let storage: SupabaseClient['storage'];
  let folder: string;
  const drawer = () => storage.from('drawer');
  let count = 0;
  const put = async (text: string, options = {}) => {
    count += 1;
    const path = `${folder}/${count}.txt`;
    expect((await drawer().upload(path, text, options)).error).toBeNull();
    return path;
  };
  const notFound = { message: 'Object not found', statusCode: '404', code: 'NoSuchKey' };
  beforeAll(async () => {
    const client = createClient(service.url, service.anonKey, { auth: { persistSession: false } });
    const { data } = await client.auth.signUp({ email: newAddress(), password: PASSWORD });
    ({ storage } = client);
    folder = `${data.user?.id}/newest`;
  });

  it('bytes that are packed say how, as raw bytes and in a form', async () => {
    const raw = await put('packed', { contentEncoding: 'x-own' });
    expect((await drawer().info(raw)).data?.contentEncoding).toBe('x-own');
    count += 1;
    const form = `${folder}/${count}.txt`;
    await drawer().upload(form, new Blob(['packed']), { contentEncoding: 'x-form' });
    expect((await drawer().info(form)).data?.contentEncoding).toBe('x-form');
    const { data } = await drawer().createSignedUrl(raw, 60);
    const response = await fetch(data?.signedUrl ?? '', { method: 'HEAD' });
    expect(response.headers.get('content-encoding')).toBe('x-own');
    expect((await drawer().info(await put('plain'))).data?.contentEncoding).toBeNull();
  });

  it('a copy says of itself what it is told to, and what its source says where it is told nothing', async () => {
    const told = { contentType: 'text/x-one', contentEncoding: 'x-own', metadata: { mood: 'calm' } };
    const from = await put('text', told);
    const copy = async (options: Parameters<ReturnType<typeof drawer>['copy']>[2]) => {
      count += 1;
      const to = `${folder}/${count}.txt`;
      expect((await drawer().copy(from, to, options)).error).toBeNull();
      return (await drawer().info(to)).data;
    };
    expect(await copy({ copyMetadata: true })).toMatchObject(told);
    expect(
      await copy({ copyMetadata: false, metadata: { mimetype: 'text/x-two', cacheControl: 'max-age=7' } }),
    ).toMatchObject({
      contentType: 'text/x-two',
      cacheControl: 'max-age=7',
      contentEncoding: 'x-own',
      metadata: {},
    });
    expect(await copy({ copyMetadata: false, metadata: { contentEncoding: '' } })).toMatchObject({
      contentType: 'text/x-one',
      contentEncoding: null,
    });
  });

  it('a version is read, signed, copied and removed as long as it is the one there', async () => {
    const path = await put('first');
    const versionId = (await drawer().info(path)).data?.version ?? '';
    const signed = await drawer().createSignedUrl(path, 60, { versionId });
    expect(await (await drawer().download(path, { versionId })).data?.text()).toBe('first');
    expect(await (await fetch(signed.data?.signedUrl ?? '')).text()).toBe('first');
    await drawer().update(path, 'second');
    expect((await drawer().download(path, { versionId })).error).toMatchObject(notFound);
    expect((await drawer().info(path, { versionId })).error).toMatchObject(notFound);
    expect(await (await fetch(signed.data?.signedUrl ?? '')).json()).toMatchObject(notFound);
    expect((await drawer().copy(path, `${path}2`, { sourceVersionId: versionId })).error).toMatchObject(
      notFound,
    );
    expect((await drawer().remove([{ path, versionId }])).data).toEqual([]);
    const current = (await drawer().info(path)).data?.version ?? '';
    expect((await drawer().remove([{ path, versionId: current }])).data).toHaveLength(1);
  });

  it('an address may carry a nonce, so that no cache answers for it', async () => {
    const path = await put('text');
    const { data } = await drawer().createSignedUrl(path, 60, { cacheNonce: 'n1', download: 'x.txt' });
    expect(data?.signedUrl).toContain('cacheNonce=n1');
    expect(await (await fetch(data?.signedUrl ?? '')).text()).toBe('text');
    const many = await drawer().createSignedUrls([path], 60, { cacheNonce: 'n2' });
    expect(await (await fetch(many.data?.[0]?.signedUrl ?? '')).text()).toBe('text');
    expect(await (await drawer().download(path, { cacheNonce: 'n3' })).data?.text()).toBe('text');
  });

  it('a list may ask for one name exactly, and there is nothing but what is there', async () => {
    const path = await put('text');
    await drawer().upload(`${path}.more`, 'more');
    expect((await drawer().list(path, { exactMatch: true })).data?.map(({ name }) => name)).toEqual([
      path.split('/').at(-1),
    ]);
    const page = await drawer().listV2({ prefix: path, exactMatch: true });
    expect(page.data?.objects.map(({ name }) => name)).toEqual([path]);
    expect((await drawer().list(folder, { noncurrentVersions: 'only' })).data).toEqual([]);
    expect((await drawer().listV2({ prefix: folder, deleteMarkers: 'only' })).data?.objects).toEqual([]);
  });

  it('an error tells its code, so that what is missing differs from what is wrong', async () => {
    expect((await drawer().exists(`${folder}/never`)).data).toBe(false);
    await expect(storage.from('nowhere').exists('a.txt')).rejects.toMatchObject({
      message: 'Bucket not found',
      code: 'NoSuchBucket',
    });
  });

  it('what is not offered is said to be so', async () => {
    const keeper = createClient(service.url, service.serviceKey).storage;
    const versioned = await keeper.createBucket('versioned', { public: false, versioningStatus: 'ENABLED' });
    const problems = [
      versioned.error,
      (await keeper.getBucketLifecycle('drawer')).error,
      (await keeper.purgeBucketCache('drawer')).error,
      (await keeper.from('drawer').purgeCache('a.txt')).error,
      (await keeper.analytics.listBuckets()).error,
    ];
    for (const error of problems) {
      expect(error?.message).toMatch(/ is not offered here$/);
      expect(error).toMatchObject({ status: 400 });
    }
  });
});
