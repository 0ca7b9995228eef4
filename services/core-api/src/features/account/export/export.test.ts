import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../../function-list.ts';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { documentOfText, markdownOfDocument } from '@reflectory/domain/document';
import { FileMissingError } from '@reflectory/storage';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { features } from '../../features.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
/** Nine years of one person's diary where it is at hand, else the few entries that the repository has. */
const diaryFile = [
  path.join(root, '../shared/data/pepys-diary.jsonl'),
  path.join(root, 'apps/e2e/fixtures/diary.jsonl'),
].find((file) => existsSync(file));

type Written = { at: string; title: string; text: string };
const diary: Written[] = readFileSync(diaryFile ?? '', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const { date, heading, text } = JSON.parse(line) as { date: string; heading: string; text: string };
    return { at: `${date}T08:00:00Z`, title: heading.slice(0, 200), text };
  });
const nasty: Written[] = [
  '"quoted" \\ and: # - [brackets] {and} *more* & % @ `ticks`',
  '--- \n...\n- not: a document',
  'line\nbreak\ttab \u0001 \u0085 \u2028 \ufeff end',
  '../../etc/passwd',
  'CON',
  '',
  '   ',
  'يوم طويل 🌿',
  'same',
  'same',
  'Same!',
  'yes',
  '2025-01-01',
  '~',
].map((title, index) => ({
  at: '2025-03-08T10:00:00Z',
  title,
  text: `Text ${index}\n---\ntitle: not this\n`,
}));
const written = [...diary, ...nasty];
const markdownOf = (text: string) => markdownOfDocument(documentOfText(text));
const textOf = new Map(written.map(({ text }) => [markdownOf(text), text]));

/** Bytes of one file; every other is gone. */
const photo = Buffer.from([0, 255, 10, 13, 200]);
const photoVersion = '6f1c0d8e-0000-4000-8000-000000000001';
const readFile = async (key: string) => {
  if (!key.endsWith(photoVersion)) throw new FileMissingError();
  return Readable.from([photo]);
};

const unwritable = {
  write: () => Promise.reject(new Error('nothing is written here')),
  remove: () => Promise.reject(new Error('nothing is removed here')),
};

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0L9 9"/>'.repeat(50)}</svg>`;
const analysis = { summary: 'A "calm" day: mostly', emotions: [{ emotion: 'calm' }], themes: [] };

