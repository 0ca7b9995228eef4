import type { ProbeMaker } from '../probe.ts';

const json = { 'content-type': 'application/json' };

/** Rows that everybody at an instance reads and few write: what one is, how it is changed, and who may. */
const shared = [
  {
    table: 'translations',
    isOpenTo: ['admin', 'super'],
    row: { language_code: 'en', namespace: 'walls', key: 'walls', value: 'Walls' },
    change: { value: 'Changed' },
  },
  {
    table: 'help_contacts',
    isOpenTo: ['admin', 'super'],
    row: {
      country_code: 'AT',
      name: 'Walls',
      url: 'https://walls.example',
      source: 'walls.example',
      checked_on: '2026-01-01',
    },
    change: { name: 'Changed' },
  },
  {
    table: 'instance_features',
    isOpenTo: ['admin', 'super'],
    row: { feature_key: 'beta_programme', enabled: false },
    change: { enabled: false },
  },
  {
    table: 'global_features',
    isOpenTo: ['super'],
    row: { feature_key: 'walls', enabled: true },
    change: { description: 'Changed' },
  },
  {
    table: 'instance_roles',
    isOpenTo: ['admin', 'super'],
    row: { name: 'Walls', permissions: ['roles.manage'] },
    change: { permissions: ['roles.manage'] },
  },
  {
    table: 'instance_users',
    isOpenTo: ['admin', 'super'],
    row: {},
    change: { role: 'admin' },
  },
];

/** Rows of the actor's own instance, written by whoever may only read them. */
export const writeShared: ProbeMaker = (_world, actor, random) => {
  const { table, isOpenTo, row, change } = random.pick(shared);
  if (isOpenTo.includes(actor.standing)) return null;
  const method = random.pick(['POST', 'PATCH', 'DELETE'] as const);
  if (table === 'instance_users' && method === 'POST') return null;
  const all = Object.keys(change).map((column) => `${column}=not.is.null`);
  return {
    surface: 'rest',
    kind: `${table}: ${method} of what is everybody's`,
    actor,
    foreign: null,
    random: {},
    mustBeEmpty: true,
    request: () => ({
      method,
      path: `/rest/v1/${table}${method === 'POST' ? '' : `?${all.join('&')}`}`,
      headers: { ...actor.headers, ...json, prefer: 'return=representation' },
      body: method === 'DELETE' ? undefined : JSON.stringify(method === 'POST' ? row : change),
    }),
  };
};
