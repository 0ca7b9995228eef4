import type { Relation } from './catalogue.ts';
import type { KeyRow, ShownPlace } from './catalogue-rows.ts';
import { computed, type Link, type Relationship, throughJunction, toMany, toOne } from './relationship.ts';

/** A function of a row that returns rows of another relation. */
export type RowFunction = { schema: string; name: string; rowOf: string; relation: string; isToOne: boolean };

type Found = {
  relations: ReadonlyMap<string, Relation>;
  foreignKeys: readonly KeyRow[];
  /** Where the columns of a table are shown, the table itself first. */
  placesOf(table: string): readonly ShownPlace[];
  rowFunctions: readonly RowFunction[];
};

/** Every relationship within a schema, by the relation that it starts from. */
export function buildRelationships(found: Found): ReadonlyMap<string, readonly Relationship[]> {
  const links = found.foreignKeys.flatMap((key) => linksOf(key, found));
  const result = new Map<string, Relationship[]>();
  const add = (from: Relation, relationship: Relationship) => {
    const known = result.get(from.id) ?? [];
    result.set(from.id, [...known, relationship]);
  };
  for (const link of links) {
    add(link.source, toOne(link));
    add(link.target, toMany(link));
  }
  for (const [toLocal, toRelated] of junctionsOf(links)) {
    add(toLocal.target, throughJunction(toLocal, toRelated));
  }
  for (const { rowOf, relation, isToOne, ...routine } of found.rowFunctions) {
    const from = found.relations.get(rowOf);
    const to = found.relations.get(relation);
    if (!from || !to) continue;
    // What a function computes goes before what is found under the same name.
    const others = (result.get(from.id) ?? []).filter(({ isMeantBy }) => !isMeantBy(routine.name, null));
    result.set(from.id, [...others, computed(from, to, routine, isToOne)]);
  }
  return result;
}

/** A key between two tables is one between all relations of a schema that show both ends of it. */
function linksOf(key: KeyRow, { relations, placesOf }: Found): Link[] {
  return placesOf(key.source).flatMap((from) =>
    placesOf(key.target).flatMap((to) => {
      const source = relations.get(from.id);
      const target = relations.get(to.id);
      const columns = from.namesOf(key.sourcePositions);
      const targetColumns = to.namesOf(key.targetPositions);
      if (!source || !target || !columns || !targetColumns || source.schema !== target.schema) return [];
      const isSourceTable = from.id === key.source;
      const isTargetTable = to.id === key.target;
      return [{ name: key.name, source, columns, target, targetColumns, isSourceTable, isTargetTable }];
    }),
  );
}

/** Pairs of keys of one relation that are unique together; a view counts where its table is not exposed itself. */
function junctionsOf(links: readonly Link[]): [Link, Link][] {
  const pairs = [...Map.groupBy(links, ({ source }) => source.id).values()].flatMap((own) =>
    own.flatMap((toLocal) =>
      own
        .filter((toRelated) => toRelated.name !== toLocal.name && areUniqueTogether(toLocal, toRelated))
        .map((toRelated): [Link, Link] => [toLocal, toRelated]),
    ),
  );
  const nameOf = ([a, b]: [Link, Link]) => [a.name, a.target.id, b.name, b.target.id].join(' ');
  return [...Map.groupBy(pairs, nameOf).values()].flatMap((same) => {
    const tables = same.filter(([{ source }]) => source.isPlainTable);
    return tables.length > 0 ? tables : same;
  });
}

function areUniqueTogether(a: Link, b: Link): boolean {
  return a.source.uniqueKeys.some((key) => [...a.columns, ...b.columns].every((name) => key.includes(name)));
}
