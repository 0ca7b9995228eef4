import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileStores } from './testing/file-stores.ts';
import { openScene, type Scene } from './testing/scene.ts';

describe.each(fileStores)('a listing in $kind, through the published client', ({ open: openStore }) => {
  let scene: Scene;
  let max: Scene['max'];
  let media: Scene['media'];
  beforeAll(async () => {
    scene = await openScene(openStore);
    ({ max, media } = scene);
  });
  afterAll(() => scene.stop());

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
