import { type ColumnPath, takeColumnPath, takeName } from './column-path.ts';
import { createScanner, type Scanner } from './scanner.ts';

/** One rule of the order. */
export type OrderTerm = {
  path: ColumnPath;
  /** Key of an embedded row whose column decides, or null for a column of the table itself. */
  embed: string | null;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
};

/** Reads `order=a.asc.nullslast,related(b).desc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = createScanner('order', text);
  const terms: OrderTerm[] = [];
  do {
    const { path, embed } = takePath(scanner);
    const direction = scanner.take(/\.(asc|desc)(?![a-z])/y)?.[1] === 'desc' ? 'desc' : 'asc';
    const placed = scanner.take(/\.nulls(first|last)(?![a-z])/y)?.[1];
    terms.push({ path, embed, direction, nulls: placed === 'first' || placed === 'last' ? placed : null });
  } while (scanner.take(/\s*,\s*/y));
  if (!scanner.isDone())
    scanner.expect(/$/y, '"asc", "desc", "nullsfirst", "nullslast", "," or end of input');
  return terms;
}

function takePath(scanner: Scanner): Pick<OrderTerm, 'path' | 'embed'> {
  if (!scanner.take(/(?=[^,.(]+\()/y)) return { path: takeColumnPath(scanner), embed: null };
  const embed = takeName(scanner, 'a related table');
  scanner.expect(/\(/y, '"("');
  const path = takeColumnPath(scanner);
  scanner.expect(/\)/y, '")"');
  return { path, embed };
}
