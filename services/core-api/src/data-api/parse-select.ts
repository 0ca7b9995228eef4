import { type ColumnPath, keyOf, takeColumnPath, takeName } from './column-path.ts';
import { notSupported } from './data-api-error.ts';
import { createScanner, type Scanner } from './scanner.ts';

/** One thing to return. */
export type SelectItem =
  { kind: 'all' } | { kind: 'column'; path: ColumnPath; key: string; cast: string | null };

/** Reads `select=`; nothing means every column. */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [{ kind: 'all' }];
  const scanner = createScanner('select parameter', text);
  const items = [takeItem(scanner)];
  while (!scanner.isDone()) {
    scanner.expect(/,/y, '"," or end of input');
    items.push(takeItem(scanner));
  }
  return items;
}

const castType = /[a-z_][a-z0-9_]*(?: [a-z]+)*(?:\[\])?/iy;

function takeItem(scanner: Scanner): SelectItem {
  if (scanner.take(/\.\.\./y)) throw notSupported('Spread of related tables is');
  if (scanner.take(/\s*\*\s*/y)) return { kind: 'all' };
  const isAliased = scanner.take(/(?=(?:"(?:[^"\\]|\\.)*"|[^:,("]+):(?!:))/y) !== null;
  const alias = isAliased ? takeName(scanner, 'an alias') : null;
  if (isAliased) scanner.expect(/:/y, '":"');
  if (scanner.take(/count\(\)/y)) throw notSupported('Aggregate functions are');
  const path = takeColumnPath(scanner);
  const cast = scanner.take(/::/y) ? scanner.expect(castType, 'a type')[0].trim() : null;
  if (scanner.take(/\.(?:sum|avg|min|max|count)\(\)/y)) throw notSupported('Aggregate functions are');
  if (scanner.take(/(?:![a-z0-9_]+)*\(/iy)) throw notSupported('Embedding of related tables is');
  return { kind: 'column', path, key: alias ?? keyOf(path), cast };
}
