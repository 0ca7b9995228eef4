import type { TestPerson } from '@reflectory/runtime/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { startImports } from './testing/import-harness.ts';
import { fillAccount } from './testing/rich-account.ts';

const imports = await startImports();
const { api, somebody, clientOf, advance, bring, exported } = imports;
afterAll(imports.stop);

type Row = Record<string, unknown>;
type Export = Record<string, Row[]>;

const read = (bytes: Uint8Array): Export =>
  JSON.parse(strFromU8(unzipSync(bytes)['reflectory.json'] ?? new Uint8Array())) as Export;

/** Sections that come back, each by what names its rows to a person. */
const sections: Readonly<Record<string, (row: Row) => unknown>> = {
  journals: ({ title }) => title,
  tags: ({ label }) => label,
  people: ({ label }) => label,
  sessions: ({ title }) => title,
  entries: ({ title }) => title,
  entryFiles: ({ name }) => name,
  recordings: ({ recorded_at }) => recorded_at,
  transcripts: ({ text }) => text,
  analyses: ({ engine }) => engine,
  artworks: ({ seed }) => seed,
  entryTags: () => '',
  entryPeople: () => '',
  entryVersions: ({ version }) => version,
  entryConflicts: ({ text }) => text,
  moodCheckIns: ({ note }) => note,
  decisionReviews: ({ note }) => note,
  promptDismissals: ({ prompt_key }) => prompt_key,
  librarySaved: ({ key }) => key,
  libraryCollections: ({ name }) => name,
  libraryCollectionThings: ({ key }) => key,
  soundscapes: ({ name }) => name,
  tracks: ({ title }) => title,
  playlists: ({ name }) => name,
  feelingCorrections: ({ term }) => term,
};
/** What is of the account, the row or the import, and not of what was written. */
const ofTheRow = new Set([
  'id',
  'instance_id',
  'user_id',
  'source_id',
  'import_id',
  'updated_at',
  'path',
  'object_name',
]);
/** Of files: the row is a new one; in the bin: since when. */
const ofTheCopy: Readonly<Record<string, readonly string[]>> = {
  entryFiles: ['created_at'],
  entries: ['binned_at', 'analysis_state'],
};

/** An export with names instead of ids. */
function withoutIds(whole: Export): Export {
  const names = new Map<unknown, unknown>();
  for (const [section, nameOf] of Object.entries(sections))
    for (const row of whole[section] ?? [])
      if (row['id'] !== undefined) names.set(row['id'], `the ${section} ${String(nameOf(row))}`);
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  };
  return Object.fromEntries(
    Object.keys(sections).map((section) => {
      const rows = (whole[section] ?? []).map((row) => {
        const own = Object.entries(row).filter(
          ([key]) => !ofTheRow.has(key) && !ofTheCopy[section]?.includes(key),
        );
        return named({
          ...Object.fromEntries(own),
          ...('binned_at' in row && { isBinned: row['binned_at'] !== null }),
        }) as Row;
      });
      return [section, rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))];
    }),
  );
}

const soundOf = async (person: TestPerson) => {
  const { data } = await clientOf(person).from('recordings').select('object_name').limit(1).single();
  const { data: blob } = await clientOf(person)
    .storage.from('media')
    .download(data?.object_name ?? '');
  return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
};
/** Bytes and types of somebody's music and covers. */
const musicOf = async (person: TestPerson) => {
  const bucket = clientOf(person).storage.from('media');
  const { data } = await clientOf(person).from('tracks').select('path, has_cover').order('title');
  const paths = (data ?? []).flatMap(({ path, has_cover }) => (has_cover ? [path, `${path}-cover`] : [path]));
  const all = await Promise.all(paths.map(async (name) => (await bucket.download(name)).data));
  const read = all.map(async (blob) => ({ type: blob?.type ?? '', bytes: await blob?.text() }));
  return (await Promise.all(read)).toSorted((one, other) => one.type.localeCompare(other.type));
};
const countOf = async (person: TestPerson, table: string, where = 'true') => {
  const rows = await api.owner.query(`select 1 from public.${table} where user_id = $1 and ${where}`, [
    person.id,
  ]);
  return rows.length;
};

