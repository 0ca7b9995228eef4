import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataApiError } from './data-api-error.ts';
import type { Catalogue, Column, Relation } from './catalogue/catalogue.ts';
import { defaultDataApiSettings } from './data-api-settings.ts';
import { type ColumnPath, keyOf } from './grammar/column-path.ts';
import {
  type Comparison,
  comparisonOperators,
  type Filter,
  type FilterTree,
  parseFilterTree,
} from './grammar/parse-filter.ts';
import { type OrderTerm, parseOrder } from './grammar/parse-order.ts';
import { parseQuery } from './grammar/parse-query.ts';
import { parseSelect, type SelectItem } from './grammar/parse-select.ts';
import { readStatement } from './statement/read-statement.ts';

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\0'));
const path: fc.Arbitrary<ColumnPath> = fc.record({
  column: name,
  steps: fc.array(
    fc.oneof(
      fc.record({ arrow: fc.constantFrom('->', '->>'), key: name, isIndex: fc.constant(false) }),
      fc.record({
        arrow: fc.constantFrom('->', '->>'),
        key: fc.integer().map(String),
        isIndex: fc.constant(true),
      }),
    ),
    { maxLength: 2 },
  ),
});
const printPath = ({ column, steps }: ColumnPath) =>
  quote(column) + steps.map(({ arrow, key, isIndex }) => arrow + (isIndex ? key : quote(key))).join('');

describe('any query that is written down is read as it was meant', () => {
  const { filter } = fc.letrec<{ filter: Filter; tree: FilterTree }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small' },
      fc
        .record({
          path,
          isNegated: fc.boolean(),
          operator: fc.constantFrom(...comparisonOperators),
          option: fc.constantFrom(null, 'any', 'simple'),
          text: fc.string(),
          texts: fc.array(fc.string(), { maxLength: 3 }),
        })
        .map(({ text, texts, ...known }): Comparison => ({
          kind: 'comparison',
          ...known,
          value: known.operator === 'in' ? '' : text,
          values: known.operator === 'in' ? texts : [],
        })),
      tie('tree'),
    ),
    tree: fc.record({
      kind: fc.constantFrom('and', 'or'),
      isNegated: fc.boolean(),
      children: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  }));
  const printFilter = (one: Filter): string => {
    const not = one.isNegated ? 'not.' : '';
    if (one.kind !== 'comparison') return `${not}${one.kind}(${one.children.map(printFilter).join(',')})`;
    const { operator, option, value, values } = one;
    const right = operator === 'in' ? `(${values.map(quote).join(',')})` : quote(value);
    return `${printPath(one.path)}.${not}${operator}${option === null ? '' : `(${option})`}.${right}`;
  };

  it('filters', () => {
    fc.assert(
      fc.property(filter, (one) => {
        expect(parseFilterTree('and', `(${printFilter(one)})`).children).toEqual([one]);
      }),
    );
  });

  it('select lists', () => {
    const alias = fc.option(name);
    const { item } = fc.letrec<{ item: { printed: string; read: SelectItem } }>((tie) => ({
      item: fc.oneof(
        { depthSize: 'small' },
        fc
          .record({ alias, path, cast: fc.constantFrom(null, 'text', 'int[]'), sum: fc.boolean() })
          .map(({ alias: as, path: of, cast, sum }) => ({
            printed: `${as === null ? '' : `${quote(as)}:`}${printPath(of)}${cast === null ? '' : `::${cast}`}${sum ? '.sum()' : ''}`,
            read: {
              kind: 'column' as const,
              path: of,
              key: as ?? (sum ? 'sum' : keyOf(of)),
              cast,
              aggregate: sum ? ('sum' as const) : null,
              resultCast: null,
            },
          })),
        fc
          .record({
            alias,
            target: name,
            isInner: fc.boolean(),
            items: fc.array(tie('item'), { minLength: 1, maxLength: 2 }),
          })
          .map(({ alias: as, target, isInner, items }) => ({
            printed: `${as === null ? '' : `${quote(as)}:`}${quote(target)}${isInner ? '!inner' : ''}(${items.map(({ printed }) => printed).join(',')})`,
            read: {
              kind: 'embed' as const,
              target,
              hint: null,
              isInner,
              isSpread: false,
              key: as ?? target,
              items: items.map(({ read }) => read),
              level: { filters: [], order: [], limit: null, offset: 0 },
            },
          })),
      ),
    }));
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 3 }), (items) => {
        const text = items.map(({ printed }) => printed).join(',');
        expect(parseSelect(text)).toEqual(items.map(({ read }) => read));
      }),
    );
  });

  it('orders', () => {
    const term: fc.Arbitrary<OrderTerm> = fc.record({
      path,
      embed: fc.option(name),
      direction: fc.constantFrom('asc', 'desc'),
      nulls: fc.constantFrom(null, 'first', 'last'),
    });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 3 }), (terms) => {
        const print = ({ path: of, embed, direction, nulls }: OrderTerm) =>
          `${embed === null ? printPath(of) : `${quote(embed)}(${printPath(of)})`}.${direction}${nulls === null ? '' : `.nulls${nulls}`}`;
        expect(parseOrder(terms.map(print).join(','))).toEqual(terms);
      }),
    );
  });
});

