import type { BootRemote } from '@reflectory/contracts/boot';
import { SETTINGS_PATH, settingsPath } from '@reflectory/domain/areas';
import type {
  DefinedRemote,
  DeviceKeeper,
  LazyComponent,
  ReadAheadRequest,
  SearchRequest,
  SearchResult,
} from '@reflectory/platform-sdk';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { createLoadable, type LoadableStore, readyLoadable } from './loadable.ts';
import { isTimeout, type Patience, retry, withTimeout } from './retry.ts';

/** Attempts to fetch a page of a remote that itself is loaded. */
const PAGE_ATTEMPTS = 2;
/** Milliseconds that a search may take. */
const SEARCH_MS = 10_000;

type PageComponent = ComponentType<Record<string, never>>;
type Cache<Props> = Map<string, LoadableStore<ComponentType<Props>>>;

export type RemoteStoreOptions = {
  remotes: readonly BootRemote[];
  loadRemote: (remote: BootRemote) => Promise<DefinedRemote>;
  /** Makes the texts of a remote known that a page, slot or section of it says, before that is drawn. */
  addTexts: (remote: DefinedRemote, place: string) => Promise<void>;
  report: (error: unknown, name: BootRemote['name']) => void;
  patience: Patience;
};

/** The remotes of the boot manifest, each loaded at most once, at the first moment that something of it is needed. */
export type RemoteStore = {
  remotes: readonly BootRemote[];
  /** Page of a remote by the path of its route. */
  page(name: BootRemote['name'], path: string): LoadableStore<PageComponent>;
  /** What a remote puts into a slot. */
  slot(name: BootRemote['name'], slot: string): LoadableStore<ComponentType<object>>;
  /** A section of the settings, by its id. */
  section(name: BootRemote['name'], id: string): LoadableStore<PageComponent>;
  /** Asks a source of the palette's search; fails when it takes too long. */
  search(name: BootRemote['name'], id: string, request: SearchRequest): Promise<SearchResult[]>;
  /** What looks after the things that remotes keep on this device. */
  deviceKeepers(): Promise<DeviceKeeper[]>;
  /** Every remote that can be had. */
  all(): Promise<DefinedRemote[]>;
  /** Starts to load the page for an address before anything is drawn. */
  prefetch(pathname: string): void;
  /** Has the page for an address ready before somebody goes there. What cannot be had is asked for again when they do. */
  warm(pathname: string): Promise<void>;
  /** Has the page for an address ask for its data before somebody goes there, where its remote says how. */
  readAhead(pathname: string, reader: Reader): Promise<void>;
};

type Reader = Omit<ReadAheadRequest, 'params'>;

async function loadKeepers(
  remotes: readonly BootRemote[],
  definitionOf: (name: BootRemote['name']) => Promise<DefinedRemote>,
): Promise<DeviceKeeper[]> {
  const keeping = remotes.filter(({ manifest }) => manifest.keepsOnDevice);
  const definitions = await Promise.all(keeping.map(({ name }) => definitionOf(name)));
  const modules = await Promise.all(definitions.map(({ device }) => device?.()));
  return modules.flatMap((module) => (module ? [module.deviceKeeper] : []));
}

