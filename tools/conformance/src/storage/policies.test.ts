import { describe, expect, it } from 'vitest';
import { clients, openClient, useService } from '../testing/index.ts';
import { useStoragePeople } from './storage-people.ts';

const refused = {
  name: 'StorageApiError',
  status: 400,
  statusCode: '403',
  message: 'new row violates row-level security policy',
};
const notFound = { status: 400, statusCode: '404', message: 'Object not found' };

describe.each(clients)('who may do what with objects, with client $version', (published) => {
  const service = useService();
  const people = useStoragePeople(service, published);

  it('everybody has what the policies give, and a foreign object is as one that is not there', async () => {
    const path = people().adas();
    await people().ada.from('drawer').upload(path, 'of ada');
    for (const other of [people().max.from('drawer'), people().visitor.from('drawer')]) {
      expect((await other.download(path)).error).toMatchObject(notFound);
      expect((await other.info(path)).error).toMatchObject(notFound);
      expect((await other.exists(path)).data).toBe(false);
      expect((await other.list(path.split('/')[0])).data).toEqual([]);
      expect((await other.listV2({ prefix: path })).data?.objects).toEqual([]);
      expect((await other.copy(path, people().maxs())).error).toMatchObject(notFound);
      expect((await other.move(path, people().maxs())).error).toMatchObject(notFound);
      expect((await other.remove([path])).data).toEqual([]);
      expect((await other.upload(path, 'x')).error).toMatchObject({ status: 400 });
      expect((await other.upload(path, 'x', { upsert: true })).error).toMatchObject({ status: 400 });
      expect((await other.update(path, 'x')).error).toMatchObject({ status: 400 });
      expect((await other.upload(people().adas(), 'x')).error).toMatchObject(refused);
    }
    expect(await (await people().ada.from('drawer').download(path)).data?.text()).toBe('of ada');
  });

  it('what may be read need not be writable', async () => {
    const board = (who: 'ada' | 'max') => people()[who].from('board');
    const path = people().adas('note.txt');
    expect((await board('ada').upload(path, 'for all')).error).toBeNull();
    expect((await board('ada').upload(people().adas('page.html'), 'x')).error).toMatchObject(refused);
    expect(await (await board('max').download(path)).data?.text()).toBe('for all');
    expect((await board('max').update(path, 'mine')).error).toMatchObject(refused);
    expect((await board('max').move(path, people().maxs())).error).toMatchObject(refused);
    expect((await board('max').remove([path])).data).toEqual([]);
    expect((await board('ada').remove([path])).data).toEqual([]);
    expect((await people().visitor.from('board').download(path)).error).toMatchObject(notFound);
  });

  it('what may be written need not be readable', async () => {
    const path = people().adas('letter.txt');
    const letterbox = people().visitor.from('letterbox');
    expect((await letterbox.upload(path, 'dear keeper')).error).toBeNull();
    expect((await letterbox.download(path)).error).toMatchObject(notFound);
    expect((await people().ada.from('letterbox').download(path)).error).toMatchObject(notFound);
    expect(await (await people().keeper.from('letterbox').download(path)).data?.text()).toBe('dear keeper');
  });

  it('the service key passes every policy', async () => {
    const [mine, theirs] = [people().adas(), people().adas()];
    await people().ada.from('drawer').upload(mine, 'of ada');
    const keeper = people().keeper.from('drawer');
    expect(await (await keeper.download(mine)).data?.text()).toBe('of ada');
    expect((await keeper.copy(mine, theirs)).error).toBeNull();
    expect((await keeper.update(mine, 'of the keeper')).error).toBeNull();
    expect(await (await people().ada.from('drawer').download(mine)).data?.text()).toBe('of the keeper');
    expect((await keeper.remove([mine, theirs])).data).toHaveLength(2);
  });

  it('a policy of a program counts from the moment it exists', async () => {
    const path = people().maxs();
    await people().max.from('drawer').upload(path, 'of max');
    const read = async () => (await people().ada.from('drawer').download(path)).error;
    expect(await read()).toMatchObject(notFound);
    const name = `"shows ${path}"`;
    await service.sql(`create policy ${name} on storage.objects for select to authenticated
      using (name = '${path}')`);
    expect(await read()).toBeNull();
    await service.sql(`drop policy ${name} on storage.objects`);
    expect(await read()).toMatchObject(notFound);
  });

  it('a token that is none, or has ended, opens nothing', async () => {
    const [header, payload] = people().adasToken.split('.');
    for (const token of ['nonsense', `${header}.${payload}.AAAA`]) {
      const client = openClient(
        published,
        { url: service.url, key: service.anonKey },
        { global: { headers: { Authorization: `Bearer ${token}` } } },
      );
      const { error } = await client.storage.from('drawer').download(people().adas());
      expect(error).toMatchObject({ status: 400, statusCode: '403' });
      const response = await fetch(`${service.url}/storage/v1/bucket`, {
        headers: { apikey: service.anonKey, authorization: `Bearer ${token}` },
      });
      expect(await response.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
    }
  });
});
