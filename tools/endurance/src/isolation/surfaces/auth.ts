import type { Actor } from '../actors.ts';
import type { Ask } from '../ask.ts';
import type { Person } from '../people.ts';
import type { Row } from '../plant.ts';
import { nothingLike, type Probe, type ProbeMaker } from '../probe.ts';
import type { Random } from '../random.ts';
import { victimNames, type World } from '../world.ts';
import { type AuthCall, authCalls } from './auth-calls.ts';

const json = { 'content-type': 'application/json' };

/** What auth knows of a victim, as a request would name it. */
const thingOf = ({
  id,
  email,
  factorId,
  identityId,
  refreshToken,
  oneTimeToken,
  flowCode,
  recoveryCode,
  sessionId,
}: Person): Row => ({
  id,
  email,
  factorId,
  identityId,
  refreshToken,
  oneTimeToken,
  flowCode,
  recoveryCode,
  sessionId,
});

function nothing(thing: Row, random: Random): Row {
  return {
    ...nothingLike(thing, random),
    refreshToken: random.hex(43),
    oneTimeToken: random.hex(43),
    recoveryCode: random.hex(32),
  };
}

/** Calls by which somebody makes or ends what is their own; tried with a person made for it, or refused. */
const ownCalls = ['POST /logout', 'POST /factors'];

/** Routes of auth that are tried, as the routers name them. */
export const authRoutes: readonly string[] = [
  ...new Set([...authCalls.map(({ route }) => route), ...ownCalls]),
];

/** Addresses by which the service itself limits: a name would not be met again. */
const askFor = (actor: Actor, route: string, { path = '', body }: { path?: string; body?: unknown }): Ask => {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const base = pattern.replace(/\/:.*$/, '');
  return {
    method,
    path: `/auth/v1${base}${path}`,
    headers: { ...actor.headers, ...(body !== undefined && json) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
};

/** Programs with the service key keep the people of the instance at whose host they ask, and no others. */
function asProgram(actor: Actor, world: World): Actor {
  const { service } = world.keys;
  const headers = { apikey: service, authorization: `Bearer ${service}`, host: actor.host.host };
  return {
    ...actor,
    name: `service key at ${actor.host.slug}`,
    person: null,
    isRefused: false,
    standing: 'program',
    token: service,
    headers,
  };
}

/** Held by whoever makes somebody at an instance for a moment, and by whoever lists those who are there. */
export const peopleOf = ({ host }: Actor): string => `people of ${host.slug}`;

/** What a call leaves for a moment: somebody of that address, or an address that one's own account waits for. */
function wakes(
  { route, known }: AuthCall,
  actor: Actor,
  { email }: Person,
  world: World,
): Pick<Probe, 'undo' | 'lock'> {
  if (route.endsWith(' /user') && actor.person) {
    const { id } = actor.person;
    const text = 'update auth.users set email_change = null where id = $1';
    return { lock: id, undo: () => ({ text, values: [id] }) };
  }
  if (route === 'GET /admin/users') return { lock: peopleOf(actor) };
  if (route === 'POST /signup')
    return { lock: peopleOf(actor), undo: (things) => removeNewPeople(actor, world, things) };
  return known === undefined ? {} : { lock: email };
}

const removeNewPeople = ({ host }: Actor, { people }: World, things: readonly Row[]) => ({
  text: `delete from auth.users where instance_id = $1 and email = any ($2) and id <> all ($3)`,
  values: [host.id, things.map(({ email }) => email), Object.values(people).map(({ id }) => id)],
});

/** Every call of /auth/v1. */
export const callAuth: ProbeMaker = (world, actor, random) => {
  const call = random.pick(authCalls);
  const isProgram = /admin|invite/.test(call.route) && actor.person === null && random.chance(0.5);
  const isOwnAllowed = !isProgram && (call.isForOwnInstance ?? call.known !== undefined);
  const victims = victimNames
    .map((name) => world.people[name])
    .filter(({ instance }) => isOwnAllowed || instance.id !== actor.host.id);
  const { traveller } = world.people;
  const isTravelling = call.isForTraveller && actor.host === world.instances.beta && random.chance(0.5);
  const person = isTravelling ? traveller : random.pick(victims);
  const foreign = thingOf(person);
  if (isProgram && call.route.startsWith('POST')) return null;
  const by = isProgram ? asProgram(actor, world) : actor;
  const isKnown = call.known !== undefined && person.instance.id === actor.host.id;
  const probe: Probe = {
    surface: 'auth',
    kind: call.route,
    actor: by,
    foreign,
    random: nothing(foreign, random),
    request: (thing) => askFor(by, call.route, call.request(thing)),
    ...(isKnown && { known: call.known }),
    ...wakes(call, by, person, world),
  };
  return probe;
};

/** Makes and ends what is one's own, by whoever may not: nothing of it may reach anybody else. */
export const callOwnAuth: ProbeMaker = (_world, actor, random) => {
  if (actor.isRefused === false && actor.person) return null;
  const route = random.pick(['POST /logout', 'POST /factors'] as const);
  const body = route === 'POST /factors' ? { factor_type: 'totp', friendly_name: 'walls' } : undefined;
  const query = route === 'POST /logout' ? `?scope=${random.pick(['global', 'local', 'others'])}` : '';
  if (actor.isRefused === 'outside of auth') return null;
  return {
    surface: 'auth',
    kind: route,
    actor,
    foreign: null,
    random: {},
    request: () => askFor(actor, route, { path: query, body }),
  };
};
