import * as fc from 'fast-check';
import { fitting, fittingPair } from './fitting-query.ts';
import { broken, encoded, mostly, text } from './values.ts';

const columns = [
  'id', 'owner_id', 'reviewer_id', 'parent_id', 'title', 'done', 'amount', 'ratio', 'small', 'doc', 'raw', 'tags',
  'numbers', 'span', 'lasting', 'at', 'day', 'clock', 'pause', 'words', 'bytes', 'mood', 'net', '"odd, \\"name"',
]; // prettier-ignore
/** Of other tables, hidden, or of the system. */
const otherColumns = [
  'secret',
  'name',
  'email',
  'age',
  'profile',
  'code',
  'item_id',
  'label_code',
  'note',
  'ctid',
  'tableoid',
];
export const relations = [
  ...Array.from({ length: 12 }, () => 'fuzz_items'), 'fuzz_owners', 'fuzz_labels', 'fuzz_item_labels', 'fuzz_details',
  'fuzz_open_items',
]; // prettier-ignore
const related = [
  ...relations,
  'owner_id',
  'parent_id',
  'reviewer_id',
  'fuzz_items_owner_id_fkey',
  'fuzz_items_of',
];
const operators = [
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is', 'isdistinct', 'cs', 'cd', 'ov',
  'sl', 'sr', 'nxl', 'nxr', 'adj', 'fts', 'plfts', 'phfts', 'wfts',
]; // prettier-ignore
const types = [
  'text', 'int', 'bigint', 'numeric', 'float8', 'boolean', 'date', 'timestamptz', 'jsonb', 'uuid', 'text[]', 'bytea', 'inet',
  'regclass', 'oid', 'xml', 'fuzz_mood', 'tsvector', 'interval', 'double precision', 'record', 'cstring', 'void',
]; // prettier-ignore

const column = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...columns) },
  { weight: 2, arbitrary: fc.constantFrom(...otherColumns) },
  { weight: 1, arbitrary: text },
);
const jsonSteps = fc
  .array(fc.tuple(fc.constantFrom('->', '->>'), mostly(['a', 'b', '0', '-1', '99999999999', '"x y"'])), {
    maxLength: 3,
  })
  .map((steps) => steps.flat().join(''));
const path = fc
  .tuple(column, fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: jsonSteps }))
  .map((parts) => parts.join(''));

const quoted = text.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '1',
      '40',
      'calm',
      'true',
      'null',
      'item*',
      '{1,2}',
      '[1,5)',
      '2026-01-01',
      'a:b',
    ),
  },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: quoted },
);
const list = fc.array(value, { maxLength: 4 }).map((values) => `(${values.join(',')})`);

const comparison = fc
  .record({
    not: fc.constantFrom('', '', '', 'not.'),
    operator: mostly(operators),
    option: fc.constantFrom('', '', '', '', '(any)', '(all)', '(simple)', '(english)', '(nope)'),
    one: value,
    many: list,
  })
  .map(({ not, operator, option, one, many }) => {
    const set = `{${one},${one}}`;
    const right = operator === 'in' ? many : option === '(any)' || option === '(all)' ? set : one;
    return `${not}${operator}${option}.${right}`;
  });

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(path, comparison).map((parts) => parts.join('.')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), tie('tree'))
        .map((parts) => parts.join('')),
    },
  ),
  tree: fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((nodes) => `(${nodes.join(',')})`),
}));
const deepTree = fc
  .constantFrom(5, 19, 25, 300)
  .map((depth) => `${'(and'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`);

const alias = fc.oneof(
  { weight: 10, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: text.map((name) => `${name}:`) },
);
const cast = fc.oneof(
  { weight: 10, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: mostly(types).map((type) => `::${type}`) },
);
const aggregate = fc.constantFrom('', '', '', '', '.sum()', '.avg()', '.min()', '.max()', '.count()');
const mark = fc.constantFrom(
  '',
  '',
  '!inner',
  '!left',
  '!owner_id',
  '!reviewer_id',
  '!fuzz_item_labels',
  '!nope',
  '!inner!left',
);

const { items: selectItems } = fc.letrec<{ items: string; item: string; embed: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    { weight: 5, arbitrary: fc.tuple(alias, path, cast, aggregate, cast).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constantFrom('*', 'count()', 'total:count()::text') },
    { weight: 3, arbitrary: tie('embed') },
  ),
  embed: fc
    .tuple(fc.oneof(alias, fc.constant('...')), mostly(related), mark, tie('items'))
    .map(([before, target, hint, items]) => `${before}${target}${hint}(${items})`),
  items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(',')),
}));
const deepSelect = fc
  .constantFrom(3, 8, 13, 400)
  .map((depth) => `${'fuzz_items!parent_id('.repeat(depth)}id${')'.repeat(depth)}`);

const order = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: path },
        { weight: 1, arbitrary: fc.tuple(mostly(related), path).map(([to, of]) => `${to}(${of})`) },
      ),
      fc.constantFrom('', '.asc', '.desc'),
      fc.constantFrom('', '.nullsfirst', '.nullslast'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((terms) => terms.map((parts) => parts.join('')).join(','));

const inside = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: mostly(related).map((to) => `${to}.`) },
);
const under = (name: string) => inside.map((before) => before + name);
const whole = mostly(['0', '1', '10', '1000', '-1', '999999999999999', '9999999999999999', '']);
const names = fc.array(column, { minLength: 1, maxLength: 4 }).map((list) => list.join(','));

const argument: fc.Arbitrary<[string, string]> = fc.constantFrom(
  ['a', '1'], ['b', '2'], ['word', 'hello'], ['numbers', '{1,2}'], ['numbers', '3'], ['reason', 'because'], ['number', '5'],
  ['owner', '00000000-0000-4000-8000-000000000001'],
); // prettier-ignore

/** One `key=value` of a query string, by the whole grammar of the wire contract. */
const anyPair: fc.Arbitrary<[string, string]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.tuple(inside, path).map((parts) => parts.join('')),
      comparison,
    ),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('select'), selectItems) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('select'), deepSelect) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('or', 'and', 'not.or', 'not.and', 'fuzz_items.or'),
      fc.oneof({ weight: 9, arbitrary: tree }, { weight: 1, arbitrary: deepTree }),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(under('order'), order) },
  { weight: 2, arbitrary: fc.tuple(fc.oneof(under('limit'), under('offset')), whole) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('columns', 'on_conflict'), names) },
  {
    weight: 1,
    arbitrary: fc.tuple(mostly(['a', 'b', 'owner', 'word', 'number', 'numbers', 'reason']), text),
  },
  { weight: 1, arbitrary: fc.tuple(text, text) },
);

const queryOf = (pair: fc.Arbitrary<[string, string]>) =>
  fc
    .array(
      pair.chain(([key, value]) =>
        fc.tuple(encoded(fc.constant(key)), encoded(fc.constant(value))).map((parts) => parts.join('=')),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.join('&'));

/** A query string, encoded in some way; half of them fit the tables, and some are broken, most of those at one place. */
export const restQuery: fc.Arbitrary<string> = fc.oneof(
  queryOf(fittingPair),
  broken(queryOf(fittingPair)),
  broken(queryOf(anyPair)),
);

/** The query string of a call of a function. */
export const callQuery: fc.Arbitrary<string> = fc.oneof(
  queryOf(argument),
  broken(queryOf(fc.oneof(argument, fitting))),
  restQuery,
);