async function loadAll(definitions: readonly Promise<DefinedRemote>[]): Promise<DefinedRemote[]> {
  const loaded = await Promise.allSettled(definitions);
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

async function searchIn(loading: Promise<DefinedRemote>, id: string, request: SearchRequest) {
  const source = await (await loading).searches?.[id]?.();
  if (!source) throw new Error(`There is no search ${id}`);
  return source.search(request);
}

/** Sections of the settings that an address shows. */
const sectionsAt = ({ settings = [] }: BootRemote['manifest'], pathname: string) =>
  settings.filter(
    ({ id, isOwnPage }) => pathname === settingsPath(id) || (pathname === SETTINGS_PATH && !isOwnPage),
  );

/** The routes that fit an address best; none where no remote answers it. */
function routesAt(
  remotes: readonly BootRemote[],
  pathname: string,
): { name: BootRemote['name']; path: string; params: ReadAheadRequest['params'] }[] {
  const routes = remotes.flatMap(({ name, manifest }) => manifest.routes.map(({ path }) => ({ name, path })));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match ? [{ ...match.route, params: match.params }] : [];
}

const idOf = (name: BootRemote['name'], key: string) => `${name} ${key}`;

/** Who offers a slot and who fills it share the type of its props; the shell only hands them over. */
const fillOf = ({ slots }: DefinedRemote, slot: string) => slots[slot] as LazyComponent<object> | undefined;

/** Remotes that are asked for, each loaded at most once, and again after a failure. */
type Definitions = {
  of: (name: BootRemote['name']) => Promise<DefinedRemote>;
  /** Whether the last try failed. */
  hasFailed: (name: BootRemote['name']) => boolean;
};

function createDefinitions(
  remotes: readonly BootRemote[],
  loadRemote: RemoteStoreOptions['loadRemote'],
): Definitions {
  const definitions = new Map<string, Promise<DefinedRemote>>();
  const failed = new Set<string>();
  return {
    hasFailed: (name) => failed.has(name),
    of(name) {
      const known = definitions.get(name);
      if (known) return known;
      const remote = remotes.find((candidate) => candidate.name === name);
      if (!remote) return Promise.reject(new Error(`No remote ${name} in the boot manifest`));
      const loading = loadRemote(remote);
      definitions.set(name, loading);
      loading.then(
        () => failed.delete(name),
        () => {
          failed.add(name);
          definitions.delete(name);
        },
      );
      return loading;
    },
  };
}

type PickComponent<Props> = (definition: DefinedRemote) => LazyComponent<Props> | undefined;

/** Loads a component of a remote, with the texts that it says. */
function createComponentLoader(
  { addTexts, patience }: RemoteStoreOptions,
  definitionOf: (name: BootRemote['name']) => Promise<DefinedRemote>,
) {
  return async <Props>(
    name: BootRemote['name'],
    key: string,
    pick: PickComponent<Props>,
  ): Promise<ComponentType<Props>> => {
    const definition = await definitionOf(name);
    const importComponent = pick(definition);
    if (!importComponent) throw new Error(`${name} has nothing for ${key}`);
    const [module] = await Promise.all([
      retry(importComponent, { attempts: PAGE_ATTEMPTS, patience, isFinal: isTimeout }),
      addTexts(definition, key),
    ]);
    return module.default;
  };
}

type Route = ReturnType<typeof routesAt>[number];

/** What reads ahead for a page; whoever goes there asks again for what cannot be had, and is told. */
const findAhead = async ({ name, path }: Route, definitions: Definitions) =>
  (await definitions.of(name).catch(() => null))?.readsAhead?.[path]?.().catch(() => null);

async function readPageAhead(routes: readonly Route[], definitions: Definitions, reader: Reader) {
  for (const route of routes) {
    if (definitions.hasFailed(route.name)) continue;
    const ahead = await findAhead(route, definitions);
    ahead?.readAhead({ params: route.params, ...reader });
  }
}

export function createRemoteStore(options: RemoteStoreOptions): RemoteStore {
  const { remotes, loadRemote, report, patience } = options;
  const definitions = createDefinitions(remotes, loadRemote);
  const definitionOf = definitions.of;
  const pages: Cache<Record<string, never>> = new Map();
  const sections: Cache<Record<string, never>> = new Map();
  const slots: Cache<object> = new Map();

  const loadComponent = createComponentLoader(options, definitionOf);

  const componentOf = <Props>(
    cache: Cache<Props>,
    name: BootRemote['name'],
    key: string,
    pick: PickComponent<Props>,
  ): LoadableStore<ComponentType<Props>> => {
    const id = idOf(name, key);
    const known = cache.get(id);
    if (known) return known;
    const load = () => loadComponent(name, key, pick);
    const store = createLoadable(load, (error) => report(error, name), patience);
    cache.set(id, store);
    return store;
  };

  const pageAt =
    (path: string) =>
    ({ pages: all }: DefinedRemote) =>
      all[path];
  const page: RemoteStore['page'] = (name, path) => componentOf(pages, name, path, pageAt(path));
  const section: RemoteStore['section'] = (name, id) =>
    componentOf(sections, name, id, (definition) => definition.settings?.[id]);
  return {
    remotes,
    page,
    section,
    slot: (name, slot) => componentOf(slots, name, slot, (definition) => fillOf(definition, slot)),
    search: (name, id, request) =>
      withTimeout(searchIn(definitionOf(name), id, request), SEARCH_MS, patience),
    deviceKeepers: () => loadKeepers(remotes, definitionOf),
    all: () => loadAll(remotes.map(({ name }) => definitionOf(name))),
    prefetch(pathname) {
      for (const { name, path } of routesAt(remotes, pathname)) page(name, path);
      for (const { name, manifest } of remotes) {
        for (const { id } of sectionsAt(manifest, pathname)) section(name, id);
      }
    },
    async warm(pathname) {
      for (const route of routesAt(remotes, pathname)) {
        const { name, path } = route;
        // Whoever tries again is not kept waiting by a try that nobody asked for.
        if (pages.has(idOf(name, path)) || definitions.hasFailed(name)) continue;
        void findAhead(route, definitions);
        const loaded = await loadComponent(name, path, pageAt(path)).catch(() => null);
        if (loaded && !pages.has(idOf(name, path))) pages.set(idOf(name, path), readyLoadable(loaded));
      }
    },
    readAhead: (pathname, reader) => readPageAhead(routesAt(remotes, pathname), definitions, reader),
  };
}
