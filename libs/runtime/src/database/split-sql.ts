/** One statement of a file, with the line at which it begins. */
export type SqlStatement = { text: string; line: number };

// In this order: comments, texts (plain, with escapes, in dollars), quoted names, words, and any other character.
const token =
  /--[^\n]*|\/\*|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([\p{L}_][\p{L}\p{N}_]*)?\$.*?\$\1\$|[\p{L}_][\p{L}\p{N}_$]*|./suy;

/**
 * Cuts a file into statements where a semicolon ends one: not in a text, a comment, parentheses, or the body of a
 * function written in SQL (`begin atomic … end`).
 */
export function splitSql(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let begin: number | null = null;
  let parentheses = 0;
  // Open `begin atomic` and the `case`s in it: each has its own `end`.
  let blocks = 0;
  let wordBefore = '';
  const finish = (end: number) => {
    if (begin !== null) statements.push({ text: sql.slice(begin, end), line: lineAt(sql, begin) });
    begin = null;
    parentheses = 0;
    blocks = 0;
    wordBefore = '';
  };
  for (const { text, start } of tokensOf(sql)) {
    if (text === ';' && parentheses <= 0 && blocks === 0) {
      finish(start);
      continue;
    }
    begin ??= start;
    if (text === '(') parentheses += 1;
    if (text === ')') parentheses -= 1;
    const word = text.toLowerCase();
    if (word === 'atomic' && wordBefore === 'begin') blocks = 1;
    if (word === 'case' && blocks > 0) blocks += 1;
    if (word === 'end' && blocks > 0) blocks -= 1;
    wordBefore = word;
  }
  finish(sql.length);
  return statements;
}

/** Line of a place in a file, from 1. */
export function lineAt(sql: string, position: number): number {
  return sql.slice(0, position).split('\n').length;
}

/** Everything but blanks and comments. */
function* tokensOf(sql: string): Generator<{ text: string; start: number }> {
  let position = 0;
  while (position < sql.length) {
    token.lastIndex = position;
    const text = token.exec(sql)?.[0] ?? sql.charAt(position);
    const start = position;
    position = text === '/*' ? endOfComment(sql, start) : start + text.length;
    const isComment = text === '/*' || text.startsWith('--');
    if (!isComment && text.trim() !== '') yield { text, start };
  }
}

/** Comments nest. */
function endOfComment(sql: string, start: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(sql); found; found = mark.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return sql.length;
}
