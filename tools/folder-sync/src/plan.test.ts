import { assert, constantFrom, option, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryFile } from './entry-file.ts';
import { type ListedEntry, planSync, type Situation, type Step } from './plan.ts';
import { newState, type SeenEntry } from './state.ts';

const entry = (id: string, version = 1, facts = 'f'): ListedEntry => ({
  id,
  version,
  facts,
  title: id,
  day: '2026-11-27',
  entryAt: '2026-11-27T08:00:00.000Z',
  timeZone: null,
  tags: [],
});
const file = (path: string, hash: string, values: Partial<EntryFile> = {}): EntryFile => ({
  path,
  hash,
  id: null,
  version: null,
  title: path,
  body: hash === 'empty' ? '' : hash,
  entryAt: '2026-11-27T08:00:00.000Z',
  timeZone: null,
  isConflict: false,
  ...values,
});
const seen = (path = 'a.md', version = 1, hash = 'h'): SeenEntry => ({ path, version, hash, facts: 'f' });

type Given = {
  listed?: ListedEntry[];
  files?: EntryFile[];
  entries?: Record<string, SeenEntry>;
} & Partial<Pick<Situation, 'unreadable' | 'isRestoring'>>;
const plan = ({ listed = [], files = [], entries = {}, unreadable = [], isRestoring = false }: Given) =>
  planSync({
    listed: new Map(listed.map((one) => [one.id, one])),
    files,
    unreadable,
    isRestoring,
    state: { ...newState('http://x'), entries },
  });
/** What is done, in short. */
const short = (step: Step) =>
  [
    step.kind,
    'id' in step ? step.id : '',
    'file' in step ? step.file.path : '',
    step.kind === 'leave' ? `${step.path} ${step.reason}` : '',
    'base' in step ? String(step.base) : '',
  ]
    .filter(Boolean)
    .join(' ');

describe('what is to be done', () => {
  it.each<[string, Given, string[]]>([
    ['nothing of nothing', {}, []],
    ['a new entry', { listed: [entry('a')] }, ['write a']],
    ['a new file', { files: [file('n.md', 'x')] }, ['add n.md']],
    ['a file in which nothing stands yet', { files: [file('n.md', 'empty')] }, []],
    [
      'the same on both sides',
      { listed: [entry('a')], files: [file('a.md', 'h', { id: 'a' })], entries: { a: seen() } },
      [],
    ],
    [
      'changed on the service',
      { listed: [entry('a', 2)], files: [file('a.md', 'h', { id: 'a' })], entries: { a: seen() } },
      ['update a a.md'],
    ],
    [
      'changed in the folder',
      { listed: [entry('a')], files: [file('a.md', 'x', { id: 'a' })], entries: { a: seen() } },
      ['revise a a.md 1'],
    ],
    [
      'changed on both sides',
      { listed: [entry('a', 2)], files: [file('a.md', 'x', { id: 'a' })], entries: { a: seen() } },
      ['compare a a.md null'],
    ],
    [
      'another date or tag',
      { listed: [entry('a', 1, 'g')], files: [file('a.md', 'h', { id: 'a' })], entries: { a: seen() } },
      ['describe a a.md'],
    ],
    [
      'a file that was moved',
      { listed: [entry('a')], files: [file('b.md', 'h', { id: 'a' })], entries: { a: seen() } },
      ['note a b.md'],
    ],
    [
      'a file that was moved before its id was in it',
      { listed: [entry('a')], files: [file('b.md', 'h')], entries: { a: seen() } },
      ['note a b.md'],
    ],
    [
      'a file that lost its id',
      { listed: [entry('a')], files: [file('a.md', 'x')], entries: { a: seen() } },
      ['revise a a.md 1'],
    ],
    ['a file that is gone', { listed: [entry('a')], entries: { a: seen() } }, ['leave a.md file-gone']],
    [
      'a file that is gone and wanted again',
      { listed: [entry('a')], entries: { a: seen() }, isRestoring: true },
      ['write a'],
    ],
    [
      'an entry that is gone',
      { files: [file('a.md', 'h', { id: 'a' })], entries: { a: seen() } },
      ['remove a a.md'],
    ],
    ['gone on both sides', { entries: { a: seen() } }, ['forget a']],
    [
      'a folder whose state is lost, on the newest version',
      { listed: [entry('a', 2)], files: [file('a.md', 'x', { id: 'a', version: 2 })] },
      ['compare a a.md 2'],
    ],
    [
      'a folder whose state is lost, on an older version',
      { listed: [entry('a', 2)], files: [file('a.md', 'x', { id: 'a', version: 1 })] },
      ['compare a a.md null'],
    ],
    ['an id that names nothing', { files: [file('a.md', 'x', { id: 'z' })] }, ['leave a.md unknown-entry']],
    [
      'a copy of a file',
      {
        listed: [entry('a')],
        files: [file('a copy.md', 'h', { id: 'a' }), file('a.md', 'h', { id: 'a' })],
        entries: { a: seen() },
      },
      ['leave a copy.md copy'],
    ],
    [
      'a file that was emptied',
      { listed: [entry('a')], files: [file('a.md', 'empty', { id: 'a' })], entries: { a: seen() } },
      ['leave a.md emptied'],
    ],
    [
      'a file that cannot be read, whatever became of its entry',
      {
        listed: [entry('a', 2)],
        entries: { a: seen(), b: seen('a.md') },
        unreadable: [{ path: 'a.md', reason: 'binary' }],
      },
      ['leave a.md binary'],
    ],
    ['words beside an entry', { files: [file('a (conflict 2026-11-27).md', 'x', { isConflict: true })] }, []],
  ])('%s', (_name, given, steps) => {
    expect(plan(given).map(short)).toEqual(steps);
  });

  it('touches each file and each entry once, and throws no words away', () => {
    const ids = constantFrom('a', 'b', 'c');
    const hashes = constantFrom('h', 'x', 'empty');
    const files = uniqueArray(
      record({ path: constantFrom('a.md', 'b.md', 'c.md', 'd.md'), hash: hashes, id: option(ids) }),
      { selector: ({ path }) => path },
    );
    const listed = uniqueArray(record({ id: ids, version: constantFrom(1, 2) }), {
      selector: ({ id }) => id,
    });
    const entries = uniqueArray(
      record({ id: ids, hash: hashes, path: constantFrom('a.md', 'b.md', 'c.md') }),
      {
        selector: ({ id }) => id,
      },
    );
    assert(
      property(listed, files, entries, (there, here, known) => {
        const steps = plan({
          listed: there.map(({ id, version }) => entry(id, version)),
          files: here.map(({ path, hash, id }) => file(path, hash, { id })),
          entries: Object.fromEntries(known.map(({ id, path, hash }) => [id, seen(path, 1, hash)])),
        });
        const touched = steps.flatMap((step) => ('file' in step ? [step.file.path] : []));
        const named = steps.flatMap((step) => ('id' in step ? [step.id] : []));
        expect(new Set(touched).size).toBe(touched.length);
        expect(new Set(named).size).toBe(named.length);
        for (const step of steps) {
          // Whatever is overwritten says what was seen last, or nothing.
          if (step.kind !== 'update') continue;
          const was = known.find(({ id }) => id === step.id);
          expect([was?.hash, 'empty']).toContain(step.file.hash);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
