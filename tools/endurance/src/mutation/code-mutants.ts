import type { Probe } from '../isolation/probe.ts';
import { type Mutant, onSurfaces } from './mutant.ts';

type Entry = readonly [
  name: string,
  file: string,
  find: string,
  put: string,
  isMet: Mutant['isMet'],
  isHeard?: boolean,
];

const by =
  (actor: string, isMet: Mutant['isMet']) =>
  (probe: Probe): boolean =>
    probe.actor.name === actor && isMet(probe);

const calls = onSurfaces('rest', 'functions', 'storage');
const named =
  (...names: readonly string[]) =>
  ({ kind }: Probe) =>
    names.some((name) => kind.includes(name));

const gateway = 'services/gateway/src';
const lib = (name: string) => `libs/${name}/src`;

/** Guards in code: where each stands, and what takes it away. */
const entries: readonly Entry[] = [
  [
    'a token belongs to the instance of the host',
    `${gateway}/middleware/resolve-principal.middleware.ts`,
    'principal.instanceId !== null && principal.instanceId !== getInstance(req).id',
    'false',
    by('traveller, token of alpha', onSurfaces('rest', 'functions', 'storage', 'auth')),
  ],
  [
    'only members act',
    `${gateway}/middleware/resolve-role.middleware.ts`,
    'if (!answer.isMember && !isLeaving) throw',
    'if (false) throw',
    by('no longer a member', calls),
  ],
  [
    'a token ends with its auth session',
    `${gateway}/middleware/resolve-role.middleware.ts`,
    'authSessionId !== null && !answer.isAuthSessionActive',
    'false',
    by('signed out', calls),
  ],
  [
    'the second factor comes first',
    `${gateway}/middleware/require-second-factor.middleware.ts`,
    'if (lacksSecondFactor &&',
    'if (false &&',
    by('first factor only', calls),
  ],
  [
    'a brand sheet is that of its instance',
    `${gateway}/middleware/brand-sheets.middleware.ts`,
    'if (id !== instance.id)',
    'if (false)',
    named('brand-sheets'),
  ],
  [
    'a decision is remembered for its token alone',
    `${gateway}/middleware/sign-context.middleware.ts`,
    ', token].join',
    '].join',
    named('public.sessions: list', 'public.entries: list', 'public.profiles: list'),
  ],
  [
    'functions for who is signed in are closed to visitors',
    `${lib('runtime')}/functions/functions-router.ts`,
    "if (access === 'anyone') return;",
    "if (access === 'anyone' || access === 'signed-in') return;",
    ({ surface, actor }) => surface === 'functions' && actor.standing === 'visitor',
  ],
  [
    'functions for admins are closed to members',
    `${lib('runtime')}/functions/functions-router.ts`,
    'can(context, access.permission)',
    'true',
    onSurfaces('functions'),
  ],
  [
    'functions for super admins are closed to admins',
    `${lib('runtime')}/functions/functions-router.ts`,
    "access === 'super-admin' ? 'super_admin' : undefined",
    "access === 'super-admin' ? 'instance_admin' : undefined",
    onSurfaces('functions'),
  ],
  [
    'people are kept by programs alone',
    `${lib('auth')}/http/admin-router.ts`,
    "contextOf(req).db_role !== 'service_role'",
    'false',
    onSurfaces('auth'),
  ],
  [
    "a factor is its person's",
    `${lib('auth')}/mfa/factors.repository.ts`,
    'where id = $1 and user_id = $2 for update',
    'where id = $1 and $2::uuid is not null for update',
    named('/factors/:id'),
  ],
  [
    "a way to sign in is its person's",
    `${lib('auth')}/users/users.repository.ts`,
    'where id = $2 and user_id = $1',
    'where id = $2 and $1::uuid is not null',
    named('/user/identities/:id'),
  ],
  [
    'an auth session is ended by its person',
    `${lib('auth')}/devices/auth-sessions.repository.ts`,
    'where id = $1 and user_id = $2 and instance_id = $3',
    'where id = $1 and $2::uuid is not null and $3::uuid is not null',
    named('end-auth-session'),
  ],
  [
    "devices that are listed are the person's",
    `${lib('auth')}/devices/auth-sessions.repository.ts`,
    'where user_id = $1 and instance_id = $2 and',
    'where $1::uuid is not null and $2::uuid is not null and',
    named('list-auth-sessions'),
  ],
  [
    'a mailed link works at its own instance',
    `${lib('auth')}/links/one-time-tokens.repository.ts`,
    'where token_hash = $1 and instance_id = $2 and',
    'where token_hash = $1 and $2::uuid is not null and',
    named('/verify'),
  ],
  [
    'a code is exchanged at its own instance',
    `${lib('auth')}/links/flow-state.repository.ts`,
    'where auth_code = $1 and instance_id = $2',
    'where auth_code = $1 and $2::uuid is not null',
    named('/token'),
  ],
  [
    'a refresh token works at its own instance',
    `${lib('auth')}/sessions/sessions.repository.ts`,
    'where token = $2 and instance_id = $1)',
    'where token = $2 and $1::uuid is not null)',
    named('/token'),
  ],
  [
    'a signed address opens at its own instance',
    `${lib('storage')}/signed-addresses.ts`,
    'claims.data.instance === expected.instance',
    'true',
    named('/sign/'),
  ],
  [
    'what is private is not read as if it were public',
    `${lib('storage')}/objects/objects.service.ts`,
    'if (!(await rows.getBucket(context, source.bucket)).public)',
    'if (false)',
    named('/public/'),
  ],
  [
    'schemas that are not exposed stay out of reach',
    `${lib('data-api')}/data-request.ts`,
    'if (schemas.includes(name)) return name;',
    'return name;',
    named('storage.buckets: list', 'storage.objects: list', 'realtime.messages: list'),
  ],
  [
    'a room is entered by who may read there',
    `${lib('realtime')}/channel.ts`,
    'if (!permissions.broadcast.canRead && !permissions.presence.canRead)',
    'if (false)',
    onSurfaces('realtime'),
    true,
  ],
  [
    'a room is spoken into by who may write there',
    `${lib('realtime')}/http/broadcast-router.ts`,
    'if (!canWrite) return;',
    '',
    onSurfaces('realtime'),
    true,
  ],
  [
    'a channel takes tokens of its own instance',
    `${lib('realtime')}/access/channel-token.ts`,
    'bearer.instanceId !== null && bearer.instanceId !== connection.instance_id',
    'false',
    onSurfaces('realtime'),
    true,
  ],
  [
    'changes are told to who may see the row',
    `${lib('realtime')}/changes/deliver-changes.ts`,
    'if (!isGuarded(delivery)) return true;',
    'return true;',
    onSurfaces('realtime'),
    true,
  ],
];

/** Each of these guards in turn. */
export const codeMutants: readonly Mutant[] = entries.map(
  ([name, file, find, put, isMet, isHeard = false]) => ({
    name,
    kind: 'code',
    isMet,
    isHeard,
    change: { file, find, put },
  }),
);
