import { IMPORT_PART_BYTES } from '@reflectory/contracts/imports';
import { zipBomb } from '@reflectory/domain/importing/testing';
import { only, type TestPerson } from '@reflectory/runtime/testing';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { importsRepository } from './imports.repository.ts';
import { startImports } from './testing/import-harness.ts';
import { type Day, dayOneArchive, diaryDays, markdownArchive } from './testing/journal-archives.ts';

const WHOLE_DIARY_MS = 400_000;

const imports = await startImports();
const {
  api,
  worker,
  somebody,
  clientOf,
  find,
  handlerWith,
  eventOf,
  advance,
  upload,
  begin,
  bring,
  exported,
} = imports;
afterAll(imports.stop);

/** Entries as somebody reads them, without what differs from account to account. */
const entriesOf = (person: TestPerson, where = 'binned_at is null') =>
  api.owner.query<{ title: string; text: string }>(
    `select e.title, e.text, e.entry_at, e.entry_date::text, e.time_zone, e.is_starred, e.is_pinned, e.word_count,
       e.document, j.title as journal,
       (select array_agg(t.label || l.is_by_hand order by t.key) from public.entry_tags l
        join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
        where l.instance_id = e.instance_id and l.user_id = e.user_id and l.entry_id = e.id) as tags
     from public.entries e
     left join public.journals j on j.instance_id = e.instance_id and j.id = e.journal_id
     where e.instance_id = $1 and e.user_id = $2 and e.${where} order by e.entry_at, e.title, e.text`,
    [person.instanceId, person.id],
  );
describe('the whole diary', () => {
  it(
    'comes as Day One and as Markdown, is found, exported and brought into empty accounts both ways: equal',
    { timeout: WHOLE_DIARY_MS },
    async () => {
      const days = diaryDays();
      const [ada, max, eve] = [await somebody(), await somebody(), await somebody()];
      expect(await bring(ada, 'Diary.zip', dayOneArchive(days))).toMatchObject({
        status: 'done',
        added_count: days.length,
        preview: { format: 'day-one', entries: days.length, journals: ['Diary'], faults: [] },
      });
      const written = await entriesOf(ada);
      const wanted = days.map(({ heading, text }: Day) => `${heading}\n${text}`).sort();
      expect(written.map(({ title, text }) => `${title}\n${text}`).sort()).toEqual(wanted);

      expect(await bring(max, 'vault.zip', markdownArchive(days))).toMatchObject({
        added_count: days.length,
      });
      expect(await entriesOf(max)).toEqual(written);

      expect(await bring(eve, 'export.zip', await exported(ada))).toMatchObject({ added_count: days.length });
      expect(await entriesOf(eve)).toEqual(written);

      const { words } = only(
        await api.owner.query<{ words: number }>(
          'select count(*)::integer as words from app.entry_words where instance_id = $1 and user_id = $2',
          [eve.instanceId, eve.id],
        ),
      );
      expect(words).toBe(days.length);
    },
  );

  it('loses nothing as the Markdown that is written of it', async () => {
    const days = diaryDays().filter((_day, index) => index % 9 === 0);
    const [ada, bob] = [await somebody(), await somebody()];
    await bring(ada, 'vault.zip', markdownArchive(days));
    const isMarkdown = (name: string) => name.endsWith('.md');
    const vault = zipSync(
      Object.fromEntries(Object.entries(unzipSync(await exported(ada))).filter(([name]) => isMarkdown(name))),
    );
    expect(await bring(bob, 'vault.zip', vault)).toMatchObject({
      added_count: days.length,
      preview: { format: 'markdown', faults: [] },
    });
    expect(await entriesOf(bob)).toEqual(await entriesOf(ada));
  });
});

