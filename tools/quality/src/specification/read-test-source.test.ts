import { expect, test } from 'vitest';
import { readTestSource } from './read-test-source.ts';

const read = (source: string) => readTestSource('a.test.ts', source);
const outcomes = (source: string) => read(source).map(({ ids, outcome }) => ({ ids, outcome }));

test('tags are found at groups, tests and steps', () => {
  const source = `
    describe('the door §1.1', () => {
      it('opens §1.2 §1.3', async () => {
        await test.step('slowly §1.4', () => {});
      });
    });`;
  expect(read(source)).toEqual([
    { ids: ['1.1'], file: 'a.test.ts', title: 'the door', outcome: 'written' },
    { ids: ['1.2', '1.3'], file: 'a.test.ts', title: 'the door › opens', outcome: 'written' },
    { ids: ['1.4'], file: 'a.test.ts', title: 'the door › opens › slowly', outcome: 'written' },
  ]);
});

test('a title that is put together is found', () => {
  expect(read('test(`opens ${door} §1.1`, () => {});')).toMatchObject([{ title: 'opens …', ids: ['1.1'] }]);
});

test('rows of a table that become titles are found', () => {
  const each = `it.each([['red §1.1'], ['blue §1.2']])('opens %s', () => {});`;
  expect(read(each)).toMatchObject([
    { title: 'opens %s › red', ids: ['1.1'] },
    { title: 'opens %s › blue', ids: ['1.2'] },
  ]);
  const loop = "for (const door of ['red §1.1']) test(`opens ${door}`, () => {});";
  expect(read(loop)).toMatchObject([{ title: 'red', ids: ['1.1'] }]);
});

test('a comment is no tag', () => {
  expect(read(`// it('opens §1.1')\ntest('opens', () => {});`)).toEqual([]);
});

test.each([
  `it.skip('a §1.1', () => {});`,
  `it.todo('a §1.1');`,
  `test.fixme('a §1.1', () => {});`,
  `describe.skip('all', () => { it('a §1.1', () => {}); });`,
  `it.skipIf(isSlow)('a §1.1', () => {});`,
  `it.skip.each([1])('a §1.1', () => {});`,
  `test('a §1.1', () => { test.skip(isMobile, 'why'); });`,
  `test('a', () => { test.skip(); test.step('b §1.1', () => {}); });`,
])('skipped: %s', (source) => {
  expect(outcomes(source)).toEqual([{ ids: ['1.1'], outcome: 'skipped' }]);
});

test('a test beside a skipped one is not skipped', () => {
  expect(outcomes(`it.skip('a', () => {}); it('b §1.1', () => {});`)).toEqual([
    { ids: ['1.1'], outcome: 'written' },
  ]);
});
