import { tableFacts } from '@reflectory/contracts/testing';
import type { ProbeMaker } from '../probe.ts';

const json = { 'content-type': 'application/json' };

/** Tables whose rows everybody at an instance reads and few write, with who may. */
const shared = Object.entries(tableFacts).flatMap(([table, { ownership, insertable, updatable }]) =>
  ownership === 'instance' || ownership === 'public'
    ? [{ table, insertable, updatable, isOpenTo: ownership === 'public' ? ['super'] : ['admin', 'super'] }]
    : [],
);

/** Rows of the actor's own instance, written by whoever may only read them. */
export const writeShared: ProbeMaker = (world, actor, random) => {
  const { table, insertable, updatable, isOpenTo } = random.pick(shared);
  if (isOpenTo.includes(actor.standing)) return null;
  const method = random.pick(['POST', 'PATCH', 'DELETE'] as const);
  const rows = world.planted.filter(({ place }) => place === `public.${table}`);
  const known = rows.find(({ instance }) => instance.id === actor.host.id)?.row ?? example[table];
  if (!known) throw new Error(`No row of ${table} is known at ${actor.host.slug}`);
  const written = method === 'POST' ? insertable : updatable;
  if (method !== 'DELETE' && written.length === 0) return null;
  const row = Object.fromEntries(
    written.filter((column) => Object.hasOwn(known, column)).map((column) => [column, known[column]]),
  );
  return {
    surface: 'rest',
    kind: `${table}: ${method} of what is everybody's`,
    actor,
    foreign: null,
    random: {},
    mustBeEmpty: true,
    request: () => ({
      method,
      path: `/rest/v1/${table}${method === 'POST' ? '' : `?${keyOf(table)}=not.is.null`}`,
      headers: { ...actor.headers, ...json, prefer: 'return=representation' },
      body: method === 'DELETE' ? undefined : JSON.stringify(row),
    }),
  };
};

/** A row of the one table that no instance's row stands for. */
const example: Readonly<Record<string, Record<string, unknown>>> = {
  global_features: { feature_key: 'walls', enabled: true, description: 'Walls' },
};

const keyOf = (table: string) => tableFacts[table]?.key.at(-1) ?? 'id';
