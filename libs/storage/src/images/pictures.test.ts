import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictures, type PictureRequest } from './pictures.ts';
import { readTransform } from './transform.policy.ts';

const ada = { instance: 'acme', person: 'ada' };
const photo = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#205040' },
})
  .jpeg()
  .toBuffer();

/** A request, and how often its source was read. */
const ask = (
  changes: Partial<PictureRequest> & { query?: Record<string, string>; content?: Buffer } = {},
) => {
  const { query = { width: '100' }, content = photo, ...rest } = changes;
  const reads: number[] = [];
  const request: PictureRequest = {
    owner: ada,
    key: 'acme/photo',
    read: async () => {
      reads.push(1);
      return Readable.from([content]);
    },
    size: content.length,
    transform: readTransform(query),
    type: 'image/webp',
    signal: new AbortController().signal,
    ...rest,
  };
  return { request, reads };
};

test('what was changed once is kept: it is read and changed once, however many ask, at once or later', async () => {
  const pictures = createPictures();
  const { request, reads } = ask();
  const [first, second] = await Promise.all([pictures.render(request), pictures.render(request)]);
  const third = await pictures.render(request);
  expect(reads).toHaveLength(1);
  expect([second, third]).toEqual([first, first]);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 100 });
  expect((await pictures.render(ask({ query: { width: '50' } }).request)).length).not.toBe(first.length);
});

test('whoever goes ends what nobody else waits for', async () => {
  const pictures = createPictures();
  await pictures.render(ask().request);
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const large = await sharp(photo).resize(2000, 2000, { fit: 'fill' }).jpeg().toBuffer();
  const query = { format: 'avif', quality: '100' };
  const shared = { key: 'acme/large', content: large, query, type: 'image/avif' };
  const alone = pictures.render(ask({ ...shared, key: 'acme/other', signal: leaving.signal }).request);
  const one = pictures.render(ask({ ...shared, signal: leaving.signal }).request);
  const other = pictures.render(ask({ ...shared, signal: staying.signal }).request);
  leaving.abort();
  const ends = await Promise.allSettled([alone, one, other]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a picture that takes too long is given up in words, and the next one is changed', async () => {
  const pictures = createPictures({ timeLimitMs: 1 });
  await expect(pictures.render(ask().request)).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('takes too long'),
  });
});

test('what is no picture is said to be none', async () => {
  const pictures = createPictures();
  const { request } = ask({ content: Buffer.from('no picture') });
  await expect(pictures.render(request)).rejects.toMatchObject({ statusCode: 422 });
  expect(await pictures.render(ask().request)).toBeInstanceOf(Uint8Array);
});

test('a small picture does not wait for a large one', async () => {
  const pictures = createPictures();
  const done: string[] = [];
  const large = await sharp(photo).resize(2500, 2500, { fit: 'fill' }).jpeg().toBuffer();
  const query = { format: 'avif', quality: '100' };
  const costly = ask({ key: 'acme/large', content: large, query, type: 'image/avif' });
  const running = pictures.render(costly.request).then(
    () => done.push('large'),
    () => done.push('large'),
  );
  await pictures.render(ask().request).then(() => done.push('small'));
  await running;
  expect(done).toEqual(['small', 'large']);
}, 60_000);
