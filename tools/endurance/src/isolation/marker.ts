import { randomBytes } from 'node:crypto';

/** Where a planted text lies, and whose it is: a person's name, or an instance's slug. */
export type MarkedPlace = { party: string; table: string; column: string };

const pattern = /mk-([a-z]+)-([a-z0-9_]+)-([a-z0-9_]+)-[0-9a-f]{12}/g;

/** A text that exists once, and says whose it is and where it lies. */
export const newMarker = ({ party, table, column }: MarkedPlace) =>
  `mk-${party}-${table}-${column}-${randomBytes(6).toString('hex')}`;

/** Planted texts in an answer. */
export function findMarkers(text: string): (MarkedPlace & { marker: string })[] {
  return [...text.matchAll(pattern)].map(([marker, party = '', table = '', column = '']) => ({
    marker,
    party,
    table,
    column,
  }));
}