describe('an import', () => {
  const days: Day[] = Array.from({ length: 230 }, (_, index) => ({
    date: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
    heading: `Day ${index}`,
    text: `It was day ${index}.`,
  }));

  it('that is repeated brings nothing twice, and what was changed meanwhile stays', async () => {
    const ada = await somebody();
    await bring(ada, 'a.zip', dayOneArchive(days));
    await api.owner.query(
      "update public.entries set text = 'Changed' where instance_id = $1 and user_id = $2 and title = 'Day 3'",
      [ada.instanceId, ada.id],
    );
    expect(await bring(ada, 'a.zip', dayOneArchive(days))).toMatchObject({
      added_count: 0,
      known_count: 230,
    });
    const texts = (await entriesOf(ada)).map(({ text }) => text);
    expect(texts).toHaveLength(230);
    expect(texts).toContain('Changed');
    // Its own export holds nothing new either.
    expect(await bring(ada, 'export.zip', await exported(ada))).toMatchObject({ added_count: 0 });
  });

  it('is undone as a whole, and comes back when it is repeated', async () => {
    const ada = await somebody();
    const { id } = await bring(ada, 'a.zip', dayOneArchive(days));
    expect(await advance(ada, id, 'undoing')).toMatchObject({ status: 'undone' });
    expect(await entriesOf(ada)).toHaveLength(0);
    expect(await entriesOf(ada, 'binned_at is not null')).toHaveLength(230);
    await bring(ada, 'a.zip', dayOneArchive(days));
    expect(await entriesOf(ada)).toHaveLength(230);
    expect(await entriesOf(ada, 'binned_at is not null')).toHaveLength(0);
  });

  it('goes on where a killed worker left it', async () => {
    const ada = await somebody();
    const id = await begin(ada, dayOneArchive(days));
    let taken = 0;
    const dying = handlerWith({
      imports: {
        ...importsRepository,
        async take(...batch) {
          if (taken === 1) throw new Error('killed');
          taken += 1;
          return importsRepository.take(...batch);
        },
      },
    });
    await expect(dying.handle(eventOf(ada, id))).rejects.toThrow('killed');
    expect(await find(ada, id)).toMatchObject({ status: 'importing', item_count: 100 });
    const announced = () =>
      api.owner.query("select subject from app.events where user_id = $1 and name = 'entry.finished'", [
        ada.id,
      ]);
    // What is in them is looked for when all of them are there.
    expect(await announced()).toEqual([]);
    await handlerWith().handle(eventOf(ada, id));
    expect(await announced()).toHaveLength(230);
    expect(await find(ada, id)).toMatchObject({
      status: 'done',
      item_count: 230,
      added_count: 230,
      known_count: 0,
    });
    expect(await entriesOf(ada)).toHaveLength(230);
  });

  it('leaves the rest for later when it takes long', async () => {
    const ada = await somebody();
    const id = await begin(ada, dayOneArchive(days));
    let clock = 0;
    const slow = handlerWith({ now: () => (clock += 100_000) });
    await slow.handle(eventOf(ada, id));
    expect(await find(ada, id)).toMatchObject({ status: 'importing', item_count: 200 });
  });

  it('of an archive in several parts is read as one, and the parts go when it is done', async () => {
    const ada = await somebody();
    const noise = new Uint8Array(IMPORT_PART_BYTES + 1000);
    for (let place = 0; place < noise.length; place += 65_536)
      crypto.getRandomValues(noise.subarray(place, place + 65_536));
    const bytes = zipSync({
      'pic.png': [noise, { level: 0 }],
      '2020-01-01.md': strToU8('![[pic.png]] Words'),
    });
    expect(await bring(ada, 'a.zip', bytes)).toMatchObject({
      status: 'done',
      preview: { files: 1, entries: 1 },
      file_faults: [{ code: 'unknown-file', count: 1, examples: ['pic.png'] }],
    });
    expect((await entriesOf(ada)).map(({ text }) => text)).toEqual(['Words']);
    const { data } = await clientOf(ada).storage.from('media').list(`${ada.id}/imports`);
    expect(data).toEqual([]);
  });

  it('of something that is no journal says so, and one that is cut off as well', async () => {
    const ada = await somebody();
    const none = await upload(ada, 'a.bin', strToU8('nothing'));
    expect(await advance(ada, none, 'checking')).toMatchObject({
      status: 'failed',
      failure: 'unknown-format',
    });
    const cut = await upload(ada, 'a.zip', dayOneArchive(days).subarray(0, 2000));
    expect(await advance(ada, cut, 'checking')).toMatchObject({
      status: 'failed',
      failure: 'broken-archive',
    });
  });

  it('of ten gigabytes behind one megabyte is refused before anything comes of it', async () => {
    const ada = await somebody();
    const id = await upload(ada, 'bomb.zip', zipBomb());
    expect(await advance(ada, id, 'checking')).toMatchObject({ status: 'failed', failure: 'too-large' });
    expect(await entriesOf(ada)).toEqual([]);
  });

  it('is begun, seen and undone by its person alone, step by step and one at a time', async () => {
    const [ada, max] = [await somebody(), await somebody()];
    const id = await upload(ada, 'a.zip', dayOneArchive(days.slice(0, 2)));
    const { data: seen } = await clientOf(max).from('imports').select('id').eq('id', id);
    expect(seen).toEqual([]);
    const { data: changed } = await clientOf(max)
      .from('imports')
      .update({ status: 'checking' })
      .eq('id', id)
      .select();
    expect(changed).toEqual([]);
    for (const status of ['ready', 'importing', 'done', 'undoing'] as const) {
      const { error } = await clientOf(ada).from('imports').update({ status }).eq('id', id);
      expect(error).not.toBeNull();
    }
    await api.owner.query("update public.imports set status = 'importing' where id = $1", [id]);
    const second = await upload(ada, 'b.zip', dayOneArchive(days.slice(0, 2)));
    const { error } = await clientOf(ada).from('imports').update({ status: 'checking' }).eq('id', second);
    expect(error?.code).toBe('23505');
  });

  it('that nobody goes on with is removed with its archive after a week', async () => {
    const ada = await somebody();
    const id = await upload(ada, 'a.zip', dayOneArchive(days.slice(0, 2)));
    const later = new Date(Date.now() + 1000);
    expect(await importsRepository.forgetIdle(worker, new Date(0), 10)).toBe(0);
    expect(await importsRepository.forgetIdle(worker, later, 10)).toBeGreaterThan(0);
    const { data: objects } = await clientOf(ada).storage.from('media').list(`${ada.id}/imports/${id}`);
    expect(objects).toEqual([]);
  });
});
