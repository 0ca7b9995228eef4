import type { Actor } from '../../actors.ts';
import type { Relation } from '../../catalogue.ts';
import type { PlantedRow, Row } from '../../plant.ts';
import type { Probe } from '../../probe.ts';
import type { Random } from '../../random.ts';
import type { World } from '../../world.ts';

/** What a call of a table is made of. */
export type Shape = { relation: Relation; world: World; actor: Actor; random: Random; foreign: PlantedRow };
/** What makes a probe of a call. */
export type Built = Pick<Probe, 'kind' | 'request' | 'undo' | 'lock' | 'known'>;

export const json = { 'content-type': 'application/json' };
export const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
export const encode = (value: unknown) => encodeURIComponent(text(value));
export const eq = (row: Row, columns: readonly string[]) =>
  columns.map((column) => `${column}=eq.${encode(row[column])}`).join('&');
export const keyOf = ({ primaryKey, columns }: Relation) =>
  primaryKey.length > 0 ? primaryKey : columns.slice(0, 2).map(({ name }) => name);
export const pathOf = ({ name }: Relation, query = '') =>
  `/rest/v1/${name}${query === '' ? '' : `?${query}`}`;
