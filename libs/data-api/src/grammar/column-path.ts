import { unreadable } from '../data-api-error.ts';
import { type Scanner, takeQuoted } from './scanner.ts';

/** A column, or a place inside a JSON column. */
export type ColumnPath = {
  column: string;
  steps: readonly { arrow: '->' | '->>'; key: string; isIndex: boolean }[];
};

const name = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy;
const arrow = /->>?/y;
const index = /-?\d+(?=$|->|[.,:)])/y;

/** Takes `column`, `column->key`, `column->0->>key`; names may stand in double quotes. */
export function takeColumnPath(scanner: Scanner): ColumnPath {
  const column = takeName(scanner, 'field name (* or [a..z0..9_$])');
  const steps: { arrow: '->' | '->>'; key: string; isIndex: boolean }[] = [];
  for (let found = scanner.take(arrow); found; found = scanner.take(arrow)) {
    const position = scanner.take(index);
    const key = position ? position[0] : takeName(scanner, 'a key');
    steps.push({ arrow: found[0] === '->>' ? '->>' : '->', key, isIndex: position !== null });
  }
  return { column, steps };
}

/** Takes a bare or double-quoted name. */
export function takeName(scanner: Scanner, expected: string): string {
  const quoted = takeQuoted(scanner);
  // Names stand in the text of a statement, which ends at U+0000 on its way to the database.
  if (quoted?.includes('\0')) throw unreadable('name', quoted, 'unexpected U+0000');
  return quoted ?? scanner.expect(name, expected)[0].trim();
}

/** Key under which a selected path appears: its last name. */
export function keyOf({ column, steps }: ColumnPath): string {
  return steps.findLast(({ isIndex }) => !isIndex)?.key ?? column;
}
