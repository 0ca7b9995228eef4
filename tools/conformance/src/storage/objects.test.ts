import type { SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { bytesOf, read, useStoragePeople } from './storage-people.ts';

type UploadBody = Parameters<ReturnType<SupabaseClient['storage']['from']>['upload']>[1];

describe.each(clients)('objects, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const drawer = () => people().ada.from('drawer');

  describe('come back byte for byte, whatever they were given as', () => {
    const content = bytesOf(70_000);
    const text = 'Grüße, 写真 🙂';
    const kinds: [kind: string, body: () => UploadBody, expected: Uint8Array][] = [
      ['bytes', () => content, content],
      ['a buffer', () => content.buffer, content],
      ['a blob', () => new Blob([content]), content],
      ['a file', () => new File([content], 'x.bin'), content],
      ['a text', () => text, new TextEncoder().encode(text)],
      ['nothing', () => '', new Uint8Array()],
      ['a stream of the web', () => new Blob([content]).stream(), content],
      ['a stream of Node', () => Readable.from([Buffer.from(content)]), content],
    ];
    it.each(kinds)('%s', async (_kind, body, expected) => {
      const path = people().adas();
      const { data, error } = await drawer().upload(path, body(), { duplex: 'half' });
      expect(error).toBeNull();
      expect(data).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        path,
        fullPath: `drawer/${path}`,
      });
      expect(await read((await drawer().download(path)).data)).toEqual(expected);
    });

    it('a form with fields of its own', async () => {
      const path = people().adas();
      const form = new FormData();
      form.append('cacheControl', '99');
      form.append('metadata', JSON.stringify({ mood: 'calm' }));
      form.append('', new Blob([content], { type: 'image/x-noise' }));
      expect((await drawer().upload(path, form)).error).toBeNull();
      expect((await drawer().info(path)).data).toMatchObject({
        contentType: 'image/x-noise',
        cacheControl: 'max-age=99',
        metadata: { mood: 'calm' },
      });
    });
  });

  it('keep their type, cache time and data of their own, and tell them', async () => {
    const path = people().adas('notes.txt');
    const metadata = { mood: 'calm', pages: 3, deep: { ü: [1, null] } };
    await drawer().upload(path, 'text', { contentType: 'text/markdown', cacheControl: '60', metadata });
    const { data } = await drawer().info(path);
    expect(data).toMatchObject({
      id: expect.any(String),
      name: path,
      version: expect.any(String),
      bucketId: 'drawer',
      size: 4,
      contentType: 'text/markdown',
      cacheControl: 'max-age=60',
      etag: '"1cb251ec0d568de6a929b520c4aed8d1"',
      metadata,
      lastModified: expect.stringMatching(/^\d{4}-/),
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
    expect((await drawer().download(path)).data?.type).toBe('text/markdown');
  });

  it('have a type and a cache time when nothing is said', async () => {
    const [raw, blob] = [people().adas(), people().adas()];
    await drawer().upload(raw, 'text');
    await drawer().upload(blob, new Blob(['text'], { type: 'text/x-blob' }));
    expect((await drawer().info(raw)).data).toMatchObject({
      contentType: expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
      cacheControl: 'max-age=3600',
      metadata: {},
    });
    expect((await drawer().info(blob)).data).toMatchObject({
      contentType: 'text/x-blob',
      cacheControl: 'max-age=3600',
    });
  });

  it('are written over only when that is asked for', async () => {
    const path = people().adas();
    const first = await drawer().upload(path, 'first');
    expect((await drawer().upload(path, 'second')).error).toMatchObject({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    });
    const again = await drawer().upload(path, 'third', { upsert: true, contentType: 'text/x-third' });
    expect(again.data?.id).toBe(first.data?.id);
    expect(await (await drawer().download(path)).data?.text()).toBe('third');
    const updated = await drawer().update(path, 'fourth');
    expect(updated.data).toMatchObject({ path, fullPath: `drawer/${path}` });
    expect(await (await drawer().download(path)).data?.text()).toBe('fourth');
    const rows = await service.sql('select 1 from storage.objects where name = $1', [path]);
    expect(rows).toHaveLength(1);
  });

  it('exist or do not', async () => {
    const path = people().adas();
    await drawer().upload(path, 'text');
    expect((await drawer().exists(path)).data).toBe(true);
    expect((await drawer().exists(`${path}x`)).data).toBe(false);
  });

  it('that are not there are not found', async () => {
    const notFound = { message: 'Object not found', status: 400, statusCode: '404' };
    const path = people().adas();
    expect((await drawer().download(path)).error).toMatchObject(notFound);
    expect((await drawer().info(path)).error).toMatchObject(notFound);
    expect((await drawer().move(path, `${path}2`)).error).toMatchObject(notFound);
    expect((await drawer().copy(path, `${path}2`)).error).toMatchObject(notFound);
    expect((await drawer().createSignedUrl(path, 60)).error).toMatchObject(notFound);
  });

  it('are downloaded as a stream', async () => {
    const path = people().adas();
    const content = bytesOf(300_000);
    await drawer().upload(path, content);
    const { data } = await drawer().download(path).asStream();
    const chunks: Uint8Array[] = [];
    for await (const chunk of data ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
  });

  it.each(['Grüße aus Köln.txt', '写真/🙂.jpg', "it's (1) & more!.txt", 'a+b=c;d@e,f$.txt', '100%.txt'])(
    'may be called %s',
    async (name) => {
      const path = people().adas(name.replace('%', '%25'));
      const stored = people().adas(name).split('/').slice(2).join('/');
      expect((await drawer().upload(path, name)).error).toBeNull();
      expect(await (await drawer().download(path)).data?.text()).toBe(name);
      expect((await drawer().info(path)).data?.name.endsWith(stored)).toBe(true);
      const { data } = await drawer().createSignedUrl(decodeURIComponent(path).replace('%', '%25'), 60);
      expect(await (await fetch(data?.signedUrl ?? '')).text()).toBe(name);
      const known = await service.sql<{ name: string }>('select name from storage.objects where name = $1', [
        decodeURIComponent(path),
      ]);
      expect(known).toHaveLength(1);
      expect((await drawer().remove([decodeURIComponent(path)])).data).toHaveLength(1);
    },
  );

  it.each(['a%5Cb.txt', 'a%01b', 'a%0Ab', 'x'.repeat(1025)])('may not be called %j', async (name) => {
    const { error } = await drawer().upload(`${people().adas('')}${name}`, 'x');
    expect(error).toMatchObject({ status: 400, statusCode: '400' });
    expect(error?.message).toMatch(/^Invalid key: /);
  });

  it.each(['', '..', '../x', 'a/../x', 'a/./x', 'a//x', '/x', 'x/'])(
    'may not be moved or copied to %j',
    async (name) => {
      const path = people().adas();
      await drawer().upload(path, 'text');
      for (const { error } of [await drawer().move(path, name), await drawer().copy(path, name)]) {
        expect(error).toMatchObject({ status: 400, message: `Invalid key: ${name}` });
      }
    },
  );

  it('packed by whoever sends them are stored and sent as they are', async () => {
    const path = people().adas('packed.txt');
    const text = 'read by whoever unpacks it '.repeat(50);
    const headers = { 'content-encoding': 'gzip' };
    const { error } = await drawer().upload(path, gzipSync(text), { headers });
    expect(error).toBeNull();
    const { data } = await drawer().info(path);
    expect(data).toMatchObject({ contentEncoding: 'gzip', size: gzipSync(text).length });
    expect(await (await drawer().download(path)).data?.text()).toBe(text);
  });

  it('are removed by name, and what is not there is passed over', async () => {
    const [one, two] = [people().adas('one.txt'), people().adas('two.txt')];
    await drawer().upload(one, '1');
    await drawer().upload(two, '2');
    const { data, error } = await drawer().remove([one, people().adas(), two]);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name).toSorted()).toEqual([one, two].toSorted());
    expect(data?.[0]).toMatchObject({ id: expect.any(String), bucket_id: 'drawer' });
    expect((await drawer().exists(one)).data).toBe(false);
    const many = Array.from({ length: 1001 }, () => randomUUID());
    expect((await drawer().remove(many)).error).toMatchObject({ status: 400 });
    expect((await drawer().remove(many.slice(1))).data).toEqual([]);
  });
});
