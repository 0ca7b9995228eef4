import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from './calls.ts';
import { type Folder, openFolder, removeRemains } from './folder.ts';
import { createReport } from './report.ts';
import { createJournalService, type JournalService } from './service.ts';
import { loadState, saveState, type SyncState } from './state.ts';
import { runSync } from './sync.ts';
import { startTestJournals, type TestJournal, type TestJournals } from './testing/journal-of-test.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

class Killed extends Error {
  override name = 'Killed';
}

describe('a folder in step with a journal', () => {
  let journals: TestJournals;
  let journal: TestJournal;
  let root: string;
  beforeAll(async () => {
    // A service that is alone has no limits: these are those of the product.
    vi.stubEnv('GATEWAY_RATE_TOKENS', '10');
    vi.stubEnv('CORE_API_REST_MAX_EMBEDDED_ROWS', '20000');
    vi.stubEnv('CORE_API_REST_MAX_ANSWER_BYTES', '16777216');
    journals = await startTestJournals();
    vi.unstubAllEnvs();
    // A whole service starts.
  }, 180_000);
  afterAll(() => journals?.stop());
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'reflectory-folder-'));
    journal = await journals.addPerson();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });

  const start = (...flags: string[]) => {
    const env = { ...process.env, REFLECTORY_URL: journals.url, REFLECTORY_TOKEN: journal.token };
    return spawn(process.execPath, [MAIN, root, ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  };
  /** Runs the command as somebody does. */
  const sync = (...flags: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = start(...flags);
      const printed = { out: '', err: '' };
      child.stdout.on('data', (some: Buffer) => (printed.out += some.toString()));
      child.stderr.on('data', (some: Buffer) => (printed.err += some.toString()));
      child.on('close', (code) => resolve({ code, ...printed }));
    });
  const files = (below = '') =>
    readdirSync(path.join(root, below))
      .filter((name) => name.endsWith('.md'))
      .toSorted();
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const write = (name: string, content: string) => writeFileSync(path.join(root, name), content);
  const edit = (name: string, from: string, to: string) => {
    expect(read(name)).toContain(from);
    write(name, read(name).replace(from, to));
  };

  it('writes what is new on either side to the other, with its day, title and form', async () => {
    await journal.write('Snow', 'The sea was grey');
    write('2024-02-29 Leap day.md', 'A **rare** one #winter\n');
    write('Mine.md', '---\ndate: 2023-05-06\ntime_zone: Asia/Tokyo\naliases: [a]\n---\n\n- [x] done\n');
    expect(await sync('--dry-run')).toMatchObject({ code: 0 });
    expect(readdirSync(root).toSorted()).toEqual(['2024-02-29 Leap day.md', 'Mine.md']);
    expect(await sync()).toMatchObject({ code: 0 });
    expect(read('2026-11-20 Snow.md')).toContain('\n\nThe sea was grey\n');
    const rows = await journals.query(
      `select title, entry_date::text as day, document is not null as has_form,
         array(select t.label from public.entry_tags l join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
           where l.entry_id = e.id) as tags
       from public.entries e where user_id = $1 order by entry_at`,
      [journal.userId],
    );
    expect(rows).toEqual([
      { title: 'Mine', day: '2023-05-06', has_form: true, tags: [] },
      { title: 'Leap day', day: '2024-02-29', has_form: true, tags: ['winter'] },
      { title: 'Snow', day: '2026-11-20', has_form: false, tags: [] },
    ]);
    expect(read('Mine.md')).toMatch(/aliases: .*\n(.*\n)*id: .*\nversion: 1\n---\n\n- \[x\] done\n$/);
    expect(await sync()).toMatchObject({ code: 0, out: expect.stringContaining('0 done, 0 left out') });
    expect(await journal.read()).toHaveLength(3);
  });

  it('takes over what changed on one side, and loses nothing where both changed', async () => {
    const there = await journal.write('There', 'One');
    await journal.write('Here', 'One');
    const both = await journal.write('Both', 'One');
    await sync();
    await journal.change(there, 'Two');
    await journal.change(both, 'Theirs');
    edit('2026-11-20 Here.md', '\nOne', '\nTwo');
    edit('2026-11-20 Both.md', '\nOne', '\nMine');
    const { code, err } = await sync();
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('changed on both sides') });
    expect(read('2026-11-20 There.md')).toContain('\nTwo\n');
    expect(read('2026-11-20 Both.md')).toContain('\nTheirs\n');
    const [beside = ''] = files().filter((name) => name.includes('(conflict '));
    expect(read(beside)).toContain('\nMine\n');
    expect(await journal.read()).toMatchObject([
      { title: 'Both', text: 'Theirs', version: 2 },
      { title: 'Here', text: 'Two', version: 2 },
      { title: 'There', text: 'Two', version: 2 },
    ]);
    expect(await sync()).toMatchObject({ code: 0, out: expect.stringContaining('0 done') });
  });

  it('deletes nothing on either side', async () => {
    const binned = await journal.write('Binned', 'One');
    await journal.write('Unlinked', 'One');
    await sync();
    await journal.bin(binned);
    rmSync(path.join(root, '2026-11-20 Unlinked.md'));
    expect(await sync()).toMatchObject({ code: 1, err: expect.stringContaining('the file is gone') });
    expect(files()).toEqual([]);
    expect(files('.removed')).toEqual(['2026-11-20 Binned.md']);
    expect(await journal.read()).toMatchObject([{ title: 'Unlinked' }]);
    expect(await sync('--restore')).toMatchObject({ code: 0 });
    expect(files()).toEqual(['2026-11-20 Unlinked.md']);
    rmSync(path.join(root, '2026-11-20 Unlinked.md'));
    write('2026-11-20 Unlinked.md', '---\nid: 0b0c7c1e-0000-4000-8000-000000000001\n---\nOther');
    expect(await sync('--restore')).toMatchObject({ code: 1 });
    expect(files()).toEqual(['2026-11-20 Unlinked 2.md', '2026-11-20 Unlinked.md']);
  });

  it('names what it cannot read, and leaves it', async () => {
    write('binary.md', 'a\0b');
    write('large.md', 'x'.repeat(2_000_001));
    write('broken.md', '---\ntitle: [a\n---\nx');
    write('long.md', 'word '.repeat(30_000));
    const { code, err } = await sync();
    expect(code).toBe(1);
    for (const name of ['binary.md', 'large.md', 'broken.md', 'long.md']) {
      expect(err).toContain(`left: ${name}: `);
    }
    expect(await journal.read()).toEqual([]);
  });

  it('goes no further with a token that is none, or in the folder of another journal', async () => {
    await journal.write('Mine', 'One');
    await sync();
    journal = await journals.addPerson();
    await journal.write('Hers', 'One');
    expect(await sync()).toMatchObject({ code: 2, err: expect.stringContaining('somebody else') });
    journal = { ...journal, token: `rfl_${'a'.repeat(43)}` };
    expect(await sync()).toMatchObject({ code: 2 });
    expect(files()).toEqual(['2026-11-20 Mine.md']);
  });

  /** Everything that lasts, each time counted before and after it. */
  type Count = (doing: string) => void;
  const counted = <Doing extends object>(
    doing: Doing,
    names: readonly (keyof Doing)[],
    count: Count,
  ): Doing =>
    new Proxy(doing, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function' || !names.includes(name as keyof Doing)) return value;
        return (...args: unknown[]) => {
          count(`before ${String(name)}`);
          const answer: unknown = Reflect.apply(value, target, args);
          if (!(answer instanceof Promise)) {
            count(`after ${String(name)}`);
            return answer;
          }
          return answer.then((told: unknown) => {
            count(`after ${String(name)}`);
            return told;
          });
        };
      },
    });
  const runOnce = async (count: Count = () => undefined) => {
    removeRemains(root);
    const sink = new PassThrough().resume();
    const folder: Folder = counted(openFolder(root, 'UTC'), ['write', 'writeBeside', 'moveAway'], count);
    const service: JournalService = counted(
      createJournalService(createCalls(journals.url, journal.token)),
      ['add', 'revise'],
      count,
    );
    const keeper = counted({ save: (state: SyncState) => saveState(root, state) }, ['save'], count);
    const state = loadState(root, journals.url);
    const report = createReport(sink, sink);
    const rest = { isDryRun: false, isRestoring: false, device: 'Test', today: '2026-11-27' };
    await runSync({ folder, service, state, save: keeper.save, report, ...rest });
  };

  it('loses nothing and doubles nothing wherever it is ended', async () => {
    let ends = 0;
    for (let kill = 1; ; kill += 1) {
      rmSync(root, { recursive: true });
      root = mkdtempSync(path.join(tmpdir(), 'reflectory-folder-'));
      journal = await journals.addPerson();
      const there = await journal.write('There', 'One');
      const both = await journal.write('Both', 'One');
      const gone = await journal.write('Gone', 'One');
      await journal.write('Here', 'One');
      await runOnce();
      await journal.write('New there', 'One');
      await journal.change(there, 'Two');
      await journal.change(both, 'Theirs');
      await journal.bin(gone);
      edit('2026-11-20 Here.md', '\nOne', '\nTwo');
      edit('2026-11-20 Both.md', '\nOne', '\nMine');
      write('2026-11-25 New here.md', 'Fresh *words*');
      let count = 0;
      const killed = await runOnce(() => {
        count += 1;
        if (count === kill) throw new Killed();
      }).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return true;
        },
      );
      if (killed && kill % 2 === 0 && files().includes('2026-11-25 New here.md')) {
        // Whoever writes on meanwhile has it all as well.
        write('2026-11-25 New here.md', `${read('2026-11-25 New here.md')} and more`);
      }
      await runOnce();
      await runOnce();
      const fresh = killed && kill % 2 === 0 ? 'Fresh words and more' : 'Fresh words';
      expect([kill, await journal.read()]).toMatchObject([
        kill,
        [
          { title: 'Both', text: 'Theirs', version: 2 },
          { title: 'Here', text: 'Two', version: 2 },
          { title: 'New here', text: fresh },
          { title: 'New there', text: 'One', version: 1 },
          { title: 'There', text: 'Two', version: 2 },
        ],
      ]);
      expect([kill, files()]).toEqual([
        kill,
        [
          '2026-11-20 Both (conflict 2026-11-27).md',
          '2026-11-20 Both.md',
          '2026-11-20 Here.md',
          '2026-11-20 New there.md',
          '2026-11-20 There.md',
          '2026-11-25 New here.md',
        ],
      ]);
      expect(files('.removed')).toEqual(['2026-11-20 Gone.md']);
      expect(read('2026-11-20 Both (conflict 2026-11-27).md')).toContain('\nMine\n');
      if (!killed) break;
      ends += 1;
    }
    expect(ends).toBeGreaterThan(20);
  }, 240_000);

  it('does once what it heard no answer of', async () => {
    const ask = globalThis.fetch;
    const lost = new Set<string>();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await ask(input, init);
      const call = `${String(input)} ${String(init?.body)}`;
      if (init?.method !== 'POST' || lost.has(call)) return answer;
      lost.add(call);
      throw new TypeError('The connection broke');
    });
    await journal.write('Here', 'One');
    await runOnce();
    edit('2026-11-20 Here.md', '\nOne', '\nTwo');
    write('2026-11-25 New here.md', 'Fresh');
    await runOnce();
    expect(lost.size).toBe(3);
    expect(await journal.read()).toMatchObject([
      { title: 'Here', text: 'Two', version: 2 },
      { title: 'New here', text: 'Fresh', version: 1 },
    ]);
    expect(files()).toHaveLength(2);
  });

  it('brings a thousand entries and sixty files under the limit of calls, though it is killed on the way', async () => {
    await journals.query(
      `insert into public.entries (instance_id, user_id, title, text, entry_at)
       select $1, $2, 'Day', 'Words of ' || n, '2020-01-01T08:00:00Z'::timestamptz + (n / 2) * interval '1 day'
       from generate_series(1, 1000) n`,
      [journal.instanceId, journal.userId],
    );
    const child = start();
    const ended = new Promise((resolve) => child.on('close', resolve));
    await vi.waitUntil(() => files().length > 300, { timeout: 60_000, interval: 20 });
    child.kill('SIGKILL');
    await ended;
    expect(files().length).toBeLessThan(1000);
    for (let n = 0; n < 60; n += 1) write(`2026-11-25 Note ${n}.md`, `Note ${n}`);
    expect(await sync()).toMatchObject({ code: 0 });
    expect(files()).toHaveLength(1060);
    expect(await journal.read()).toHaveLength(1060);
    renameSync(path.join(root, '2026-11-25 Note 1.md'), path.join(root, 'Moved.md'));
    rmSync(path.join(root, '.reflectory-sync.json'));
    expect(await sync()).toMatchObject({ code: 0 });
    expect(files()).toHaveLength(1060);
    expect((await journal.read()).every(({ version }) => version === 1)).toBe(true);
  }, 240_000);
});
