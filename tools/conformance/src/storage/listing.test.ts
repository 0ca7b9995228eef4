import { beforeAll, describe, expect, it } from 'vitest';
import { clients, useService } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

const names = ['b.txt', 'a.txt', 'C.txt', 'deep/one.txt', 'deep/two.txt', 'deep/er/three.txt', '100%_.txt'];

describe.each(clients)('lists of objects, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);
  const drawer = () => people().ada.from('drawer');
  let folder: string;
  beforeAll(async () => {
    folder = people().adas('list');
    for (const name of names) await drawer().upload(`${folder}/${encodeURIComponent(name)}`, name);
    // So that the times of writing and of changing differ in their order.
    await drawer().update(`${folder}/b.txt`, 'changed');
  });

  describe('of the first kind', () => {
    type Options = NonNullable<Parameters<ReturnType<typeof drawer>['list']>[1]>;
    const list = async (options?: Options, path = folder) =>
      ((await drawer().list(path, options)).data ?? []).map(({ name }) => name);

    it('show one level by name, folders first and with nothing but their name', async () => {
      const { data } = await drawer().list(folder);
      expect(data?.map(({ name }) => name)).toEqual(['deep', '100%_.txt', 'C.txt', 'a.txt', 'b.txt']);
      expect(data?.[0]).toEqual({
        name: 'deep',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      });
      expect(data?.[3]).toEqual({
        name: 'a.txt',
        id: expect.any(String),
        updated_at: expect.any(String),
        created_at: expect.any(String),
        last_accessed_at: expect.any(String),
        metadata: {
          eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
          size: 5,
          mimetype: expect.stringMatching(/^text\/plain/),
          cacheControl: 'max-age=3600',
          lastModified: expect.any(String),
          contentLength: 5,
          httpStatusCode: 200,
        },
      });
      expect(await list({}, `${folder}/deep/`)).toEqual(['er', 'one.txt', 'two.txt']);
      expect(await list({}, `/${folder}/deep`)).toEqual(['er', 'one.txt', 'two.txt']);
      expect(await list({}, `${folder}/de`)).toEqual([]);
      expect(await list({}, 'nowhere')).toEqual([]);
    });

    it('are sorted by name or time, cut, and searched from the beginning of a name', async () => {
      const by = (column: string, order = 'asc') => ({ sortBy: { column, order } });
      expect(await list(by('name', 'desc'))).toEqual(['deep', 'b.txt', 'a.txt', 'C.txt', '100%_.txt']);
      expect(await list(by('created_at'))).toEqual(['deep', 'b.txt', 'a.txt', 'C.txt', '100%_.txt']);
      expect((await list(by('updated_at'))).at(-1)).toBe('b.txt');
      expect(await list({ limit: 2, offset: 1 })).toEqual(['100%_.txt', 'C.txt']);
      expect(await list({ search: 'c' })).toEqual(['C.txt']);
      expect(await list({ search: '.txt' })).toEqual([]);
      expect(await list({ search: '_' })).toEqual([]);
      expect(await list({ search: '100%' })).toEqual(['100%_.txt']);
    });

    it('have 100 lines unless something else is said', async () => {
      const many = people().adas('many');
      const upload = (index: number) => drawer().upload(`${many}/${String(index).padStart(3, '0')}`, 'x');
      await Promise.all(Array.from({ length: 105 }, (_, index) => upload(index)));
      expect(await list(undefined, many)).toHaveLength(100);
      expect(await list({ limit: 1000 }, many)).toHaveLength(105);
      expect((await list({ offset: 100 }, many)).at(0)).toBe('100');
    });
  });

  describe('of the second kind', () => {
    type Options = NonNullable<Parameters<ReturnType<typeof drawer>['listV2']>[0]>;
    /** Every page of two lines, one after the other. */
    const listAll = async (options: Options) => {
      const found: { objects: string[]; folders: string[]; pages: number } = {
        objects: [],
        folders: [],
        pages: 0,
      };
      let cursor: string | undefined;
      do {
        const { data, error } = await drawer().listV2({
          prefix: `${folder}/`,
          limit: 2,
          ...options,
          ...(cursor !== undefined && { cursor }),
        });
        expect(error).toBeNull();
        expect(data?.hasNext).toBe(data?.nextCursor !== undefined);
        found.objects.push(...(data?.objects.map(({ name }) => name.slice(folder.length + 1)) ?? []));
        found.folders.push(...(data?.folders.map(({ name }) => name.slice(folder.length + 1)) ?? []));
        found.pages += 1;
        cursor = data?.nextCursor;
      } while (cursor !== undefined && found.pages < 20);
      return found;
    };
    const inOrder = [
      '100%_.txt',
      'C.txt',
      'a.txt',
      'b.txt',
      'deep/er/three.txt',
      'deep/one.txt',
      'deep/two.txt',
    ];

    it('go through everything below a prefix, page by page', async () => {
      expect(await listAll({})).toEqual({ objects: inOrder, folders: [], pages: 4 });
      const backwards = await listAll({ sortBy: { column: 'name', order: 'desc' } });
      expect(backwards.objects).toEqual(inOrder.toReversed());
    });

    it('gather what lies deeper into folders', async () => {
      expect(await listAll({ with_delimiter: true })).toEqual({
        objects: ['100%_.txt', 'C.txt', 'a.txt', 'b.txt'],
        folders: ['deep/'],
        pages: 3,
      });
      const part = await listAll({ with_delimiter: true, prefix: `${folder}/de` });
      expect(part).toEqual({ objects: [], folders: ['deep/'], pages: 1 });
    });

    it('name a folder with its slash, and know it without', async () => {
      const { data } = await drawer().listV2({ prefix: `${folder}/`, with_delimiter: true });
      expect(data?.folders).toEqual([{ key: `${folder}/deep`, name: `${folder}/deep/` }]);
    });

    it('are sorted by the time of writing or changing', async () => {
      const created = await listAll({ sortBy: { column: 'created_at', order: 'asc' } });
      expect(created.objects).toEqual(names);
      const changed = await listAll({ sortBy: { column: 'updated_at', order: 'desc' } });
      expect(changed.objects[0]).toBe('b.txt');
      expect(changed.objects.toSorted()).toEqual(inOrder);
      const gathered = await listAll({
        with_delimiter: true,
        sortBy: { column: 'created_at', order: 'desc' },
      });
      expect(gathered.objects).toEqual(['100%_.txt', 'C.txt', 'a.txt', 'b.txt']);
    });

    it('tell of an object what the other kind tells, and its whole name', async () => {
      const { data } = await drawer().listV2({ prefix: `${folder}/a` });
      expect(data).toEqual({
        hasNext: false,
        folders: [],
        objects: [
          {
            id: expect.any(String),
            key: `${folder}/a.txt`,
            name: `${folder}/a.txt`,
            updated_at: expect.any(String),
            created_at: expect.any(String),
            last_accessed_at: expect.any(String),
            metadata: expect.objectContaining({ size: 5 }),
          },
        ],
      });
    });

    it('take the signs of patterns for what they are, and no cursor of others', async () => {
      expect((await listAll({ prefix: `${folder}/100%` })).objects).toEqual(['100%_.txt']);
      expect((await listAll({ prefix: '%' })).objects).toEqual([]);
      const { error } = await drawer().listV2({ cursor: 'made up' });
      expect(error).toMatchObject({ status: 400, message: 'The cursor is not valid' });
    });
  });
});
