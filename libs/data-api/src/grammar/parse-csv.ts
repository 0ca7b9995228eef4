import { unusableBody } from '../data-api-error.ts';

/** A field in quotes (doubled inside) or without, and what ends it. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Reads a CSV whose first line names the columns; an unquoted NULL is none. @throws DataApiError PGRST102 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [names, ...records] = readRecords(text);
  return records.map((values) => {
    if (!names || values.length !== names.length)
      throw unusableBody('All lines must have same number of fields');
    return Object.fromEntries(names.map((name, index) => [name ?? '', values[index] ?? null]));
  });
}

function readRecords(text: string): (string | null)[][] {
  const records: (string | null)[][] = [];
  let record: (string | null)[] = [];
  field.lastIndex = 0;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw unusableBody('The CSV cannot be read');
    const [, quoted, plain = '', end] = match;
    record.push(quoted === undefined ? (plain === 'NULL' ? null : plain) : quoted.replaceAll('""', '"'));
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') record.push('');
    records.push(record);
    record = [];
  }
  return records;
}
