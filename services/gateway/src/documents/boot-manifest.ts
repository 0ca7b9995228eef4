import {
  type BootFacts,
  type BootManifest,
  type BootRemote,
  type BootRemoteManifest,
  FILE_LIST,
  type SharedContent,
} from '@reflectory/contracts/boot';
import type { Instance } from '@reflectory/contracts/instance';
import type { ManifestWords, Release, RemoteManifest } from '@reflectory/contracts/remotes';
import { findUnmet } from '@reflectory/domain/compatibility';
import { type RemoteRelease, isUsable } from './find-app-route.ts';
import type { GatewayContext, PlacedInstance } from '../request-context.ts';

/** What the facts of a page are made of. */
export type FactsInput = {
  context: GatewayContext;
  instance: PlacedInstance;
  /** Origin of an instance by id; null when it is not served here. */
  findOrigin: (instanceId: string) => string | null;
  shared: SharedContent | null;
  /** Of the control plane. */
  revision: number;
};

/** What the gateway knows beside the request itself. */
export type BootInput = FactsInput & {
  remotes: readonly RemoteRelease[];
  anonKey: string;
  /** What the shell of the document gives to remotes. */
  provides: Release['provides'];
};

/** Where the files of a release are served, with a final slash. */
export function baseUrlOf({ name, hash }: { name: string; hash: string }): string {
  return `/r/${name}/${hash}/`;
}

function bootWordsOf({ title, navigation, settings, commands, searches }: Omit<ManifestWords, 'promise'>) {
  return { title, navigation, settings, commands, searches };
}

/** What the shell needs of a manifest: nothing of what only administrators and the service read. */
function bootManifestOf(manifest: RemoteManifest): BootRemoteManifest {
  const { name, routes, navigation, slots, settings, commands, searches, keepsOnDevice, words } = manifest;
  const spoken = Object.entries(words ?? {}).map(
    ([language, said]) => [language, bootWordsOf(said)] as const,
  );
  return {
    name,
    routes,
    navigation,
    slots,
    settings,
    commands,
    searches,
    keepsOnDevice,
    ...(words && { words: Object.fromEntries(spoken) }),
  };
}

function bootRemote(release: RemoteRelease, provides: Release['provides']): BootRemote {
  const { name, version, hash, entry, federation, files, manifest, requires } = release;
  // A release of before has no list of its files.
  const named = Object.entries(files).filter(
    ([path]) => !files[FILE_LIST] || [entry, FILE_LIST].includes(path),
  );
  return {
    name: manifest.name,
    version,
    hash,
    entry,
    federation,
    manifest: bootManifestOf(manifest),
    baseUrl: baseUrlOf({ name, hash }),
    files: Object.fromEntries(named.map(([path, { integrity }]) => [path, integrity])),
    unmet: findUnmet(requires, provides),
  };
}

/** The public part of an instance: neither its domains nor its overrides. */
function publicInstance(instance: PlacedInstance): Instance {
  const { id, slug, name, status, brand, languages, defaultLanguage } = instance;
  return { id, slug, name, status, brand, languages, defaultLanguage };
}

/** What is true of the place and of the person now. */
export function buildBootFacts(input: FactsInput): Omit<BootFacts, 'brandSheet' | 'icon'> {
  const { context, instance, findOrigin, shared, revision } = input;
  const { principal, role, permissions, features, origin } = context;
  return {
    revision,
    instance: publicInstance(instance),
    principal:
      principal.userId !== null && role !== null
        ? {
            userId: principal.userId,
            role,
            ...(permissions && { permissions: [...permissions] }),
            instances: context.reachable.flatMap(({ id, name }) => {
              const url = id === instance.id ? origin : findOrigin(id);
              return url ? [{ id, name, url }] : [];
            }),
          }
        : null,
    features,
    shared,
  };
}

/** Everything the shell needs for its first screen; only remotes that the principal could use are in it. */
export function buildBootManifest(input: BootInput): BootManifest {
  const { context, instance, remotes, anonKey, provides } = input;
  const { role, permissions, features, origin } = context;
  return {
    ...buildBootFacts(input),
    joining: instance.joining,
    remotes: remotes
      .filter((remote) => isUsable(remote, { role, permissions, features }))
      .map((remote) => bootRemote(remote, provides)),
    service: { url: origin, anonKey },
  };
}
