import { describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

describe.each(clients)('moving and copying, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const drawer = () => people().ada.from('drawer');
  const put = async (text: string, options = {}) => {
    const path = people().adas();
    expect((await drawer().upload(path, text, options)).error).toBeNull();
    return path;
  };
  const textOf = async (path: string, bucket = 'drawer') =>
    (await people().ada.from(bucket).download(path)).data?.text();

  it('moves an object, which keeps its id', async () => {
    const [from, to] = [await put('moved'), people().adas()];
    const before = (await drawer().info(from)).data?.id;
    const { data } = await drawer().move(from, to);
    expect(data).toEqual({ message: 'Successfully moved', Id: before, Key: `drawer/${to}` });
    expect(await textOf(to)).toBe('moved');
    expect((await drawer().exists(from)).data).toBe(false);
    expect((await drawer().info(to)).data?.id).toBe(before);
  });

  it('moves and copies into another bucket', async () => {
    const [moved, copied] = [await put('moved'), await put('copied')];
    const elsewhere = { destinationBucket: 'shelf' };
    expect((await drawer().move(moved, moved, elsewhere)).error).toBeNull();
    expect((await drawer().copy(copied, copied, elsewhere)).data).toEqual({ path: `shelf/${copied}` });
    expect([await textOf(moved, 'shelf'), await textOf(copied, 'shelf')]).toEqual(['moved', 'copied']);
    expect((await drawer().exists(moved)).data).toBe(false);
    expect((await drawer().exists(copied)).data).toBe(true);
  });

  it('copies with all that is said of an object, and the two live on by themselves', async () => {
    const metadata = { mood: 'calm' };
    const [from, to] = [await put('text', { contentType: 'text/x-own', metadata }), people().adas()];
    expect((await drawer().copy(from, to)).data).toEqual({ path: `drawer/${to}` });
    expect((await drawer().info(to)).data).toMatchObject({ contentType: 'text/x-own', metadata });
    await drawer().update(from, 'changed');
    expect(await textOf(to)).toBe('text');
    await drawer().remove([from]);
    expect(await textOf(to)).toBe('text');
  });

  it('writes over nothing, unless a copy is told to', async () => {
    const [from, to] = [await put('one'), await put('two')];
    const taken = { message: 'The resource already exists', statusCode: '409' };
    expect((await drawer().move(from, to)).error).toMatchObject(taken);
    expect((await drawer().copy(from, to)).error).toMatchObject(taken);
    const response = await fetch(`${service.url}/storage/v1/object/copy`, {
      method: 'POST',
      headers: {
        apikey: service.anonKey,
        authorization: `Bearer ${people().adasToken}`,
        'content-type': 'application/json',
        'x-upsert': 'true',
      },
      body: JSON.stringify({ bucketId: 'drawer', sourceKey: from, destinationKey: to }),
    });
    expect(await response.json()).toEqual({ Id: expect.any(String), Key: `drawer/${to}` });
    expect(await textOf(to)).toBe('one');
  });

  it('goes nowhere where a bucket or the policies do not allow it', async () => {
    const from = await put('text');
    const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
    expect((await drawer().move(from, people().maxs())).error).toMatchObject(refused);
    expect((await drawer().copy(from, people().maxs())).error).toMatchObject(refused);
    expect((await people().max.from('drawer').copy(from, people().maxs())).error).toMatchObject({
      statusCode: '404',
    });
    const nowhere = { destinationBucket: 'nowhere' };
    expect((await drawer().move(from, from, nowhere)).error?.message).toBe('Bucket not found');
    const page = await put('{}', { contentType: 'application/json' });
    const large = await put('x'.repeat(20_001), { contentType: 'text/plain' });
    const tiny = { destinationBucket: 'tiny' };
    for (const act of ['move', 'copy'] as const) {
      expect((await drawer()[act](page, page, tiny)).error?.message).toBe(
        'mime type application/json is not supported',
      );
      expect((await drawer()[act](large, large, tiny)).error).toMatchObject({ statusCode: '413' });
    }
    expect(await textOf(from)).toBe('text');
  });
});
