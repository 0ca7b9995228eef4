import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { conflictNames, fileName, nameKey } from './file-names.ts';

const free = () => false;

it.each([
  ['Snow', '2026-11-27 Snow.md'],
  ['', '2026-11-27.md'],
  ['a/b\\c: "d" <e>|f?*', '2026-11-27 a b c d e f.md'],
  ['Ends with dots...', '2026-11-27 Ends with dots.md'],
  ['الثلج', '2026-11-27 الثلج.md'],
  ['[[link]]#tag^block', '2026-11-27 link tag block.md'],
  ['\u202egnp.md', '2026-11-27 gnp.md.md'],
])('names “%s” safely', (title, name) => {
  expect(fileName('2026-11-27', title, free)).toBe(name);
});

it('numbers what differs by letters alone that some file systems do not tell apart', () => {
  const taken = new Set([nameKey('2026-11-27 SNOW.md'), nameKey('2026-11-27 snow 2.md')]);
  expect(fileName('2026-11-27', 'Snow', (key) => taken.has(key))).toBe('2026-11-27 Snow 3.md');
});

it('is a name that every file system takes, whatever the title', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (title) => {
      const name = fileName('2026-11-27', title, free);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
      expect(name).toMatch(/^2026-11-27[^<>:"/\\|?*\p{Cc}]*\.md$/u);
      expect(name).not.toMatch(/[. ]\.md$/);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

it('has a name for every conflict of a day', () => {
  const [one, other] = conflictNames('2026-11-27 Snow.md', '2026-11-28');
  expect([one, other]).toEqual([
    '2026-11-27 Snow (conflict 2026-11-28).md',
    '2026-11-27 Snow (conflict 2026-11-28 2).md',
  ]);
});
