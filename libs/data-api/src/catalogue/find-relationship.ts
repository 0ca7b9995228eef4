import { DataApiError } from '../data-api-error.ts';
import type { Catalogue, Relation } from './catalogue.ts';
import type { Relationship } from './relationship.ts';
import { findSimilar } from './similar-name.ts';

/**
 * The relationship that an embedded name means.
 *
 * @throws DataApiError PGRST200 when there is none, PGRST201 when there are several
 */
export function getRelationship(
  { relationships }: Catalogue,
  from: Relation,
  name: string,
  hint: string | null,
): Relationship {
  const all = relationships.get(from.id) ?? [];
  const found = all.filter((relationship) => relationship.isMeantBy(name, hint));
  const [only] = found;
  if (!only) throw notFound(all, from, name, hint);
  if (found.length === 1) return only;
  const choices = found.map(({ relation, hint: own }) => `'${relation.name}!${own}'`).join(', ');
  throw new DataApiError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`,
    {
      details: found.map(({ described }) => described),
      hint: `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function notFound(all: readonly Relationship[], from: Relation, name: string, hint: string | null) {
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  const names = all.map(({ relation }) => relation.name);
  const similar = names.includes(name) ? null : findSimilar(name, names);
  return new DataApiError(
    400,
    'PGRST200',
    `Could not find a relationship between '${from.name}' and '${name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${from.name}' and '${name}'${using} in the schema '${from.schema}', but no matches were found.`,
      hint: similar === null ? null : `Perhaps you meant '${similar}' instead of '${name}'.`,
    },
  );
}
