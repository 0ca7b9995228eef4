import type { Actor } from '../actors.ts';
import type { Ask } from '../ask.ts';
import type { Person } from '../people.ts';
import type { Row } from '../plant.ts';
import { nothingLike, type Probe, type ProbeMaker } from '../probe.ts';
import type { Random } from '../random.ts';
import { victimNames, type World } from '../world.ts';

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

type Call = {
  /** Method and route, as the routers have it. */
  route: string;
  request(thing: Row): { path?: string; body?: unknown };
  /** Whether it may be tried with things of the actor's own instance as well. */
  isForOwnInstance?: boolean;
  /** Whether the secret of somebody who is a member here too is tried, which was made elsewhere. */
  isForTraveller?: boolean;
  /** Why the answers differ at one's own instance. */
  known?: string;
};

const takenAddress = "an address that is taken at one's own instance is answered as such, as specified";

/** Calls that name somebody's thing. */
const calls: readonly Call[] = [
  { route: 'GET /user', request: () => ({}) },
  { route: 'GET /reauthenticate', request: () => ({}) },
  { route: 'PUT /user', request: () => ({ body: { data: { colour: 'blue' } } }) },
  { route: 'PUT /user', request: (thing) => ({ body: { email: thing['email'] } }), known: takenAddress },
  { route: 'GET /user/identities/authorize', request: () => ({ path: '?provider=email' }) },
  {
    route: 'DELETE /user/identities/:id',
    request: (thing) => ({ path: `/${text(thing['identityId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /factors/:id/challenge',
    request: (thing) => ({ path: `/${text(thing['factorId'])}/challenge` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /factors/:id/verify',
    request: (thing) => ({
      path: `/${text(thing['factorId'])}/verify`,
      body: { challenge_id: thing['sessionId'], code: '123456' },
    }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /factors/:id',
    request: (thing) => ({ path: `/${text(thing['factorId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=refresh_token',
      body: { refresh_token: thing['refreshToken'] },
    }),
    isForTraveller: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=pkce',
      body: { auth_code: thing['flowCode'], code_verifier: 'v'.repeat(43) },
    }),
    isForTraveller: true,
  },
  {
    route: 'POST /token',
    request: (thing) => ({
      path: '?grant_type=password',
      body: { email: thing['email'], password: 'not-the-password' },
    }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /verify',
    request: (thing) => ({ body: { type: 'magiclink', token_hash: thing['oneTimeToken'] } }),
    isForTraveller: true,
  },
  {
    route: 'POST /verify',
    request: (thing) => ({ body: { type: 'email', email: thing['email'], token: '123456' } }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /verify',
    request: (thing) => ({ path: `?type=magiclink&token=${text(thing['oneTimeToken'])}` }),
  },
  {
    route: 'HEAD /verify',
    request: (thing) => ({ path: `?type=magiclink&token=${text(thing['oneTimeToken'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /recover',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /resend',
    request: (thing) => ({ body: { type: 'signup', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /resend',
    request: (thing) => ({ body: { type: 'email_change', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /otp',
    request: (thing) => ({ body: { email: thing['email'], create_user: false } }),
    known: 'a link for somebody who is not known is refused, as the contract has it',
  },
  {
    route: 'POST /signup',
    request: (thing) => ({ body: { email: thing['email'], password: 'quiet-notebook-7' } }),
    known: takenAddress,
  },
  { route: 'GET /admin/users', request: () => ({}) },
  {
    route: 'POST /admin/users',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'PUT /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}`, body: { ban_duration: '24h' } }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /admin/users/:id',
    request: (thing) => ({ path: `/${text(thing['id'])}`, body: {} }),
    isForOwnInstance: true,
  },
  {
    route: 'GET /admin/users/:id/factors',
    request: (thing) => ({ path: `/${text(thing['id'])}/factors` }),
    isForOwnInstance: true,
  },
  {
    route: 'DELETE /admin/users/:id/factors/:factor',
    request: (thing) => ({ path: `/${text(thing['id'])}/factors/${text(thing['factorId'])}` }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /admin/generate_link',
    request: (thing) => ({ body: { type: 'magiclink', email: thing['email'] } }),
    isForOwnInstance: true,
  },
  {
    route: 'POST /invite',
    request: (thing) => ({ body: { email: thing['email'] } }),
    isForOwnInstance: true,
  },
  { route: 'POST /sso', request: () => ({ body: { domain: 'people.example' } }) },
  { route: 'GET /authorize', request: () => ({ path: '?provider=github' }) },
  { route: 'GET /settings', request: () => ({}) },
  { route: 'GET /health', request: () => ({}) },
  { route: 'GET /.well-known/jwks.json', request: () => ({}) },
  { route: 'GET /.well-known/openid-configuration', request: () => ({}) },
];

/** Calls by which somebody makes or ends what is their own; tried with a person made for it, or refused. */
const ownCalls = ['POST /logout', 'POST /factors'];

/** Routes of auth that are tried, as the routers name them. */
export const authRoutes: readonly string[] = [...new Set([...calls.map(({ route }) => route), ...ownCalls])];

const text = (value: unknown) => String(value);

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
  { route, known }: Call,
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
  const call = random.pick(calls);
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
