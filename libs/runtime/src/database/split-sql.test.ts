import { expect, test } from 'vitest';
import { splitSql } from './split-sql.ts';

const texts = (sql: string) => splitSql(sql).map(({ text }) => text);

test('statements end with semicolons and know the line on which they begin', () => {
  expect(splitSql('select 1;\n\n-- next; comment\nselect\n 2 ;\nselect 3')).toEqual([
    { text: 'select 1', line: 1 },
    { text: 'select\n 2 ', line: 4 },
    { text: 'select 3', line: 6 },
  ]);
});

test('a file of comments alone has no statement', () => {
  expect(splitSql('-- a;\n/* b; /* c; */ d; */ ;\n')).toEqual([]);
});

test.each([
  "select ';', 'it''s; one'",
  "select e'a\\';b'",
  'select ";" as "a"";b"',
  'do $$ begin perform 1; end $$',
  'create function f() returns text language sql as $body$ select $$;$$; $body$',
  'create rule r as on insert to t do also (select 1; select 2)',
  'select 1 /* ; /* ; */ ; */ + 2',
  'create function f() returns int begin atomic select case when true then 1 end; select 2; end',
  'select größe$1 from t',
])('stays one statement: %s', (sql) => {
  expect(texts(`${sql};\nselect 'after'`)).toEqual([sql, "select 'after'"]);
});

test('begin and end of a transaction are statements of their own', () => {
  expect(texts('begin; select case when true then 1 end; end;')).toEqual([
    'begin',
    'select case when true then 1 end',
    'end',
  ]);
});
