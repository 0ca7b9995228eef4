import type { TestPerson } from '@reflectory/runtime/testing';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { importsRepository } from './imports.repository.ts';
import { fileLimits, startImports } from './testing/import-harness.ts';
import { photo } from './testing/journal-archives.ts';
import { animation, heic } from './testing/picture-files.ts';

const imports = await startImports();
const { api, worker, somebody, clientOf, find, handlerWith, eventOf, advance, begin, bring, exported } =
  imports;
afterAll(imports.stop);

describe('pictures of an archive', () => {
  const archive = zipSync({
    '2020-01-01 Sea.md': strToU8('![[sea.png]] By the sea ![[gone.png]]'),
    '2020-01-02 Field.md': strToU8('In the field ![[field.png]] ![[sea.png]]'),
    'sea.png': photo(90),
    'field.png': photo(180),
  });
  const filesOf = (person: TestPerson) =>
    api.owner.query<{ bytes: number }>(
      `select e.title, f.name, f.kind, f.type, f.bytes::integer, f.width, f.height, f.alt, f.caption, f.position,
         f.keeps_details, o.metadata ->> 'size' as stored
       from public.entry_files f
       join public.entries e on e.instance_id = f.instance_id and e.id = f.entry_id
       join storage.objects o on o.instance_id = f.instance_id and o.bucket_id = 'media' and o.name = f.path
       where f.instance_id = $1 and f.user_id = $2 and e.binned_at is null order by e.title, f.position, f.name`,
      [person.instanceId, person.id],
    );
  const downloaded = async (person: TestPerson, name = 'field.png') => {
    const { data } = await clientOf(person)
      .from('entry_files')
      .select('path')
      .eq('name', name)
      .limit(1)
      .single();
    const { data: blob } = await clientOf(person)
      .storage.from('media')
      .download(data?.path ?? '');
    return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  };

  it('come with their entries without place and device, once, and stay out of what is undone', async () => {
    const ada = await somebody();
    const brought = await bring(ada, 'vault.zip', archive);
    expect(brought).toMatchObject({
      status: 'done',
      file_count: 3,
      preview: { files: 3, faults: [{ code: 'missing-file', count: 1, examples: ['gone.png'] }] },
    });
    const came = await filesOf(ada);
    const picture = { kind: 'picture', type: 'image/png', width: 60, height: 40 };
    expect(came).toMatchObject([
      { title: 'Field', name: 'field.png', position: 0, ...picture },
      { title: 'Field', name: 'sea.png', position: 1, ...picture },
      { title: 'Sea', name: 'sea.png', position: 0, ...picture },
    ]);
    const bytes = await downloaded(ada);
    expect(bytes.length).toBe(came[0]?.bytes);
    expect(bytes.includes('Telltale')).toBe(false);

    expect(await bring(ada, 'vault.zip', archive)).toMatchObject({ added_count: 0, file_count: 0 });
    expect(await filesOf(ada)).toEqual(came);
    await advance(ada, brought.id, 'undoing');
    expect(await filesOf(ada)).toEqual([]);
    expect(await bring(ada, 'vault.zip', archive)).toMatchObject({ status: 'done' });
    expect(await filesOf(ada)).toEqual(came);
  });

  it('come out of the own export and into an empty account as they were', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await bring(ada, 'vault.zip', archive);
    await api.owner.query(
      "update public.entry_files set alt = 'A ' || name, caption = 'Seen', position = 7 where user_id = $1 and name = 'sea.png'",
      [ada.id],
    );
    await api.owner.query(
      "update public.entries set is_never_sent = true where user_id = $1 and title = 'Sea'",
      [ada.id],
    );
    expect(await bring(eve, 'export.zip', await exported(ada))).toMatchObject({
      status: 'done',
      file_count: 3,
    });
    expect(await filesOf(eve)).toEqual(await filesOf(ada));
    const flags = (person: TestPerson) =>
      api.owner.query('select title, is_never_sent from public.entries where user_id = $1 order by title', [
        person.id,
      ]);
    expect(await flags(eve)).toEqual(await flags(ada));
  });

  it('that find no room are named, and their entries stay', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    const narrow = handlerWith({ fileLimits: { ...fileLimits, perPerson: 10 } });
    await narrow.handle(eventOf(ada, id));
    await narrow.handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({
      status: 'done',
      added_count: 2,
      file_count: 0,
      file_faults: [{ code: 'no-room', count: 3 }],
    });
  });

  it('come once when a worker is killed before it says so', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    await handlerWith().handle(eventOf(ada, id));
    const killed = { ...importsRepository, keepAttached: () => Promise.reject(new Error('killed')) };
    await handlerWith({ imports: killed })
      .handle(eventOf(ada, id))
      .catch(() => undefined);
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'done', file_count: 3 });
    expect(await filesOf(ada)).toHaveLength(3);
  });

  it('come although two workers bring the entries at once', async () => {
    const ada = await somebody();
    const id = await begin(ada, archive);
    await api.owner.query(`update public.imports set preview = '{"files": 3}' where id = $1`, [id]);
    const place = { instanceId: ada.instanceId, importId: id };
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'attaching' });
    // The other one ends the same step a little later.
    await importsRepository.finish(worker, place, 'importing');
    expect(await find(ada, id)).toMatchObject({ status: 'attaching' });
    await handlerWith().handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'done', file_count: 3 });
  });

  it('stand in the words where they stood, and other files beside them', async () => {
    const ada = await somebody();
    const dayOne = (uuid: string, text: string) => ({
      uuid,
      creationDate: '2020-01-03T12:00:00Z',
      text,
      photos: [
        { identifier: 'P1', md5: 'sea', type: 'png' },
        { identifier: 'P2', md5: 'field', type: 'png' },
      ],
      pdfAttachments: [{ identifier: 'D1', md5: 'map' }],
    });
    const text =
      'Before\n\n![](dayone-moment://P1)\n\n- within\n\n  ![](dayone-moment://P2)\n\n![](dayone-moment:/pdfAttachment/D1)';
    const bytes = zipSync({
      'Diary.json': strToU8(JSON.stringify({ entries: [dayOne('A', `# Moments\n\n${text}`)] })),
      'photos/sea.png': photo(90),
      'photos/field.png': photo(180),
      'pdfs/map.pdf': strToU8('%PDF-1.4 a map'),
    });
    expect(await bring(ada, 'day-one.zip', bytes)).toMatchObject({ file_count: 3, file_faults: [] });
    const { data: files } = await clientOf(ada).from('entry_files').select('id,name').order('name');
    const [field, , sea] = (files ?? []).map(({ id }) => ({ type: 'image', attrs: { src: id } }));
    const { data: entry } = await clientOf(ada).from('entries').select('document').single();
    const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
    expect(entry?.document?.content).toEqual([
      paragraph('Before'),
      sea,
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('within'), field] }] },
    ]);
  });

  it('that browsers cannot show are documents, and animations stay what they are', async () => {
    const ada = await somebody();
    const bytes = zipSync({
      '2020-01-01 Both.md': strToU8('![[sea.heic]] and ![[wave.gif]]'),
      'sea.heic': heic,
      'wave.gif': animation,
    });
    expect(await bring(ada, 'vault.zip', bytes)).toMatchObject({ file_count: 2, file_faults: [] });
    expect(await filesOf(ada)).toMatchObject([
      { name: 'sea.heic', kind: 'document', type: 'image/heic' },
      { name: 'wave.gif', kind: 'picture', type: 'image/gif', width: 2, height: 1 },
    ]);
    expect(await downloaded(ada, 'wave.gif')).toEqual(Buffer.from(animation));
    const { data: entry } = await clientOf(ada).from('entries').select('document').single();
    expect(entry?.document?.content.map(({ type }) => type)).toEqual(['paragraph', 'image']);
  });

  it('that are too large are named, and nothing else is lost', async () => {
    const ada = await somebody();
    const large = new Uint8Array(200_000);
    for (let place = 0; place < large.length; place += 50_000)
      crypto.getRandomValues(large.subarray(place, place + 50_000));
    const id = await begin(
      ada,
      zipSync({
        '2020-01-01 Day.md': strToU8('![[large.png]] ![[sea.png]]'),
        'large.png': large,
        'sea.png': photo(90),
      }),
    );
    await api.owner.query(`update public.imports set preview = '{"files": 2}' where id = $1`, [id]);
    const strict = handlerWith({ fileLimits: { ...fileLimits, largest: 100_000 } });
    await strict.handle(eventOf(ada, id));
    await strict.handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({
      status: 'done',
      added_count: 1,
      file_count: 1,
      file_faults: [{ code: 'large-file', count: 1, examples: ['large.png'] }],
    });
    expect(await filesOf(ada)).toMatchObject([{ name: 'sea.png' }]);
  });
});