describe('the export of everything', () => {
  let api: TestApi;
  let ada: TestPerson;
  let files: Map<string, string>;
  let head: Headers;
  let uploaded: [string, Uint8Array][];
  beforeAll(async () => {
    api = await startTestApi(({ database }) => ({
      functions: createFunctionList({ database, files: { ...unwritable, read: readFile } }),
    }));
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    const grace = await createPerson(api.owner, ada.instanceId);
    await write(grace, [{ at: '2025-01-01T00:00:00Z', title: 'Not yours', text: 'A secret of Grace' }]);
    await write(ada, written);
    // Written by a program of one's own.
    await api.owner.query(`update public.entries set document = '{"type":"page"}' where title = 'CON'`);
    await api.owner.query(
      `insert into storage.buckets (instance_id, id, name) values ($1, 'media', 'media') on conflict do nothing`,
      [ada.instanceId],
    );
    await api.owner.query(
      `insert into storage.objects (instance_id, bucket_id, name, owner, version)
       values ($1, 'media', $3, $2, $4), ($1, 'media', $3 || '.old', $2, 'gone')`,
      [ada.instanceId, ada.id, `${ada.id}/../a photo.jpg`, photoVersion],
    );
    const response = await download(ada);
    head = response.headers;
    const unpacked = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    files = new Map(unpacked.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
    uploaded = unpacked.filter(([name]) => name.startsWith('files/'));
    // Nine years are written and indexed first.
  }, 180_000);
  afterAll(() => api.stop());

  const download = (person: TestPerson) =>
    api.fetchAs(person.context, '/functions/v1/export-my-data', { method: 'POST' });
  const write = async (person: TestPerson, entries: Written[]) => {
    const place = [person.instanceId, person.id];
    const values = [...place, JSON.stringify(entries)];
    await api.owner.query(
      `insert into public.entries (instance_id, user_id, title, text, entry_at)
       select $1, $2, e.title, e.text, e.at::timestamptz
       from jsonb_to_recordset($3) as e (title text, text text, at text)`,
      values,
    );
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       select instance_id, user_id, id, 'builtin@1', repeat('a', 64), $3 from public.entries
       where instance_id = $1 and user_id = $2 and title <> 'CON'`,
      [...place, analysis],
    );
    await api.owner.query(
      `insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg)
       select instance_id, user_id, id, 'builtin@1', id, $3 from public.entries
       where instance_id = $1 and user_id = $2 and title <> 'CON'`,
      [...place, svg],
    );
    await api.owner.query(
      "insert into public.profiles (instance_id, id, name) values ($1, $2, 'Ada')",
      place,
    );
  };
  const fileOf = (name: string) => {
    const content = files.get(name);
    if (content === undefined) throw new Error(`${name} is not in the export`);
    return content;
  };
  const documents = () =>
    [...files]
      .filter(([name]) => name.startsWith('entries/'))
      .map(([name, text]) => ({ name, ...split(text) }));

  it('is a file with a name, a date, and the count of its entries', () => {
    const day = new Date().toISOString().slice(0, 10);
    expect(head.get('content-type')).toBe('application/zip');
    expect(head.get('content-disposition')).toContain(`filename="reflectory-export-${day}.zip"`);
    expect(head.get('x-total-count')).toBe(String(written.length));
    expect(head.get('content-length')).toBeNull();
    expect(fileOf('README.txt')).toContain(`${written.length} entries`);
  });

  it('holds every row as the database keeps it, and nobody else’s', async () => {
    const text = fileOf('reflectory.json');
    expect(text).not.toContain('A secret of Grace');
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data).toMatchObject({ format: 'reflectory-export', version: 1, account: { email: ada.email } });
    const sections = features.flatMap(({ exported = [] }) => exported);
    for (const { key, table, isSingle, order, owner, objects } of sections) {
      const isOwn = objects
        ? `${objects.column} in (select id from ${objects.table} where ${owner} = $1)`
        : `${owner} = $1`;
      const rows = await api.owner.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${table} t where ${isOwn} order by ${order}`,
        [ada.id],
      );
      const expected = rows.map(({ row }) => row);
      expect(data[key]).toEqual(isSingle ? (expected[0] ?? null) : expected);
    }
  });

  it('holds each entry as Markdown with front matter, whatever its title', () => {
    const found = documents();
    expect(found).toHaveLength(written.length);
    const seen = found.map(({ front, body }) => `${front.title}\u0000${body}`).toSorted();
    expect(seen).toEqual(written.map(({ title, text }) => `${title}\u0000${markdownOf(text)}`).toSorted());
    for (const { name, front } of found) {
      const day = front.date.toISOString().slice(0, 10);
      expect(name.startsWith(`entries/${day.slice(0, 4)}/${day}-`)).toBe(true);
      expect(name.split('/')).toHaveLength(3);
      expect(front).toMatchObject({ framework: 'free', words: 0, id: expect.any(String) });
    }
    const names = found.map(({ name }) => name).filter((name) => name.includes('2025-03-08-same'));
    expect(names.toSorted()).toEqual([
      'entries/2025/2025-03-08-same.2.md',
      'entries/2025/2025-03-08-same.3.md',
      'entries/2025/2025-03-08-same.md',
    ]);
  });

  it('holds the drawing of each entry that has one, where the entry says it is', () => {
    const withArtwork = documents().filter(({ front }) => front.artwork !== undefined);
    expect(withArtwork).toHaveLength(written.length - 1);
    for (const { name, front, body } of withArtwork) {
      // Nine years of a real diary hold a day whose words are not read for feelings.
      const found = speaksOfSuicide(textOf.get(body) ?? body)
        ? {}
        : { summary: analysis.summary, emotions: ['calm'] };
      const { summary, emotions } = front;
      expect({ summary, emotions }).toEqual(found);
      expect(fileOf(path.posix.join(path.posix.dirname(name), front.artwork ?? ''))).toBe(svg);
    }
  });

  it('holds the files that were uploaded and are still there, inside its own folder', () => {
    expect(uploaded).toEqual([[`files/media/${ada.id}/_/a photo.jpg`, new Uint8Array(photo)]]);
  });

  it('holds what lies in the bin apart, and says since when', async () => {
    const tidy = await createPerson(api.owner, ada.instanceId);
    await write(tidy, [{ at: '2025-01-01T00:00:00Z', title: 'Thrown away', text: 'Nearly gone' }]);
    await api.owner.query('update public.entries set binned_at = now() where user_id = $1', [tidy.id]);
    const unzipped = unzipSync(new Uint8Array(await (await download(tidy)).arrayBuffer()));
    const { front, body } = split(
      Buffer.from(unzipped['bin/2025/2025-01-01-thrown-away.md'] ?? []).toString(),
    );
    expect(body).toContain('Nearly gone');
    expect(front.in_bin_since?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(Object.keys(unzipped).filter((name) => name.startsWith('entries/'))).toEqual([]);
  });

  it('can be made while the account closes §9.11', async () => {
    const leaving = await createPerson(api.owner, ada.instanceId);
    await write(leaving, [{ at: '2025-01-01T00:00:00Z', title: 'Last words', text: 'Take me along' }]);
    await api.owner.query("select app.close_account($1, $2, 'asked', now() + interval '14 days', null)", [
      leaving.instanceId,
      leaving.id,
    ]);
    const bytes = new Uint8Array(await (await download(leaving)).arrayBuffer());
    expect(Object.keys(unzipSync(bytes))).toContain('entries/2025/2025-01-01-last-words.md');
  });

  it('is made for as long as there is a reader', async () => {
    const prolific = await createPerson(api.owner, ada.instanceId);
    await api.owner.query(
      `insert into public.entries (instance_id, user_id, text)
       select $1, $2, (select string_agg(md5(random()::text || g || n), '') from generate_series(1, 40000) g)
       from generate_series(1, 20) n`,
      [prolific.instanceId, prolific.id],
    );
    const response = await download(prolific);
    await response.body?.cancel();
    await expect.poll(() => openTransactions()).toBe(0);
  });

  it('is made five times in a row, and then after a while', async () => {
    const eager = await createPerson(api.owner, ada.instanceId);
    for (let time = 0; time < 5; time += 1) {
      const given = await download(eager);
      expect(given.status).toBe(200);
      // An export that is not read to its end counts among those that are under way.
      await given.arrayBuffer();
    }
    const refused = await download(eager);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
  });

  const openTransactions = async () => {
    const rows = await api.owner.query<{ open: number }>(
      `select count(*)::integer as open from pg_stat_activity
       where datname = current_database() and application_name = 'core-api' and xact_start is not null`,
    );
    return only(rows).open;
  };
});

type FrontMatter = {
  title: string;
  date: Date;
  summary?: string;
  emotions?: string[];
  artwork?: string;
  in_bin_since?: Date;
};

function split(text: string): { front: FrontMatter; body: string } {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(text) ?? [];
  return { front: parse(front, { customTags: ['timestamp'] }) as FrontMatter, body };
}
