import { randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { clients, openClient, useService, useVariant } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

describe.each(clients)('addresses of objects, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const drawer = () => people().ada.from('drawer');
  const shelf = () => people().ada.from('shelf');
  let shelved: string;
  beforeAll(async () => {
    shelved = people().adas('Grüße (1).txt');
    await shelf().upload(shelved, '0123456789', { contentType: 'text/plain', cacheControl: '60' });
  });
  const put = async (text: string) => {
    const path = people().adas();
    await drawer().upload(path, text);
    return path;
  };
  const problemAt = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, init);
    return { status: response.status, ...((await response.json()) as object) };
  };

  describe('in a public bucket', () => {
    type Options = Parameters<ReturnType<typeof shelf>['getPublicUrl']>[1];
    const address = (options?: Options) => shelf().getPublicUrl(shelved, options).data.publicUrl;

    it('are read by anybody, and say how long they may be kept', async () => {
      const response = await fetch(address());
      expect(await response.text()).toBe('0123456789');
      const { headers } = response;
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        'text/plain',
        'max-age=60',
      ]);
      expect([headers.get('content-length'), headers.get('accept-ranges')]).toEqual(['10', 'bytes']);
      expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
      expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      const info = await fetch(address().replace('/object/public/', '/object/info/public/'));
      expect(await info.json()).toMatchObject({ name: shelved, size: 10 });
    });

    it('are asked about without being read', async () => {
      const response = await fetch(address(), { method: 'HEAD' });
      expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
      expect(await response.text()).toBe('');
      expect((await fetch(`${address()}x`, { method: 'HEAD' })).status).toBe(400);
    });

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
      ['bytes=4-2', 200, '0123456789', null],
      ['bytes=0-1,3-4', 200, '0123456789', null],
      ['lines=1-2', 200, '0123456789', null],
    ])('are read in part: %s', async (range, status, text, contentRange) => {
      const response = await fetch(address(), { headers: { range } });
      expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
        status,
        text,
        contentRange,
      ]);
    });

    it('have no part beyond their end', async () => {
      const response = await fetch(address(), { headers: { range: 'bytes=10-' } });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
      expect(await response.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
    });

    it('are not sent again to whoever has them', async () => {
      const first = await fetch(address());
      const [eTag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
      const statusWith = async (headers: Record<string, string>) =>
        (await fetch(address(), { headers, cache: 'no-store' })).status;
      expect(await statusWith({ 'if-none-match': eTag })).toBe(304);
      expect(await statusWith({ 'if-none-match': `"other", W/${eTag}` })).toBe(304);
      expect(await statusWith({ 'if-none-match': '"other"' })).toBe(200);
      expect(await statusWith({ 'if-modified-since': modified })).toBe(304);
      expect(await statusWith({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
      expect(await statusWith({ range: 'bytes=0-1', 'if-range': eTag })).toBe(206);
      expect(await statusWith({ range: 'bytes=0-1', 'if-range': '"other"' })).toBe(200);
    });

    it('are kept as a file, under their own name or another', async () => {
      const dispositionOf = async (options: Options) =>
        (await fetch(address(options))).headers.get('content-disposition');
      expect(await dispositionOf(undefined)).toBeNull();
      expect(await dispositionOf({ download: true })).toContain(
        `filename*=UTF-8''${encodeURIComponent('Grüße (1).txt')}`,
      );
      expect(await dispositionOf({ download: 'für dich.txt' })).toContain(
        "filename*=UTF-8''f%C3%BCr%20dich.txt",
      );
      expect(await dispositionOf({ download: 'x' })).toMatch(/^attachment;/);
    });

    it('open nothing of another bucket, and tell of none', async () => {
      const path = await put('secret');
      const closed = drawer().getPublicUrl(path).data.publicUrl;
      const notFound = { status: 400, statusCode: '404', message: 'Bucket not found' };
      expect(await problemAt(closed)).toMatchObject(notFound);
      expect(await problemAt(`${closed}x`)).toMatchObject(notFound);
      expect(await problemAt(closed.replace('/drawer/', '/nowhere/'))).toMatchObject(notFound);
      expect(await problemAt(`${address()}x`)).toMatchObject({
        message: 'Object not found',
        code: 'NoSuchKey',
      });
    });
  });

  describe('signed to be read', () => {
    it('open one object for anybody until they end', async () => {
      const path = await put('signed');
      const { data } = await drawer().createSignedUrl(path, 2);
      const url = data?.signedUrl ?? '';
      expect(new URL(url).pathname).toBe(`/storage/v1/object/sign/drawer/${path}`);
      expect(await (await fetch(url)).text()).toBe('signed');
      expect((await fetch(url, { headers: { range: 'bytes=0-2' } })).status).toBe(206);
      await expect.poll(async () => (await fetch(url)).status).toBe(400);
      expect(await problemAt(url)).toMatchObject({
        status: 400,
        statusCode: '400',
        error: 'InvalidJWT',
        message: '"exp" claim timestamp check failed',
      });
    });

    it('are kept as a file when asked for', async () => {
      const path = await put('signed');
      for (const [download, name] of [
        [true, 'file.txt'],
        ['mine.txt', 'mine.txt'],
      ] as const) {
        const { data } = await drawer().createSignedUrl(path, 60, { download });
        const response = await fetch(data?.signedUrl ?? '');
        expect(response.headers.get('content-disposition')).toContain(name);
      }
    });

    it('open no other object, and nothing with a token that was changed', async () => {
      const [path, other] = [await put('signed'), await put('other')];
      const { data } = await drawer().createSignedUrl(path, 60);
      const url = new URL(data?.signedUrl ?? '');
      expect(await problemAt(url.href.replace(path, other))).toMatchObject({ error: 'InvalidSignature' });
      expect(await problemAt(`${url.href}x`)).toMatchObject({ error: 'InvalidJWT' });
      expect(await problemAt(url.origin + url.pathname)).toMatchObject({ error: 'InvalidJWT' });
      const withAnonKey = `${url.origin}${url.pathname}?token=${service.anonKey}`;
      expect(await problemAt(withAnonKey)).toMatchObject({ error: 'InvalidJWT' });
    });

    it('are made by the dozen, and for what may be read alone', async () => {
      const [one, two, foreign] = [await put('one'), await put('two'), people().maxs()];
      await people().max.from('drawer').upload(foreign, 'of max');
      const { data } = await drawer().createSignedUrls([one, foreign, people().adas(), two], 60);
      const unknown = 'Either the object does not exist or you do not have access to it';
      expect(data?.map(({ error }) => error)).toEqual([null, unknown, unknown, null]);
      expect(data?.map(({ path }) => path)).toEqual([one, foreign, expect.any(String), two]);
      expect(data?.[1]?.signedUrl).toBeNull();
      expect(await (await fetch(data?.[3]?.signedUrl ?? '')).text()).toBe('two');
      expect((await drawer().createSignedUrl(foreign, 60)).error?.message).toBe('Object not found');
      expect((await people().visitor.from('drawer').createSignedUrl(one, 60)).error?.message).toBe(
        'Object not found',
      );
    });

    it('last for a time that is one', async () => {
      const path = await put('signed');
      for (const seconds of [0, -1, 1.5, Number.NaN]) {
        expect((await drawer().createSignedUrl(path, seconds)).error).toMatchObject({ status: 400 });
      }
    });
  });

  describe('signed for an upload', () => {
    it('take one file of anybody, which belongs to whoever signed', async () => {
      const path = people().adas('Grüße.txt');
      const { data } = await drawer().createSignedUploadUrl(path);
      expect(data).toEqual({ signedUrl: expect.any(String), token: expect.any(String), path });
      const guest = people().visitor.from('drawer');
      const uploaded = await guest.uploadToSignedUrl(path, data?.token ?? '', 'by a guest', {
        contentType: 'text/x-guest',
      });
      expect(uploaded).toMatchObject({ data: { path, fullPath: `drawer/${path}` }, error: null });
      expect(await (await drawer().download(path)).data?.text()).toBe('by a guest');
      expect((await drawer().info(path)).data?.contentType).toBe('text/x-guest');
      expect((await guest.download(path)).error?.message).toBe('Object not found');
      const again = await guest.uploadToSignedUrl(path, data?.token ?? '', 'again');
      expect(again.error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
      const owners = await service.sql('select owner from storage.objects where name = $1', [path]);
      expect(owners).toEqual([{ owner: path.split('/')[0] }]);
    });

    it('write over what is there when they were signed for it', async () => {
      const path = await put('first');
      expect((await drawer().createSignedUploadUrl(path)).error).toMatchObject({ statusCode: '409' });
      const { data } = await drawer().createSignedUploadUrl(path, { upsert: true });
      const guest = people().visitor.from('drawer');
      const form = new Blob(['second'], { type: 'text/plain' });
      expect((await guest.uploadToSignedUrl(path, data?.token ?? '', form)).error).toBeNull();
      expect(await (await drawer().download(path)).data?.text()).toBe('second');
    });

    it('are made only where the signer may write, and take no other path', async () => {
      expect((await drawer().createSignedUploadUrl(people().maxs())).error).toMatchObject({
        statusCode: '403',
      });
      const nowhere = people().ada.from('nowhere').createSignedUploadUrl('a.txt');
      expect((await nowhere).error?.message).toBe('Bucket not found');
      const { data } = await drawer().createSignedUploadUrl(people().adas());
      const guest = people().visitor.from('drawer');
      const other = await guest.uploadToSignedUrl(people().adas(), data?.token ?? '', 'x');
      expect(other.error).toMatchObject({ status: 400, message: 'The token belongs to another address' });
    });

    it('open nothing once they are revoked by whoever may change the file, and new ones do', async () => {
      const path = await put('revoked');
      const address = async () => (await drawer().createSignedUrl(path, 3600)).data?.signedUrl ?? '';
      const before = await address();
      expect((await fetch(before)).status).toBe(200);
      const revoking = (key: string) =>
        fetch(`${service.url}/storage/v1/object/sign/drawer/${path}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${key}` },
        });
      expect((await revoking(service.anonKey)).ok).toBe(false);
      expect((await fetch(before)).status).toBe(200);
      expect((await revoking(service.serviceKey)).status).toBe(200);
      expect(await problemAt(before)).toMatchObject({ error: 'not_found' });
      expect((await fetch(await address())).status).toBe(200);
    });

    it('never read, as those to be read never upload', async () => {
      const path = await put('signed');
      const reading = (await drawer().createSignedUrl(path, 60)).data?.signedUrl ?? '';
      const uploading = (await drawer().createSignedUploadUrl(path, { upsert: true })).data?.signedUrl ?? '';
      const asUpload = reading.replace('/object/sign/', '/object/upload/sign/');
      expect(await problemAt(asUpload, { method: 'PUT', body: 'x' })).toMatchObject({
        error: 'InvalidSignature',
      });
      expect(await problemAt(uploading.replace('/upload/sign/', '/sign/'))).toMatchObject({
        error: 'InvalidSignature',
      });
      expect(await (await drawer().download(path)).data?.text()).toBe('signed');
    });
  });
});

