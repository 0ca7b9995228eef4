import * as fc from 'fast-check';

/** Comparisons whose operator and value suit the column: `broken` and `text` make enough of the others. */
export const fitting: fc.Arbitrary<[string, string]> = fc
  .constantFrom<[string, string[]]>(
    [
      'id',
      [
        'eq.1',
        'gt.5',
        'in.(1,2,3)',
        'not.in.(1)',
        'gte(any).{1,2}',
        'isdistinct.1',
        'lt.9223372036854775807',
      ],
    ],
    [
      'title',
      [
        'eq.item 1',
        'like.item*',
        'ilike(any).{a*,"b,*"}',
        'match.^item',
        'imatch.I',
        'not.is.null',
        'in.("a,b","c\\"d")',
      ],
    ],
    ['done', ['is.true', 'is.not_null', 'not.is.unknown', 'eq.false', 'neq.true']],
    ['amount', ['gte.1.5', 'eq.1e3', 'lt(all).{5,6}']],
    ['ratio', ['eq.NaN', 'lt.Infinity', 'gt.-1e308']],
    ['tags', ['cs.{red}', 'cd.{red,"b\\"l,ue"}', 'ov.{a,b}', 'eq.{}']],
    ['numbers', ['cs.{1}', 'ov.{1,2}', 'not.cd.{1}']],
    ['span', ['cs.[1,2)', 'ov.[1,9]', 'sl.[5,6)', 'sr.(1,2)', 'nxl.[3,4)', 'nxr.[3,4)', 'adj.[1,2)']],
    ['doc', ['cs.{"a":1}', 'eq.{}', 'not.is.null']],
    ['doc->a', ['eq.1', 'gt.2', 'in.(1,2)']],
    ['doc->b->>1', ['eq.x', 'like.*', 'is.null']],
    [
      'words',
      ['fts.item', 'plfts(simple).item 1', 'phfts.a b', 'wfts(english)."x" or y', 'not.fts(simple).item'],
    ],
    ['mood', ['eq.calm', 'in.(calm,tense)']],
    ['at', ['gt.2020-01-01', 'lte.infinity', 'not.is.null']],
    ['owner_id', ['eq.00000000-0000-4000-8000-000000000001', 'is.null']],
    ['fuzz_owners', ['not.is.null', 'is.null']],
  )
  .chain(([key, values]) => fc.tuple(fc.constant(key), fc.constantFrom(...values)));
const fittingTree = fc
  .tuple(
    fc.array(
      fitting.map((parts) => parts.join('.')),
      { minLength: 1, maxLength: 3 },
    ),
    fc.constantFrom('and', 'not.or', 'or'),
  )
  .map(([parts, kind]) => `(${parts.join(',')},${kind}(${parts.join(',')}))`);
const fittingSelect = fc
  .uniqueArray(
    fc.constantFrom(
      '*', 'id', 'title::text', 'doc->a', 'doc->b->>1', 'x:doc->b', 'amount::int', 'at::date', 'fuzz_owners!owner_id(name,email)',
      'fuzz_owners!owner_id!inner(*)', 'labels:fuzz_labels(code)', 'fuzz_labels!inner(*)', 'fuzz_details(note)', 'owner:owner_id(name)',
      '...fuzz_details(note)', 'parent:parent_id(id,parent:parent_id(id))', 'children:fuzz_items!parent_id(id,title)', '"odd, \\"name"',
      'fuzz_item_labels(fuzz_labels(*))', 'fuzz_item_labels(count)', 'reviewer:fuzz_owners!reviewer_id(age)', 'words', 'bytes', 'span',
    ), // prettier-ignore
    { minLength: 1, maxLength: 4 },
  )
  .map((items) => items.join(','));
const fittingAggregate = fc.constantFrom(
  'count()',
  'done,count()',
  'mood,amount.sum()',
  'total:amount.avg()::int',
  'ratio.max()::text,done',
  'fuzz_owners!owner_id(count())',
);
const fittingRest: fc.Arbitrary<[string, string]> = fc.constantFrom(
  ['order', 'id.desc.nullslast,title'], ['order', 'doc->a.desc'], ['order', 'fuzz_owners(name).asc'], ['limit', '3'], ['offset', '2'],
  ['offset', '900'], ['limit', '0'], ['fuzz_labels.limit', '1'], ['fuzz_labels.order', 'code.desc'], ['fuzz_owners.name', 'like.o*'],
  ['columns', 'id,title'], ['on_conflict', 'id'],
); // prettier-ignore

/** One `key=value` of a query string that suits the tables. */
export const fittingPair: fc.Arbitrary<[string, string]> = fc.oneof(
  { weight: 5, arbitrary: fitting },
  { weight: 4, arbitrary: fc.tuple(fc.constant('select'), fittingSelect) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('select'), fittingAggregate) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('or', 'and', 'not.or', 'not.and'), fittingTree) },
  { weight: 3, arbitrary: fittingRest },
);
