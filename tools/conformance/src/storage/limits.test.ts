import { describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { bytesOf, useStoragePeople } from './storage-people.ts';

const tooLarge = {
  name: 'StorageApiError',
  message: 'The object exceeded the maximum allowed size',
  status: 400,
  statusCode: '413',
};
const MEGABYTE = 1024 * 1024;

describe.each(clients)('limits of objects, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const tiny = () => people().ada.from('tiny');
  const text = { contentType: 'text/plain' };

  it('a bucket takes objects up to its size, however they are sent', async () => {
    const [fitting, over] = [bytesOf(20_000), bytesOf(20_001)];
    expect((await tiny().upload(people().adas(), fitting, text)).error).toBeNull();
    const blob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'text/plain' });
    expect((await tiny().upload(people().adas(), blob(fitting))).error).toBeNull();
    const path = people().adas();
    const stream = () => blob(over).stream();
    expect((await tiny().upload(path, over, text)).error).toMatchObject(tooLarge);
    expect((await tiny().upload(path, blob(over))).error).toMatchObject(tooLarge);
    expect((await tiny().upload(path, stream(), { ...text, duplex: 'half' })).error).toMatchObject(tooLarge);
    expect((await tiny().exists(path)).data).toBe(false);
  });

  it('a bucket takes the types that it lists, whatever follows them', async () => {
    const typed = async (contentType: string) =>
      (await tiny().upload(people().adas(), 'x', { contentType })).error;
    expect(await typed('text/plain; charset=utf-8')).toBeNull();
    expect(await typed('image/anything')).toBeNull();
    expect(await typed('IMAGE/PNG')).toBeNull();
    expect(await typed('text/html')).toMatchObject({
      message: 'mime type text/html is not supported',
      status: 400,
      statusCode: '415',
    });
    const page = new Blob(['x'], { type: 'text/html' });
    expect((await tiny().upload(people().adas(), page)).error?.message).toBe(
      'mime type text/html is not supported',
    );
  });

  it('the service takes objects up to a size of its own, a form around them not counted', async () => {
    const drawer = people().ada.from('drawer');
    const most = new Uint8Array(50 * MEGABYTE);
    expect((await drawer.upload(people().adas(), new Blob([most]))).error).toBeNull();
    const over = new Uint8Array(50 * MEGABYTE + 1);
    expect((await drawer.upload(people().adas(), over)).error).toMatchObject(tooLarge);
    const farOver = new Uint8Array(52 * MEGABYTE);
    expect((await drawer.upload(people().adas(), farOver)).error).toMatchObject(tooLarge);
  });

  it('data of an object is an object, and its headers are headers', async () => {
    const drawer = people().ada.from('drawer');
    const headers = (name: string, value: string) => ({ headers: { [name]: value } });
    const list = Buffer.from('[1]').toString('base64');
    expect((await drawer.upload(people().adas(), 'x', headers('x-metadata', list))).error).toMatchObject({
      status: 400,
      message: 'The metadata is not a JSON object',
    });
    const form = new FormData();
    form.append('cacheControl', 'a\r\nset-cookie: b');
    form.append('', new Blob(['x']));
    expect((await drawer.upload(people().adas(), form)).error).toMatchObject({ status: 400 });
    const nothing = new FormData();
    nothing.append('cacheControl', '1');
    expect((await drawer.upload(people().adas(), nothing)).error).toMatchObject({
      message: 'The form holds no file',
    });
  });
});
