import { describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/migrations.ts';
import { findBreakingSteps } from './migration-rules.ts';
import { readMigrations } from '@reflectory/runtime/database';

const laterThan = (files: readonly { sql: string }[], at: number) =>
  files
    .slice(at + 1)
    .map(({ sql }) => sql)
    .join('\n');
const problemsOf = (sql: string) => findBreakingSteps(sql).map(({ problem }) => problem);

/** Functions that went before it was looked at what they take. */
const GONE = /app\.(finish_import|thin_entry_versions|decide_case|keep_calendar): takes a function away$/;

describe('the rules of migrations', () => {
  it('hold for every migration: the release before runs on with the schema of this one', async () => {
    const files = await readMigrations(migrations.folders);
    expect(files.length).toBeGreaterThan(15);
    const problems = files.flatMap(({ name, sql }, at) =>
      findBreakingSteps(sql, laterThan(files, at)).map(({ line, problem }) => `${name}:${line} ${problem}`),
    );
    expect(problems.filter((problem) => !GONE.test(problem))).toEqual([]);
  });

  it.each([
    ['drop table public.entries', 'public.entries: takes a table away'],
    ['alter table public.entries drop column title', 'title: takes a column away'],
    ['alter table public.entries rename column title to name', 'name: gives something another name'],
    ['alter table public.entries rename to texts', 'texts: gives something another name'],
    ['alter table public.entries alter column title type varchar(20)', 'title: changes the type of a column'],
    [
      'alter table public.entries alter title set default 1, alter column title set data type int',
      'title: changes the type of a column',
    ],
    [
      'alter table public.entries alter column title set not null',
      'title: demands a value that is not always given',
    ],
    [
      'alter table public.entries add column mood text not null',
      'mood: demands a value that the release before does not give',
    ],
    ['drop function app.role()', 'app.role: takes a function away'],
    ['drop view public.views', 'public.views: takes a view away'],
  ])('refuse "%s"', (sql, problem) => {
    expect(problemsOf(`-- A comment.\n${sql};`)).toEqual([problem]);
  });

  it('refuse a function that is made anew for other callers, unless a later file brings back the one of before', () => {
    const file = `drop function app.take(text[], int);
      create function app.take(names text[], most int, network bytea, out made uuid) language sql as $$ select 1 $$;`;
    const before = `create function app.take(names text[], amount int) returns int language sql as $$ select 1 $$;`;
    expect(problemsOf(file)).toEqual(['app.take: takes a function away']);
    expect(problemsOf(file.replace('network bytea', 'network bytea default null'))).toEqual([]);
    expect(findBreakingSteps(file, before)).toEqual([]);
  });

  it('let pass what adds, what a file makes itself, and what it makes anew under the same name', () => {
    expect(
      problemsOf(`create table app.fresh (id int);
      alter table app.fresh alter column id set not null;
      alter table public.entries add column mood text not null default '', add column pace int;
      alter table public.entries alter column title drop not null;
      drop function app.sum(int); create function app.sum(int) returns bigint language sql as $$ select 1 $$;
      select 'drop table public.entries'; -- drop table public.entries`),
    ).toEqual([]);
  });

  it('let a contract step pass that says since when nobody uses the old', () => {
    const sql = 'alter table public.entries drop column title;';
    expect(problemsOf(`-- Contract step: since 0.9 no release reads it.\n${sql}`)).toEqual([]);
    expect(problemsOf(`-- Contract step:\n${sql}`)).toEqual(['title: takes a column away']);
  });
});
