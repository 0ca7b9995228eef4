import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStores } from './testing/file-stores.ts';
import { LIMIT, openScene, type Scene } from './testing/scene.ts';

describe.each(fileStores)('objects in $kind, through the published client', ({ open: openStore }) => {
  let scene: Scene;
  let api: Scene['api'];
  let ada: Scene['ada'];
  let max: Scene['max'];
  let stranger: Scene['stranger'];
  let of: Scene['of'];
  let media: Scene['media'];
  let open: Scene['open'];
  let countFiles: Scene['countFiles'];
  beforeAll(async () => {
    scene = await openScene(openStore);
    ({ api, ada, max, stranger, of, media, open, countFiles } = scene);
  });
  afterAll(() => scene.stop());

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

  it('that break off leave nothing behind', async () => {
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
