import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBuiltinEngine } from './builtin-engine.ts';
import { createInsightReader } from './insight-reader.ts';

const page = 'Today I was afraid of the meeting. My friend helped me, and I felt calm again.';
const book = `${page} `.repeat(700);
const ada = { instance: 'acme', person: 'ada' };
const bo = { instance: 'acme', person: 'bo' };
const options = { language: 'en', mayBeSent: true, corrections: [] } as const;

test('a text is read as the engine reads it', async () => {
  const reader = createInsightReader('builtin');
  expect(await reader.analyse(ada, page, options)).toEqual(
    createBuiltinEngine().analyse(page, { language: 'en' }),
  );
});

test('a text that may not be sent is read by the built-in engine, whatever reads the others', async () => {
  const reader = createInsightReader('provider');
  await expect(reader.analyse(ada, page, options)).rejects.toThrow('There is no insight engine');
  expect(await reader.analyse(ada, page, { ...options, mayBeSent: false })).toMatchObject({
    engine: 'builtin@5',
  });
});

test('what its person said of earlier readings changes it, and what is concluded from it', async () => {
  const reader = createInsightReader('builtin');
  const correction = { emotion: 'fear', term: 'afraid', replacement: null };
  const read = await reader.analyse(ada, page, { ...options, corrections: [correction] });
  expect(read.emotions.map(({ emotion }) => emotion)).not.toContain('fear');
  expect(read.summary).not.toContain('afraid');
  expect(JSON.stringify(read.suggestions)).not.toContain('afraid');
  expect(read.corrections).toEqual([correction]);
});

test('long texts keep neither the process nor whoever wrote a page waiting', async () => {
  const reader = createInsightReader('builtin');
  await reader.analyse(bo, page, options);
  const done: string[] = [];
  const long = [1, 2, 3].map((number) =>
    reader.analyse(ada, `${book}${number}`, options).then(() => done.push('book')),
  );
  const longestBlock = await Promise.race([Promise.all(long), measureBlock()]);
  expect(longestBlock).toBeLessThan(500);
  await reader.analyse(bo, `${page} Then I slept.`, options).then(() => done.push('page'));
  await Promise.all(long);
  expect(done.indexOf('page')).toBeLessThan(done.lastIndexOf('book'));
});

/** Milliseconds for which nothing else could happen in this process, at most, within half a second. */
async function measureBlock(): Promise<number> {
  let longest = 0;
  for (let round = 0; round < 50; round += 1) {
    const startedAt = performance.now();
    await pause(10);
    longest = Math.max(longest, performance.now() - startedAt - 10);
  }
  return longest;
}
