import { tableFacts } from '@reflectory/contracts/testing';
import { personColumnOf } from '../catalogue.ts';
import type { ProbeMaker } from '../probe.ts';

type Writable = Record<'insert' | 'update', readonly string[]>;

/** Tables of the program that the walls are tried with, and of the matrix of core-api. */
const ofProgram = ['notes', 'note_comments', 'note_titles', 'shared_objects'];

/** Columns that people who are signed in may write of a table of schema public; which rows, policies say. */
export function writableOf(table: string): Writable {
  if (ofProgram.includes(table)) return { insert: ['*'], update: ['*'] };
  const facts = tableFacts[table];
  if (!facts) throw new Error(`What may be written of ${table} is not in contracts: run npm run generate`);
  return { insert: facts.insertable, update: facts.updatable };
}

/** What a change has to hold besides, for the row to be one that may be written at all. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  presentation_shares: { revoked_at: '2030-01-01T00:00:00Z' },
  subscribers: { subscribed: true, subscription_tier: 'Beta' },
};

/** Columns that nobody writes, whoever they are and whatever the row: a link's token, an instance, a moment. */
export const writeColumn: ProbeMaker = (world, actor, random) => {
  if (!actor.person || actor.isRefused || actor.person.name === 'closing') return null;
  const relation = random.pick(world.catalogue.relations.filter(({ schema }) => schema === 'public'));
  const known = writableOf(relation.name);
  const right = random.pick(['insert', 'update'] as const);
  if (known[right].includes('*')) return null;
  // A generated column is refused by PostgreSQL itself, before any right is asked for.
  const closed = relation.columns.filter(
    ({ name, isGenerated }) => !isGenerated && !known[right].includes(name),
  );
  const row = world.planted.find(
    ({ place, person }) => place === `public.${relation.name}` && (!person || person === actor.person),
  );
  if (closed.length === 0 || !row) return null;
  const { name } = random.pick(closed);
  const own = personColumnOf(relation);
  const value = row.row[name] ?? '2030-01-01T00:00:00Z';
  const where = own ? `${own}=eq.${actor.person.id}` : `instance_id=eq.${actor.host.id}`;
  const rest = known.insert
    .filter((column) => column !== 'id' && row.row[column] !== null)
    .map((column) => [column, row.row[column]]);
  return {
    surface: 'rest',
    kind: `${relation.name}: ${right} of ${name}`,
    actor,
    foreign: null,
    random: {},
    mustRefuse: true,
    request: () => ({
      method: right === 'insert' ? 'POST' : 'PATCH',
      path: `/rest/v1/${relation.name}${right === 'insert' ? '' : `?${where}`}`,
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(
        right === 'insert'
          ? { ...Object.fromEntries(rest), [name]: value }
          : { ...needed[relation.name], [name]: value },
      ),
    }),
  };
};
