import type {
  BootFacts,
  BootManifest,
  PageChange,
  ReachableInstance,
  SharedContent,
} from '@reflectory/contracts/boot';
import type { Instance } from '@reflectory/contracts/instance';
import type { Role } from '@reflectory/contracts/members';
import type { ServiceClient } from '@reflectory/client';
import { createListeners } from '@reflectory/platform-sdk/listeners';
import type { AuthStore } from '../session/auth-store.ts';
import { type CachedFact, createCachedFact } from './cached-fact.ts';
import { loadPermissions } from './load-permissions.ts';
import { loadRole } from './load-role.ts';
import { areInstances, isFeatures, isInstance, isRole } from './kept-shapes.ts';

/** What the shell knows of the place and of the person in it. */
type Facts = {
  features: Readonly<Record<string, boolean>>;
  instance: Instance;
  /** Instances that the person can switch to. */
  instances: readonly ReachableInstance[];
  /** Null for a visitor. */
  role: Role | null;
  /** What the person may do; undefined where nobody said. */
  permissions: readonly string[] | undefined;
  /** What a public link shows. */
  shared: SharedContent | null;
};

export type FactsStore = {
  get(): Facts;
  subscribe(listener: () => void): () => void;
  /** Asks anew for what changed, from a gateway that knows at least `revision`. What is kept stands when that fails. */
  renew(what: PageChange['what'], revision: number): Promise<void>;
};

export type FactsStoreOptions = {
  boot: BootManifest;
  client: ServiceClient;
  auth: Pick<AuthStore, 'get' | 'subscribe'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  page: Pick<Window, 'addEventListener'>;
  now: () => number;
  fetchFacts: () => Promise<BootFacts>;
  wait: (milliseconds: number) => Promise<void>;
  log: (message: string, error: unknown) => void;
};

type KnownFacts = Pick<BootManifest, 'features' | 'instance' | 'principal' | 'shared'>;

type PersonFacts = {
  userId: string;
  features: CachedFact<Record<string, boolean>>;
  instance: CachedFact<Instance>;
  instances: CachedFact<ReachableInstance[]>;
  role: CachedFact<Role>;
  /** Learned together with the role. */
  permissions: readonly string[] | undefined;
};

/**
 * Features, instance, instances and role, each kept for 30 minutes (specification, section 9). The boot manifest is the
 * first and freshest word; afterwards gateway and service are asked, and while they cannot answer, what is kept stands.
 */
export function createFactsStore(options: FactsStoreOptions): FactsStore {
  const { auth, page } = options;
  const fetchSince = createFetchSince(options);
  const listeners = createListeners();
  let boot: KnownFacts = options.boot;
  let person: PersonFacts | null = null;
  let facts = factsOf(boot, null);

  const onChange = () => {
    facts = factsOf(boot, person);
    listeners.notify();
  };
  const settle = () => {
    const state = auth.get();
    if (state.status === 'loading') return;
    const userId = state.status === 'signed-in' ? state.user.id : null;
    if (userId === (person?.userId ?? null)) return;
    for (const fact of cached(person)) fact.stop();
    person = userId === null ? null : createPersonFacts(options, userId, onChange);
    onChange();
  };
  page.addEventListener('storage', ({ key }) => {
    for (const fact of cached(person)) fact.follow(key);
  });
  auth.subscribe(settle);
  settle();
  return {
    get: () => facts,
    subscribe: listeners.subscribe,
    async renew(what, revision) {
      if (what === 'role' || what === 'all') person?.role.renew();
      if (what === 'role' || what === 'texts') return;
      boot = await fetchSince(revision);
      person?.features.set(boot.features);
      person?.instance.set(boot.instance);
      if (boot.principal && boot.principal.userId === person?.userId) {
        person.instances.set(boot.principal.instances);
      }
      onChange();
    },
  };
}

/** Milliseconds between two questions to a gateway that does not know of a change yet, and how often it is asked. */
const BEHIND = { waitMs: 250, attempts: 8 };

/** Fetches the facts of a gateway that knows at least a revision: each hears of it by itself. */
function createFetchSince({ fetchFacts, wait }: Pick<FactsStoreOptions, 'fetchFacts' | 'wait'>) {
  return async (revision: number): Promise<BootFacts> => {
    for (let attempt = 1; ; attempt += 1) {
      const facts = await fetchFacts();
      if (facts.revision >= revision || attempt >= BEHIND.attempts) return facts;
      await wait(BEHIND.waitMs);
    }
  };
}

const cached = (person: PersonFacts | null): Pick<CachedFact<unknown>, 'follow' | 'stop'>[] =>
  person ? [person.features, person.instance, person.instances, person.role] : [];

function factsOf(boot: KnownFacts, person: PersonFacts | null): Facts {
  const { principal } = boot;
  return {
    features: person?.features.get() ?? boot.features,
    instance: person?.instance.get() ?? boot.instance,
    instances: person?.instances.get() ?? principal?.instances ?? [],
    role: person ? (person.role.get() ?? 'user') : (principal?.role ?? null),
    permissions: person ? person.permissions : principal?.permissions,
    shared: boot.shared,
  };
}

/** Lets callers at the same time share one call. */
function shared<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | null = null;
  return () => (pending ??= load().finally(() => (pending = null)));
}

function createPersonFacts(options: FactsStoreOptions, userId: string, onChange: () => void): PersonFacts {
  const { boot, client, storage, now, log } = options;
  const fetchFacts = shared(options.fetchFacts);
  const instanceId = boot.instance.id;
  const principal = boot.principal?.userId === userId ? boot.principal : null;
  const common = (name: string) => ({
    storage,
    now,
    onChange,
    key: `reflectory.${name}.${instanceId}.${userId}`,
    onFailure: (error: unknown) => log(`${name}: the kept value stands`, error),
  });
  const facts: PersonFacts = {
    userId,
    permissions: principal?.permissions,
    features: createCachedFact({
      ...common('features'),
      isValue: isFeatures,
      known: boot.features,
      load: async () => (await fetchFacts()).features,
    }),
    instance: createCachedFact({
      ...common('instance'),
      isValue: isInstance,
      known: boot.instance,
      load: async () => (await fetchFacts()).instance,
    }),
    instances: createCachedFact({
      ...common('instances'),
      isValue: areInstances,
      known: principal?.instances,
      load: async () => {
        const fresh = (await fetchFacts()).principal;
        if (fresh?.userId !== userId) throw new Error('The facts are those of somebody else');
        return fresh.instances;
      },
    }),
    role: createCachedFact({
      ...common('role'),
      isValue: isRole,
      known: principal?.role,
      load: async () => {
        const [role, permissions] = await Promise.all([
          loadRole(client, instanceId, userId),
          loadPermissions(client),
        ]);
        facts.permissions = permissions ?? facts.permissions;
        return role;
      },
    }),
  };
  return facts;
}
