import type { Actor } from '../actors.ts';
import { placeOf, type Relation } from '../catalogue.ts';
import type { PlantedRow, Row } from '../plant.ts';
import { nothingLike, type ProbeMaker } from '../probe.ts';
import type { Random } from '../random.ts';
import { travellerName, victimNames, type World } from '../world.ts';
import { embed, filter, read } from './rest/reads.ts';
import { encode, json, keyOf, pathOf, type Shape } from './rest/shape.ts';
import { change, give, insert } from './rest/writes.ts';

const victims: readonly string[] = victimNames;

/** A row of a victim, or of an instance where the actor is not; undefined where the actor may see all of the table. */
function foreignRow(world: World, actor: Actor, relation: Relation, random: Random): PlantedRow | undefined {
  const isAdmin = actor.standing === 'admin' || actor.standing === 'super';
  const place = relation.name === 'note_titles' ? 'public.notes' : placeOf(relation);
  const rows = world.planted.filter(
    (planted) =>
      planted.place === place &&
      (planted.person ? victims.includes(planted.party) : planted.party === 'gamma') &&
      !(isAdmin && place === 'public.instance_users' && planted.instance.id === actor.host.id),
  );
  const own = world.planted.filter(
    ({ place: at, party, instance }) =>
      at === place && party === travellerName && instance.id !== actor.host.id,
  );
  if (actor.person?.name === travellerName && own.length > 0 && random.chance(0.7)) return random.pick(own);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

const makers = [read, read, filter, filter, embed, change, change, insert, insert, give] as const;

/** Tables and views of schema public, by the calls that the catalogue allows. */
export const tryTable: ProbeMaker = (world, actor, random) => {
  const exposed = world.catalogue.relations.filter(({ schema }) => schema === 'public');
  const relation = random.pick(exposed);
  const foreign = foreignRow(world, actor, relation, random);
  if (!foreign) return null;
  const shape: Shape = { relation, world, actor, random, foreign };
  const make = random.pick(makers);
  // What somebody gives away would be gone; whoever may write nothing can try.
  if (make === give && actor.person && !actor.isRefused && relation.name === 'instance_users') return null;
  const built = make(shape);
  if (!built) return null;
  const isOfHost = foreign.instance.id === actor.host.id;
  // Where the actor stays the same person, only what lies elsewhere is foreign.
  const ofActor = Object.keys(foreign.row).filter((name) => foreign.row[name] === actor.person?.id);
  const kept = ['feature_key', ...(isOfHost ? ['instance_id'] : []), ...ofActor];
  const nothing = nothingLike(foreign.row, random, kept);
  // Nothing foreign is named.
  if (JSON.stringify(built.request(foreign.row)) === JSON.stringify(built.request(nothing))) return null;
  return {
    surface: 'rest',
    actor,
    foreign: foreign.row,
    random: nothing,
    ...built,
    kind: `${relation.name}: ${built.kind}`,
  };
};

/** Everything that is readable without asking for anything: a list must hold nothing of anybody else. */
export const listTable: ProbeMaker = (world, actor, random) => {
  const relation = random.pick(world.catalogue.relations);
  const isExposed = relation.schema === 'public';
  const headers = isExposed ? actor.headers : { ...actor.headers, 'accept-profile': relation.schema };
  const select = random.pick(['', 'select=*', 'limit=1000', `order=${keyOf(relation)[0]}.desc`]);
  return {
    surface: 'rest',
    kind: `${placeOf(relation)}: list`,
    actor,
    foreign: null,
    random: {},
    mustFail: !isExposed,
    request: () => ({ method: 'GET', path: pathOf(relation, select), headers }),
  };
};

/** Functions of schema public. */
export const callRoutine: ProbeMaker = (world, actor, random) => {
  const routine = random.pick(world.catalogue.routines);
  const notes = world.catalogue.relations.find(({ name }) => name === 'notes');
  const foreign = notes && foreignRow(world, actor, notes, random)?.row;
  if (!foreign) return null;
  const argument = (type: string, name: string, row: Row) =>
    type !== 'uuid'
      ? name === 'wanted' && routine.isVolatile
        ? 'renamed'
        : row['title']
      : name.includes('user')
        ? row['user_id']
        : row['id'];
  const isGet = !routine.isVolatile && random.chance(0.5);
  return {
    surface: 'rest',
    kind: `rpc ${routine.name}`,
    actor,
    foreign,
    random: nothingLike(foreign, random),
    request(row) {
      const given = routine.arguments.map(({ name, type }) => [name, argument(type, name, row)] as const);
      const path = `/rest/v1/rpc/${routine.name}`;
      return isGet
        ? {
            method: 'GET',
            path: `${path}?${given.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`,
            headers: actor.headers,
          }
        : {
            method: 'POST',
            path,
            headers: { ...actor.headers, ...json },
            body: JSON.stringify(Object.fromEntries(given)),
          };
    },
  };
};
