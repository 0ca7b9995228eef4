import { type ColumnPath, takeColumnPath } from './column-path.ts';
import { createScanner } from './scanner.ts';

/** One rule of the order. */
export type OrderTerm = {
  path: ColumnPath;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
};

/** Reads `order=a.asc.nullslast,b.desc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = createScanner('order', text);
  const terms: OrderTerm[] = [];
  do {
    const path = takeColumnPath(scanner);
    const direction = scanner.take(/\.(asc|desc)(?![a-z])/y)?.[1] === 'desc' ? 'desc' : 'asc';
    const placed = scanner.take(/\.nulls(first|last)(?![a-z])/y)?.[1];
    terms.push({ path, direction, nulls: placed === 'first' || placed === 'last' ? placed : null });
  } while (scanner.take(/\s*,\s*/y));
  if (!scanner.isDone())
    scanner.expect(/$/y, '"asc", "desc", "nullsfirst", "nullslast", "," or end of input');
  return terms;
}
