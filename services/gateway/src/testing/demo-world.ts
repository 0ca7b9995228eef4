import type { ControlPlane, PrincipalAnswer } from '@reflectory/contracts/control-plane';

/** Ids of the instances and people that the tests speak of. */
export const ids = {
  home: '10000000-0000-4000-8000-000000000001',
  acme: '10000000-0000-4000-8000-000000000002',
  globex: '10000000-0000-4000-8000-000000000003',
  paused: '10000000-0000-4000-8000-000000000004',
  ada: '20000000-0000-4000-8000-000000000001',
  grace: '20000000-0000-4000-8000-000000000002',
  adaSession: '30000000-0000-4000-8000-000000000001',
  graceSession: '30000000-0000-4000-8000-000000000002',
} as const;

type PlacedInstance = ControlPlane['instances'][number];

function instance(id: string, slug: string, overrides: Partial<PlacedInstance> = {}): PlacedInstance {
  return {
    id,
    slug,
    name: slug,
    status: 'active',
    brand: { productName: `${slug} notes`, accent: '#2a9d8f', logoPath: null, shape: 'soft' },
    languages: ['en'],
    defaultLanguage: 'en',
    domains: [],
    features: {},
    isDefault: false,
    joining: 'everyone',
    billing: 'subscription',
    ...overrides,
  };
}

/** A control plane of four instances: the default one, two companies, and one that is suspended. */
export function demoControlPlane(): ControlPlane {
  return {
    revision: 1,
    globalFeatures: { journal: true, goals: false },
    instances: [
      instance(ids.home, 'reflectory', { isDefault: true }),
      instance(ids.acme, 'acme', { domains: ['notes.acme.example'], features: { goals: true } }),
      instance(ids.globex, 'globex', { languages: ['de', 'en'], defaultLanguage: 'de' }),
      instance(ids.paused, 'paused', { status: 'suspended' }),
    ],
  };
}

/** Ada is a member at acme, Grace its administrator; both by `{instance}/{user}`. */
export function demoPrincipals(): Map<string, PrincipalAnswer> {
  const instances = [{ id: ids.acme, name: 'acme', slug: 'acme' }];
  const base = { isMember: true, isAuthSessionActive: true, secondFactor: 'none', instances } as const;
  return new Map<string, PrincipalAnswer>([
    [`${ids.acme}/${ids.ada}`, { role: 'user', ...base }],
    [`${ids.acme}/${ids.grace}`, { role: 'instance_admin', ...base }],
  ]);
}
