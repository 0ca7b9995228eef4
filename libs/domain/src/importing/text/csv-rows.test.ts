import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readAll } from '../testing/archives.ts';
import { readCsvRows } from './csv-rows.ts';

const table = strToU8('\uFEFF"full_date",time,mood\n2021-07-02,8:05 PM,good');

test('a byte order mark is no part of the first name, also where it comes in pieces', async () => {
  async function* pieces() {
    yield table.subarray(0, 1);
    yield table.subarray(1, 2);
    yield table.subarray(2);
  }
  const rows: string[][] = [];
  for await (const row of readCsvRows(pieces(), 'days.csv')) rows.push(row);
  expect(rows).toEqual([
    ['full_date', 'time', 'mood'],
    ['2021-07-02', '8:05 PM', 'good'],
  ]);
});

test('a table that begins with a mark is known by its first row', async () => {
  const { format, entries } = await readAll(table, { name: 'days.csv' });
  expect(format).toBe('daylio');
  expect(entries).toMatchObject([{ text: 'good', entryAt: '2021-07-02T18:05:00.000Z' }]);
});