const column = (known: string, type: string): [string, Column] => [
  known,
  { name: known, type, default: null },
];
const columns = new Map([
  column('id', 'int4'),
  column('title', 'text'),
  column('doc', 'jsonb'),
  column('words', 'tsvector'),
]);
const relation: Relation = {
  id: '1', schema: 'public', name: 'things', isPlainTable: true, isGuarded: true, columns, computed: new Map(), primaryKey: ['id'], uniqueKeys: [],
}; // prettier-ignore
const catalogue: Catalogue = {
  schemas: new Map([['public', { relations: new Map([['things', relation]]), routines: new Map() }]]),
  relations: new Map([['1', relation]]),
  relationships: new Map([['1', []]]),
  types: new Map([
    ['text', ['pg_catalog']],
    ['int4', ['pg_catalog']],
  ]),
  generation: 1,
  settings: defaultDataApiSettings,
};

it('no text of the caller stands in a statement, but as the name of a key', () => {
  const MARK = 'zq7';
  const piece = fc.constantFrom(
    MARK,
    '"',
    "'",
    '\\',
    ';',
    '--',
    '/*',
    '$1',
    '$$',
    ' ',
    ')',
    'U&"',
    "E'",
    '\n',
  );
  const said = fc.array(piece, { maxLength: 6 }).map((pieces) => MARK + pieces.join(''));
  const known = fc.constantFrom('id', 'title', 'doc', 'words');
  const place = fc
    .tuple(known, fc.array(said, { maxLength: 2 }))
    .map(([at, keys]) => at + keys.map((key) => `->${quote(key)}`).join(''));
  const pair = fc.oneof(
    fc.tuple(
      place,
      fc
        .tuple(fc.constantFrom(...comparisonOperators), said)
        .map(
          ([operator, value]) => `${operator}.${operator === 'in' ? `(${quote(value)},${value})` : value}`,
        ),
    ),
    fc.tuple(
      fc.constant('words'),
      said.map((value) => `fts(simple).${value}`),
    ),
    fc.tuple(
      fc.constantFrom('or', 'not.and'),
      fc.tuple(place, said).map(([at, value]) => `(${at}.eq.${quote(value)},and(id.in.(${quote(value)})))`),
    ),
    fc.tuple(
      fc.constant('select'),
      fc.tuple(place, said).map(([at, as]) => `${quote(as)}:${at}::text,id.sum(),${at}`),
    ),
    fc.tuple(
      fc.constant('order'),
      place.map((at) => `${at}.desc.nullslast`),
    ),
    fc.tuple(fc.constantFrom('limit', 'offset'), fc.oneof(said, fc.nat().map(String))),
    fc.tuple(said, said),
  );
  let written = 0;
  fc.assert(
    fc.property(
      fc.array(pair, { maxLength: 4 }),
      fc.constantFrom('array', 'object', 'csv'),
      (pairs, kind) => {
        try {
          const query = parseQuery(pairs);
          const format = { kind, areNullsStripped: false };
          const { text } = readStatement(catalogue, relation, {
            query,
            format,
            maxRows: 100,
            counted: 'all',
            hasBody: true,
          });
          written += 1;
          expect(text.replaceAll(/"(?:[^"]|"")*"/g, '')).not.toContain(MARK);
        } catch (error) {
          if (!(error instanceof DataApiError)) throw error;
        }
      },
    ),
    { numRuns: 2000 },
  );
  expect(written).toBeGreaterThan(300);
});
