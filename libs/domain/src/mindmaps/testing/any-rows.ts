import * as fc from 'fast-check';
import type { LayoutRow } from '../layout/arrange-map.ts';

const distance = fc.integer({ min: -600, max: 600 });
const place = fc.option(fc.record({ x: distance, y: distance }), { freq: 1 });

/** A row as it may come from anybody: of any parent, of one that is gone, of itself, or of a circle. */
const anyRow = (most: number) =>
  fc.record({
    id: fc.nat({ max: most }).map((number) => `n${number}`),
    parent_id: fc.option(fc.nat({ max: most + 2 }).map((number) => `n${number}`)),
    rank: fc.constantFrom('a', 'a5', 'b', 'c', 'cc', 'd'),
    is_folded: fc.boolean(),
    side: fc.constantFrom('start' as const, 'end' as const, null),
    place,
  });

export const anyRows = (most = 40): fc.Arbitrary<LayoutRow[]> =>
  fc.uniqueArray(anyRow(most), { selector: ({ id }) => id, maxLength: most });

/** Rows of which each hangs on one before it. */
export const anyTreeRows = (most = 60): fc.Arbitrary<LayoutRow[]> =>
  fc.array(fc.tuple(anyRow(0), fc.nat()), { maxLength: most }).map((drafts) =>
    drafts.map(([row, above], index) => ({
      ...row,
      id: `n${index}`,
      parent_id: above % (index + 1) === 0 ? null : `n${(above % (index + 1)) - 1}`,
    })),
  );
