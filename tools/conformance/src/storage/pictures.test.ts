import { beforeAll, describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { makePng, sizeOfPng } from './png.ts';
import { read, useStoragePeople } from './storage-people.ts';

describe.each(clients)('pictures, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const shelf = () => people().ada.from('shelf');
  let path: string;
  beforeAll(async () => {
    path = people().adas('gradient.png');
    await shelf().upload(path, makePng(400, 200), { contentType: 'image/png' });
  });
  type Transform = NonNullable<NonNullable<Parameters<ReturnType<typeof shelf>['download']>[1]>['transform']>;
  const origin = { format: 'origin' } as const;

  it.each<[string, Transform, [number, number]]>([
    ['a width', { width: 100 }, [100, 50]],
    ['a height', { height: 100 }, [200, 100]],
    ['both, covered', { width: 100, height: 100 }, [100, 100]],
    ['both, contained', { width: 100, height: 100, resize: 'contain' }, [100, 50]],
    ['both, filled', { width: 100, height: 300, resize: 'fill' }, [100, 300]],
    ['a quality alone', { quality: 30 }, [400, 200]],
  ])('come in the size that is asked for: %s', async (_kind, transform, size) => {
    const { data, error } = await shelf().download(path, { transform: { ...transform, ...origin } });
    expect(error).toBeNull();
    expect(data?.type).toBe('image/png');
    expect(sizeOfPng(await read(data))).toEqual(size);
  });

  it('come in the format that the reader likes best, unless their own is asked for', async () => {
    const { publicUrl } = shelf().getPublicUrl(path, { transform: { width: 50 } }).data;
    const inBrowser = await fetch(publicUrl, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect(inBrowser.headers.get('content-type')).toBe('image/webp');
    expect(inBrowser.headers.get('vary')).toContain('accept');
    expect(
      Buffer.from(await inBrowser.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const plain = await fetch(publicUrl);
    expect(plain.headers.get('content-type')).toBe('image/png');
    expect(plain.headers.get('x-transformations')).toContain('width:50');
  });

  it('uploaded without a type are known by their bytes', async () => {
    const untold = people().adas('untold');
    expect((await shelf().upload(untold, makePng(40, 20))).error).toBeNull();
    const { data, error } = await shelf().download(untold, { transform: { width: 10, ...origin } });
    expect(error).toBeNull();
    expect(data?.type).toBe('image/png');
    expect(sizeOfPng(await read(data))).toEqual([10, 5]);
    const words = people().adas('words');
    await shelf().upload(words, 'no picture at all, of any kind');
    const refused = await shelf().download(words, { transform: { width: 10 } });
    expect(refused.error).toMatchObject({ status: 400 });
  });

  it('signed in a size keep to it', async () => {
    const transform = { width: 40, height: 40, ...origin };
    const { data } = await shelf().createSignedUrl(path, 60, { transform });
    const url = new URL(data?.signedUrl ?? '');
    expect(url.pathname).toMatch(/^\/storage\/v1\/render\/image\/sign\/shelf\//);
    const response = await fetch(`${url.href}&width=300`);
    expect(sizeOfPng(new Uint8Array(await response.arrayBuffer()))).toEqual([40, 40]);
  });

  it('that are foreign, none, or asked for without sense are refused', async () => {
    const transform = { width: 10 };
    const drawn = people().adas('gradient.png');
    await people().ada.from('drawer').upload(drawn, makePng(10, 10), { contentType: 'image/png' });
    expect((await people().max.from('drawer').download(drawn, { transform })).error?.message).toBe(
      'Object not found',
    );
    const text = people().adas('text.png');
    await shelf().upload(text, 'no picture', { contentType: 'text/plain' });
    expect((await shelf().download(text, { transform })).error).toMatchObject({ status: 400 });
    await shelf().update(text, 'no picture', { contentType: 'image/png' });
    expect((await shelf().download(text, { transform })).error).toMatchObject({
      status: 400,
      message: 'The picture cannot be read',
    });
    expect((await shelf().download(path, { transform: { width: 99_999 } })).error).toMatchObject({
      status: 400,
    });
  });
});