describe('the own export', () => {
  it('brings everything into an empty account, once, and comes out of it equal', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const archive = await exported(ada);
    const written = withoutIds(read(archive));
    expect(Object.keys(sections).filter((section) => written[section]?.length === 0)).toEqual([]);

    expect(await bring(eve, 'export.zip', archive)).toMatchObject({
      status: 'done',
      added_count: 5,
      file_count: 4,
      preview: { entries: 5, files: 4, faults: [] },
      file_faults: [],
    });
    expect(withoutIds(read(await exported(eve)))).toEqual(written);
    expect(await soundOf(eve)).toEqual(await soundOf(ada));
    expect(await musicOf(eve)).toEqual(await musicOf(ada));
    expect((await musicOf(eve)).map(({ type }) => type)).toEqual(['audio/flac', 'audio/flac', 'image/png']);

    expect(await bring(eve, 'export.zip', archive)).toMatchObject({ added_count: 0, file_count: 0 });
    expect(withoutIds(read(await exported(eve)))).toEqual(written);
    // Nor does it bring anything twice to where it is from.
    await bring(ada, 'export.zip', archive);
    expect(withoutIds(read(await exported(ada)))).toEqual(written);
  });

  it('brings as Markdown what Markdown can say: words, looks, pictures and moods of entries', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const files = Object.entries(unzipSync(await exported(ada)));
    const vault = zipSync(Object.fromEntries(files.filter(([name]) => name !== 'reflectory.json')));
    expect(await bring(eve, 'vault.zip', vault)).toMatchObject({
      added_count: 5,
      file_count: 1,
      preview: { format: 'markdown', faults: [] },
    });
    const seen = (person: TestPerson) =>
      api.owner.query(
        `select e.title, e.text, e.framework, e.time_zone, e.is_starred, e.is_pinned, e.is_never_sent,
           e.sealed_until::text, e.binned_at is null as is_kept, date_trunc('milliseconds', e.entry_at) as moment,
           j.title as journal, t.label as tag, p.label as person, f.name as file, f.kind,
           m.pleasantness, m.energy, m.activities, m.note, strpos(e.document::text, f.id::text) > 0 as is_placed
         from public.entries e
         left join public.journals j on j.instance_id = e.instance_id and j.id = e.journal_id
         left join public.entry_tags et on et.instance_id = e.instance_id and et.entry_id = e.id
         left join public.tags t on t.instance_id = e.instance_id and t.id = et.tag_id
         left join public.entry_people ep on ep.instance_id = e.instance_id and ep.entry_id = e.id
         left join public.people p on p.instance_id = e.instance_id and p.id = ep.person_id
         left join public.entry_files f on f.instance_id = e.instance_id and f.entry_id = e.id
         left join public.mood_check_ins m on m.instance_id = e.instance_id and m.entry_id = e.id
         where e.user_id = $1 order by e.title`,
        [person.id],
      );
    expect(await seen(eve)).toEqual(await seen(ada));
  });

  it('is undone as a whole, but for what was changed since, and comes back', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const archive = await exported(ada);
    const { id } = await bring(eve, 'export.zip', archive);
    const drafts = "status = 'draft'";
    await api.owner.query(
      "update public.mood_check_ins set note = 'Mine' where user_id = $1 and note = 'Alone'",
      [eve.id],
    );
    expect(await countOf(eve, 'sessions', drafts)).toBe(1);
    await clientOf(eve).from('tracks').update({ stopped_at_ms: 1000 }).eq('title', 'Open sea').throwOnError();
    await advance(eve, id, 'undoing');
    for (const table of ['tracks', 'playlists', 'soundscapes', 'library_collections'])
      expect([table, await countOf(eve, table)]).toEqual([table, 0]);
    expect(await musicOf(eve)).toEqual([]);
    expect(await countOf(eve, 'entries', 'binned_at is null')).toBe(0);
    expect(await countOf(eve, 'sessions', drafts)).toBe(0);
    const moods = await api.owner.query('select note from public.mood_check_ins where user_id = $1', [
      eve.id,
    ]);
    expect(moods).toEqual([{ note: 'Mine' }]);

    await bring(eve, 'export.zip', archive);
    expect(await countOf(eve, 'entries', 'binned_at is null')).toBe(4);
    expect(await countOf(eve, 'sessions', drafts)).toBe(1);
    expect(await countOf(eve, 'mood_check_ins')).toBe(2);
    expect(await countOf(eve, 'tracks')).toBe(2);
    expect(await musicOf(eve)).toEqual(await musicOf(ada));
  });

  it('leaves a piece that stands in a list of its person when the import is undone', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const { id } = await bring(eve, 'export.zip', await exported(ada));
    const { data: pieces } = await clientOf(eve).from('tracks').select('id,title').throwOnError();
    const [first, second] = pieces.toSorted((one, other) => one.title.localeCompare(other.title));
    const made = { name: 'Sunday', track_ids: [second?.id ?? ''] };
    await clientOf(eve).from('playlists').insert(made).throwOnError();
    await advance(eve, id, 'undoing');
    const { data: left } = await clientOf(eve).from('tracks').select('id').throwOnError();
    expect(left).toEqual([{ id: second?.id }]);
    const { data: lists } = await clientOf(eve).from('playlists').select('name,track_ids').throwOnError();
    expect(lists).toEqual([made]);
    expect(await countOf(eve, 'tracks', `id = '${first?.id}'`)).toBe(0);
  });

  it('names files so that programs open them, and brings those of exports that did not', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const files = unzipSync(await exported(ada));
    const names = Object.keys(files).filter((name) => name.startsWith('files/'));
    expect(names.map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual([
      'flac',
      'flac',
      'ogg',
      'png',
      'png',
    ]);
    const before = zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [name.replace(/^(files.*)\.(flac|png)$/, '$1'), bytes]),
      ),
    );
    expect(await bring(eve, 'old.zip', before)).toMatchObject({ file_count: 4, file_faults: [] });
    // The same files by their names of today are the same files.
    expect(await bring(eve, 'new.zip', zipSync(files))).toMatchObject({ added_count: 0, file_count: 0 });
    expect(await countOf(eve, 'tracks')).toBe(2);
  });

  it('brings music within the room of a person, and says what stays out and why', async () => {
    const [ada, eve, max] = [await somebody(), await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const archive = await exported(ada);
    const files = unzipSync(archive);
    const forged = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        name,
        name.endsWith('.flac') ? strToU8('Dear diary') : bytes,
      ]),
    );
    expect(await bring(eve, 'export.zip', zipSync(forged))).toMatchObject({
      status: 'done',
      file_faults: [{ code: 'unknown-file', count: 2 }],
    });
    expect(await countOf(eve, 'tracks')).toBe(0);
    const pieces = `insert into public.tracks (instance_id, user_id, title, duration_ms)
      select $1, $2, 'Piece', 1000 from generate_series(1, 999)`;
    await api.owner.query(pieces, [max.instanceId, max.id]);
    expect(await bring(max, 'export.zip', archive)).toMatchObject({
      status: 'done',
      file_faults: [{ code: 'no-room', count: 1, examples: ['Open sea'] }],
    });
    expect(await countOf(max, 'tracks')).toBe(1000);
  });

  it('brings playlists and collections beside those of the same name', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const archive = await exported(ada);
    await clientOf(eve).from('playlists').insert({ name: 'evening' }).throwOnError();
    await clientOf(eve).from('library_collections').insert({ name: 'To settle' }).throwOnError();
    const namesOf = async (table: 'playlists' | 'library_collections') => {
      const { data } = await clientOf(eve).from(table).select('name').throwOnError();
      return data.map(({ name }) => name).toSorted();
    };
    await bring(eve, 'export.zip', archive);
    expect(await namesOf('playlists')).toEqual(['Evening 2', 'evening']);
    expect(await namesOf('library_collections')).toEqual(['To settle', 'To settle 2']);
    expect(await countOf(eve, 'library_collection_things')).toBe(4);
    await bring(eve, 'export.zip', archive);
    expect(await countOf(eve, 'playlists')).toBe(2);
  });

  it('leaves a collection as its person made it since', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const archive = await exported(ada);
    const { id } = await bring(eve, 'export.zip', archive);
    await clientOf(eve).from('library_collection_things').delete().eq('key', 'woop').throwOnError();
    await bring(eve, 'export.zip', archive);
    expect(await countOf(eve, 'library_collection_things', "key = 'woop'")).toBe(0);
    const { data } = await clientOf(eve).from('library_collections').select('id').single();
    await clientOf(eve)
      .from('library_collection_things')
      .insert({ collection_id: data?.id ?? '', kind: 'breathing', key: 'box' })
      .throwOnError();
    await advance(eve, id, 'undoing');
    expect(await countOf(eve, 'library_collections')).toBe(1);
  });

  it('brings nothing that belongs to somebody else, and what no table takes stays out alone', async () => {
    const [ada, max] = [await somebody(), await somebody()];
    await fillAccount(api, ada, clientOf(ada));
    const whole = read(await exported(ada));
    const [mood = {}] = whole['moodCheckIns'] ?? [];
    const forged = {
      ...whole,
      files: [],
      entryFiles: [],
      recordings: [],
      transcripts: [],
      entryVersions: (whole['entryVersions'] ?? []).map((row) => ({ ...row, id: ada.id, version: 'first' })),
      moodCheckIns: [
        { ...mood, user_id: ada.id, note: 'Kept' },
        { ...mood, id: 'no id', note: 'Broken' },
        { ...mood, id: '00000000-0000-4000-8000-000000000001', pleasantness: 9000, note: 'Too pleasant' },
      ],
    };
    const bytes = zipSync({ 'reflectory.json': strToU8(JSON.stringify(forged)) });
    expect(await bring(max, 'export.zip', bytes)).toMatchObject({ status: 'done', added_count: 5 });
    const data = await api.owner.query(
      'select note, user_id from public.mood_check_ins where user_id = $1 order by note',
      [max.id],
    );
    expect(data).toEqual([
      { note: 'Broken', user_id: max.id },
      { note: 'Kept', user_id: max.id },
    ]);
    expect(await countOf(ada, 'mood_check_ins')).toBe(2);
  });
});
