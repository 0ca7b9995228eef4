import type { RequestContext } from '@reflectory/contracts/control-plane';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { fileStores, listKeys, type TestFileStore } from './testing/file-stores.ts';
import { startStorage } from './testing/storage-service.ts';

const LIMIT = 100_000;

describe.each(fileStores)('storage in $kind, through the published client', ({ open: openStore }) => {
  let api: TestService;
  let store: TestFileStore;
  let ada: TestPerson;
  let max: TestPerson;
  let stranger: TestPerson;
  let service: RequestContext;
  beforeAll(async () => {
    store = await openStore();
    api = await startStorage({ files: store.files, maxObjectSize: LIMIT });
    const acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    max = await createPerson(api.owner, acme);
    stranger = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
    service = { ...ada.context, db_role: 'service_role', user_id: null };
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
  });
  afterAll(async () => {
    await api.stop();
    await store.stop();
  });

  const of = (person: TestPerson) => api.clientFor(person.context).storage;
  const media = (person: TestPerson) => of(person).from('media');
  const open = () => api.clientFor(service).storage.from('open');
  const countFiles = async () => (await listKeys(store.files)).length;

  describe('buckets', () => {
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

  describe('objects', () => {
    it('come back byte for byte, with their type, from every kind of body §3.10', async () => {
      const bytes = new Uint8Array(50_000).map((_, index) => index % 251);
      const place = `${ada.id}/files/noise.bin`;
      const { data, error } = await media(ada).upload(place, bytes, { contentType: 'application/x-noise' });
      expect(error).toBeNull();
      const id: unknown = expect.any(String);
      expect(data).toMatchObject({ id, path: place, fullPath: `media/${place}` });
      const blob = new Blob([bytes], { type: 'application/x-noise' });
      await media(ada).upload(`${ada.id}/files/form.bin`, blob, { metadata: { mood: 'calm' } });
      for (const name of ['noise', 'form']) {
        const found = (await media(ada).download(`${ada.id}/files/${name}.bin`)).data;
        expect(found?.type).toBe('application/x-noise');
        expect(new Uint8Array((await found?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
      }
      expect((await media(ada).info(`${ada.id}/files/form.bin`)).data).toMatchObject({
        size: 50_000,
        contentType: 'application/x-noise',
        metadata: { mood: 'calm' },
        bucketId: 'media',
      });
    });

    it('are not overwritten unless asked to, and an overwritten file leaves nothing behind', async () => {
      const place = `${ada.id}/note.txt`;
      await media(ada).upload(place, 'first');
      expect((await media(ada).upload(place, 'second')).error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
      });
      const files = await countFiles();
      await media(ada).upload(place, 'third', { upsert: true });
      await media(ada).update(place, 'fourth');
      expect(await (await media(ada).download(place)).data?.text()).toBe('fourth');
      expect(await countFiles()).toBe(files);
    });

    it('belong to the person whose folder they are in', async () => {
      const place = `${ada.id}/secret.txt`;
      await media(ada).upload(place, 'secret');
      expect((await media(max).download(place)).error).toMatchObject({ statusCode: '404' });
      expect((await media(max).download(place)).error?.message).toBe(
        (await media(max).download(`${ada.id}/never.txt`)).error?.message,
      );
      expect((await media(max).upload(`${ada.id}/mine.txt`, 'x')).error).toMatchObject({ statusCode: '403' });
      expect((await media(max).remove([place])).data).toEqual([]);
      expect((await media(stranger).download(place)).error).toMatchObject({ statusCode: '404' });
      expect((await media(max).exists(place)).data).toBe(false);
      expect((await media(ada).exists(place)).data).toBe(true);
    });

    it('that are refused leave no bytes behind', async () => {
      const files = await countFiles();
      expect((await of(ada).from('team').upload('page.html', 'x')).error).toMatchObject({
        statusCode: '403',
      });
      expect((await media(ada).upload(`${ada.id}/big`, new Uint8Array(LIMIT + 1))).error).toMatchObject({
        message: 'The object exceeded the maximum allowed size',
        statusCode: '413',
      });
      expect((await open().upload('big.txt', 'x'.repeat(1001))).error).toMatchObject({ statusCode: '413' });
      expect((await open().upload('a.json', '{}', { contentType: 'application/json' })).error?.message).toBe(
        'mime type application/json is not supported',
      );
      expect(await countFiles()).toBe(files);
    });

    it('leave the connection in order when they are too large or of a wrong type', async () => {
      const files = await countFiles();
      const endless = () => {
        let left = 40;
        return new ReadableStream({
          pull(controller) {
            left -= 1;
            if (left > 0) controller.enqueue(new Uint8Array(50_000));
            else controller.close();
          },
        });
      };
      const tooLarge = await media(ada).upload(`${ada.id}/endless`, endless(), { duplex: 'half' });
      expect(tooLarge.error).toMatchObject({ statusCode: '413', status: 400 });
      const form = await media(ada).upload(`${ada.id}/endless`, new Blob([new Uint8Array(3_000_000)]));
      expect(form.error).toMatchObject({ statusCode: '413' });
      const page = new Blob([new Uint8Array(900_000)], { type: 'text/html' });
      expect((await open().upload('page', page)).error).toMatchObject({ statusCode: '415' });
      expect(await countFiles()).toBe(files);
    });

    it('are read whole while they are written over', async () => {
      const place = `${ada.id}/busy.txt`;
      await media(ada).upload(place, '0'.repeat(20_000));
      let isOver = false;
      const reading = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          const text = (await (await media(ada).download(place)).data?.text()) ?? 'nothing';
          expect(text).toBe(text.slice(0, 1).repeat(20_000));
        }
      });
      for (let round = 1; round < 10; round += 1) {
        await media(ada).upload(place, String(round).repeat(20_000), { upsert: true });
      }
      isOver = true;
      await Promise.all(reading);
    });

    it('are moved and copied', async () => {
      const at = (name: string) => `${ada.id}/moves/${name}`;
      await media(ada).upload(at('a.txt'), 'text');
      expect((await media(ada).copy(at('a.txt'), at('b.txt'))).data).toEqual({
        path: `media/${at('b.txt')}`,
      });
      expect((await media(ada).move(at('a.txt'), at('c.txt'))).data).toMatchObject({
        message: 'Successfully moved',
      });
      const names = (await media(ada).list(`${ada.id}/moves`)).data?.map(({ name }) => name);
      expect(names).toEqual(['b.txt', 'c.txt']);
      expect(await (await media(ada).download(at('b.txt'))).data?.text()).toBe('text');
      expect((await media(ada).move(at('b.txt'), `${max.id}/b.txt`)).error).toMatchObject({
        statusCode: '403',
      });
      const removed = await media(ada).remove([at('b.txt'), at('c.txt'), at('never.txt')]);
      expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([at('b.txt'), at('c.txt')]);
    });
  });

  describe('listing', () => {
    const at = (name: string) => `${max.id}/list/${name}`;
    beforeAll(async () => {
      for (const name of ['b.txt', 'a.txt', 'deep/one.txt', 'deep/two.txt']) {
        await media(max).upload(at(name), name);
      }
    });

    it('shows one level, folders first, by name, at most 100 unless asked otherwise §9.18', async () => {
      const { data } = await media(max).list(`${max.id}/list`);
      expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
        ['deep', true],
        ['a.txt', false],
        ['b.txt', false],
      ]);
      expect(data?.[1]).toMatchObject({
        metadata: { size: 5, mimetype: expect.stringContaining('text/plain') },
      });
      const many = Array.from(
        { length: 101 },
        (_, index) => `${max.id}/many/${String(index).padStart(3, '0')}.txt`,
      );
      await Promise.all(many.map((name) => media(max).upload(name, 'x')));
      const listed = (await media(max).list(`${max.id}/many`)).data ?? [];
      expect(listed).toHaveLength(100);
      expect(listed[0]?.name).toBe('000.txt');
    });

    it('is sorted, cut and searched', async () => {
      const options = { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' }, search: '' };
      const { data } = await media(max).list(`${max.id}/list`, options);
      expect(data?.map(({ name }) => name)).toEqual(['b.txt']);
      const found = await media(max).list(`${max.id}/list`, { search: 'A' });
      expect(found.data?.map(({ name }) => name)).toEqual(['a.txt']);
    });

    it('goes on by a cursor', async () => {
      const prefix = `${max.id}/list/`;
      const first = await media(max).listV2({ prefix, limit: 2, with_delimiter: true });
      expect(first.data).toMatchObject({ hasNext: true });
      const second = await media(max).listV2({
        prefix,
        limit: 2,
        with_delimiter: true,
        cursor: first.data?.nextCursor ?? '',
      });
      expect(second.data?.hasNext).toBe(false);
      const keys = [first, second].flatMap(({ data }) => [
        ...(data?.objects.map(({ name }) => name) ?? []),
        ...(data?.folders.map(({ name }) => name) ?? []),
      ]);
      expect(keys.toSorted()).toEqual([at('a.txt'), at('b.txt'), at('deep/')]);
    });
  });

  describe('addresses without a session', () => {
    const visitor = (): RequestContext => ({ ...ada.context, db_role: 'anon', user_id: null });
    const fetchPath = (url: string, init?: RequestInit) => {
      const { pathname, search } = new URL(url);
      return api.fetchAs(visitor(), pathname + search, init);
    };

    it('open what a public bucket holds and nothing else', async () => {
      await open().upload('hello.txt', 'hello', { contentType: 'text/plain', cacheControl: '60' });
      const { publicUrl } = of(ada).from('open').getPublicUrl('hello.txt').data;
      const response = await fetchPath(publicUrl);
      expect(await response.text()).toBe('hello');
      expect(response.headers.get('cache-control')).toBe('max-age=60');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const closed = await fetchPath(media(ada).getPublicUrl(`${ada.id}/note.txt`).data.publicUrl);
      expect(closed.status).toBe(400);
    });

    it('answer ranges, conditions and a name to save as', async () => {
      const { publicUrl } = of(ada).from('open').getPublicUrl('hello.txt', { download: 'grüße.txt' }).data;
      const part = await fetchPath(publicUrl, { headers: { range: 'bytes=1-3' } });
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
        206,
        'ell',
        'bytes 1-3/5',
      ]);
      expect(part.headers.get('content-disposition')).toContain(encodeURIComponent('grüße.txt'));
      const tail = await fetchPath(publicUrl, { headers: { range: 'bytes=-2' } });
      expect(await tail.text()).toBe('lo');
      expect(await (await fetchPath(publicUrl, { headers: { range: 'bytes=9-' } })).json()).toMatchObject({
        statusCode: '416',
      });
      const eTag = part.headers.get('etag') ?? '';
      expect((await fetchPath(publicUrl, { headers: { 'if-none-match': eTag } })).status).toBe(304);
    });

    it('that are signed read one object until they end, and never upload', async () => {
      const { data } = await media(ada).createSignedUrl(`${ada.id}/note.txt`, 60);
      const signedUrl = data?.signedUrl ?? '';
      expect(await (await fetchPath(signedUrl)).text()).toBe('fourth');
      const other = signedUrl.replace('note.txt', 'secret.txt');
      expect(await (await fetchPath(other)).json()).toMatchObject({ code: 'InvalidSignature' });
      expect(await (await fetchPath(`${signedUrl}x`)).json()).toMatchObject({ code: 'InvalidJWT' });
      const asUpload = signedUrl.replace('/object/sign/', '/object/upload/sign/');
      expect(await (await fetchPath(asUpload, { method: 'PUT', body: 'x' })).json()).toMatchObject({
        code: 'InvalidSignature',
      });
      const elsewhere = await api.fetchAs(
        stranger.context,
        new URL(signedUrl).pathname + new URL(signedUrl).search,
      );
      expect(await elsewhere.json()).toMatchObject({ code: 'InvalidSignature' });
      expect((await media(max).createSignedUrl(`${ada.id}/note.txt`, 60)).error?.message).toBe(
        'Object not found',
      );
    });

    it('are signed by the dozen', async () => {
      const { data } = await media(ada).createSignedUrls([`${ada.id}/note.txt`, `${ada.id}/never.txt`], 60);
      expect(data?.map(({ error }) => error)).toEqual([
        null,
        'Either the object does not exist or you do not have access to it',
      ]);
    });

    it('that are signed for an upload take one file, for the person who signed', async () => {
      const place = `${ada.id}/by-link.txt`;
      const { data } = await media(ada).createSignedUploadUrl(place);
      const visitorStorage = api.clientFor(visitor()).storage.from('media');
      const uploaded = await visitorStorage.uploadToSignedUrl(place, data?.token ?? '', 'by link');
      expect(uploaded.error).toBeNull();
      expect(await (await media(ada).download(place)).data?.text()).toBe('by link');
      const again = await visitorStorage.uploadToSignedUrl(place, data?.token ?? '', 'again');
      expect(again.error).toMatchObject({ statusCode: '409' });
      expect((await media(max).createSignedUploadUrl(`${ada.id}/x.txt`)).error).toMatchObject({
        statusCode: '403',
      });
    });
  });

  describe('pictures', () => {
    beforeAll(async () => {
      const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#0f766e' } });
      const jpeg = await photo
        .withExif({ IFD0: { Copyright: 'somebody' } })
        .jpeg()
        .toBuffer();
      await media(ada).upload(`${ada.id}/photo.jpg`, new Uint8Array(jpeg), { contentType: 'image/jpeg' });
      await media(ada).upload(`${ada.id}/not.jpg`, 'no picture', { contentType: 'image/jpeg' });
    });

    const sizeOf = async (blob: Blob | null) => {
      const { width, height, format, exif } = await sharp(await blob?.arrayBuffer()).metadata();
      return { width, height, format, hasNotes: exif !== undefined };
    };

    it('come in the size and shape that is asked for, without what the camera noted', async () => {
      const place = `${ada.id}/photo.jpg`;
      const small = await media(ada).download(place, { transform: { width: 100, height: 100 } });
      expect(await sizeOf(small.data)).toEqual({ width: 100, height: 100, format: 'jpeg', hasNotes: false });
      const inside = await media(ada).download(place, { transform: { width: 100, resize: 'contain' } });
      expect(await sizeOf(inside.data)).toMatchObject({ width: 100, height: 50 });
    });

    it('keep to what was signed', async () => {
      const { data } = await media(ada).createSignedUrl(`${ada.id}/photo.jpg`, 60, {
        transform: { width: 40 },
      });
      const { pathname, search } = new URL(data?.signedUrl ?? '');
      const response = await api.fetchAs(max.context, `${pathname}${search}&width=300`);
      expect(response.headers.get('x-transformations')).toContain('width:40');
      expect(await sizeOf(await response.blob())).toMatchObject({ width: 40, height: 20 });
    });

    it('that are none, too large or not asked for sensibly are refused', async () => {
      const broken = await media(ada).download(`${ada.id}/not.jpg`, { transform: { width: 10 } });
      expect(broken.error).toMatchObject({ status: 400 });
      const huge = await media(ada).download(`${ada.id}/photo.jpg`, { transform: { width: 99_999 } });
      expect(huge.error).toMatchObject({ status: 400 });
      const text = await media(ada).download(`${ada.id}/note.txt`, { transform: { width: 10 } });
      expect(text.error).toMatchObject({ status: 400 });
      const foreign = await media(max).download(`${ada.id}/photo.jpg`, { transform: { width: 10 } });
      expect(foreign.error).toMatchObject({ status: 400 });
    });
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const files = await countFiles();
    const place = `${ada.id}/broken.bin`;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 3) controller.error(new Error('gone'));
        else controller.enqueue(new Uint8Array(10_000));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    await expect(api.fetchAs(ada.context, `/storage/v1/object/media/${place}`, init)).rejects.toThrow(
      'fetch failed',
    );
    await expect.poll(countFiles).toBe(files);
    expect((await media(ada).exists(place)).data).toBe(false);
  });
});