describe('the life of a signed address', () => {
  const service = useService();
  const variant = useVariant({ coreApi: { CORE_API_STORAGE_MAX_SIGNED_SECONDS: '60' } });

  it.each(clients)('is no longer than a setting says, with client $version', async (published) => {
    const at = (url: string) =>
      openClient(published, { url, key: service.serviceKey }).storage.from('drawer');
    const path = `${randomUUID()}.txt`;
    expect((await at(service.url).upload(path, 'x')).error).toBeNull();
    expect((await at(service.url).createSignedUrl(path, 365 * 24 * 3600)).error).toBeNull();
    expect((await at(variant.url).createSignedUrl(path, 60)).error).toBeNull();
    expect((await at(variant.url).createSignedUrl(path, 61)).error).toMatchObject({ status: 400 });
    expect((await at(variant.url).createSignedUrls([path], 61)).error).toMatchObject({ status: 400 });
  });
});

describe('a file that a browser opens by itself', () => {
  const service = useService();
  const [published] = clients;
  const opened = (address: string, destination: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(address, { headers: { 'sec-fetch-dest': destination } }, resolve).on('error', reject);
    });

  it.each([
    ['text/html', true],
    ['text/javascript', true],
    ['image/png', false],
    ['application/pdf', false],
  ])('of the type %s is one to keep: %s', async (contentType, isKept) => {
    if (!published) throw new Error('There is no client');
    const shelf = openClient(published, { url: service.url, key: service.serviceKey }).storage.from('shelf');
    const path = `${randomUUID()}/page`;
    expect((await shelf.upload(path, 'any bytes', { contentType, cacheControl: '60' })).error).toBeNull();
    const { publicUrl } = shelf.getPublicUrl(path).data;
    const { headers } = await opened(publicUrl, 'document');
    expect(headers['content-disposition'] ?? '').toBe(
      isKept ? "attachment; filename=page; filename*=UTF-8''page;" : '',
    );
    // The uploader's type and cache header are told as they were given, to be read by programs.
    const read = (await opened(publicUrl, 'empty')).headers;
    expect(read).toMatchObject({ 'content-type': contentType, 'cache-control': 'max-age=60' });
    expect(read['content-disposition']).toBeUndefined();
    expect((await opened(publicUrl, 'script')).statusCode).toBe(400);
  });
});
