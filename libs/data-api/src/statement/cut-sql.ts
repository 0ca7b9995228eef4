import type { Level } from '../grammar/parse-select.ts';
import type { Binder } from './sql-text.ts';

/** `limit … offset …`, or nothing; `maxRows` holds whatever the query says. */
export function cutSql(
  { limit, offset }: Pick<Level, 'limit' | 'offset'>,
  maxRows: number | null,
  binder: Binder,
): string {
  const most = Math.min(limit ?? Infinity, maxRows ?? Infinity);
  const parts = [
    ...(most === Infinity ? [] : [`limit ${binder.bind(most)}`]),
    ...(offset > 0 ? [`offset ${binder.bind(offset)}`] : []),
  ];
  return parts.join(' ');
}
