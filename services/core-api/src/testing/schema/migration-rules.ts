import { splitSql } from '@reflectory/runtime/database';

/** A step that the release before this one would not survive. */
export type BreakingStep = { line: number; problem: string };

/** Comment on the line before a step by which a migration says that no running release uses the old any more. */
const CONTRACT_MARK = /--\s*contract step: \S/i;

type Rule = {
  pattern: RegExp;
  problem: string;
  /** Whether the files make up for it; `name` is what the pattern caught in the statement. */
  isFine?: (made: string, name: string, statement: string) => boolean;
};

const makes = (kind: string) => (file: string, name: string) =>
  new RegExp(`create (unlogged |or replace )*${kind} (if not exists )?${escaped(name)}\\b`).test(file);

/** Arguments as they are written, in order: `of_hash bytea`. */
const argumentsOf = (text: string) =>
  text
    .split(/,(?![^(]*\))/)
    .map((argument) => argument.trim())
    .filter((argument) => argument !== '' && !argument.startsWith('out '));

/** Whether a function can be called as the one that is dropped: with its arguments, and others that have defaults. */
function makesCallable(made: string, name: string, statement: string): boolean {
  const dropped = argumentsOf(/\((.*)\)/.exec(statement)?.[1] ?? '');
  const creations = made.matchAll(
    new RegExp(`create (?:or replace )?function ${escaped(name)} ?\\(((?:[^()]|\\([^()]*\\))*)\\)`, 'g'),
  );
  return [...creations].some(([, list = '']) => {
    const given = argumentsOf(list);
    return (
      given.length >= dropped.length &&
      given.every((argument, at) => {
        const [type = ''] = argument.split(/ default | ?= ?/);
        const before = dropped[at];
        return before === undefined ? type !== argument : ` ${type}`.endsWith(` ${before}`);
      })
    );
  });
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rules: readonly Rule[] = [
  { pattern: /\bdrop table (?:if exists )?([\w."]+)/, problem: 'takes a table away', isFine: makes('table') },
  { pattern: /\bdrop view (?:if exists )?([\w."]+)/, problem: 'takes a view away', isFine: makes('view') },
  { pattern: /\bdrop schema (?:if exists )?([\w."]+)/, problem: 'takes a schema away' },
  { pattern: /\bdrop type (?:if exists )?([\w."]+)/, problem: 'takes a type away', isFine: makes('type') },
  {
    pattern: /\bdrop function (?:if exists )?([\w."]+)/,
    problem: 'takes a function away',
    isFine: makesCallable,
  },
  { pattern: /\bdrop column (?:if exists )?([\w."]+)/, problem: 'takes a column away' },
  {
    pattern: /\brename (?:column |constraint )?(?:[\w."]+ )?to ([\w."]+)/,
    problem: 'gives something another name',
  },
  { pattern: /\balter column ([\w."]+) (?:set data )?type\b/, problem: 'changes the type of a column' },
  { pattern: /\balter column ([\w."]+) set not null\b/, problem: 'demands a value that is not always given' },
  {
    pattern: /\badd column (?:if not exists )?([\w."]+)(?![^,]*\b(?:default|generated)\b)[^,]*\bnot null\b/,
    problem: 'demands a value that the release before does not give',
  },
];

/**
 * Finds what breaks the release that still runs while a migration is applied: expand first, contract when no running
 * release uses the old. Tables that the file itself makes are nobody's yet. `later` is what files after it make up for.
 */
export function findBreakingSteps(sql: string, later = ''): BreakingStep[] {
  const file = plain(sql);
  const made = `${file} ${plain(later)}`;
  const lines = sql.split('\n');
  return splitSql(sql).flatMap(({ text, line }) => {
    if (CONTRACT_MARK.test(lines[line - 2] ?? '')) return [];
    const statement = plain(text);
    const table = /^alter table (?:only )?(?:if exists )?([\w."]+)/.exec(statement)?.[1];
    if (table !== undefined && makes('table')(file, table)) return [];
    return rules.flatMap(({ pattern, problem, isFine }) => {
      const name = pattern.exec(statement)?.[1];
      return name === undefined || isFine?.(made, name, statement)
        ? []
        : [{ line, problem: `${name}: ${problem}` }];
    });
  });
}

/** Without comments, texts and bodies of functions, in lower case, with single blanks. */
const plain = (sql: string) =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();
