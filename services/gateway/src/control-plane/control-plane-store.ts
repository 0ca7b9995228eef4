import type { ControlPlane, ControlPlaneChanges } from '@reflectory/contracts/control-plane';
import { resolveFeatures } from '@reflectory/domain/features';
import type { PlacedInstance } from '../request-context.ts';

/** The snapshot that every request is decided with; look-ups cost the same with one instance and with many. */
export type ControlPlaneStore = {
  /** Whether there is a snapshot at all. */
  isLoaded(): boolean;
  /** Of the snapshot; 0 without one. */
  revision(): number;
  replace(controlPlane: ControlPlane): void;
  /** Changes of the snapshot that is there. */
  change(changes: ControlPlaneChanges): void;
  /** Instance by host name, lower case, without port. */
  findByHost(hostName: string): PlacedInstance | null;
  findById(id: string): PlacedInstance | null;
  /** Whether there is a feature of this key, on or off. */
  knowsFeature(key: string): boolean;
  /** Features that are on or off at an instance. */
  featuresOf(instance: PlacedInstance): Record<string, boolean>;
  /** Host name at which an instance is reached whatever its custom domains are. */
  hostOf(instance: PlacedInstance): string;
};

/**
 * An empty store; hosts are `{slug}.{baseDomain}`, custom domains, and the bare base domain for the default instance,
 * which with `isAnyHost` has every other host as well.
 */
export function createControlPlaneStore(
  baseDomain: string,
  { isAnyHost = false }: { isAnyHost?: boolean } = {},
): ControlPlaneStore {
  let isLoaded = false;
  let revision = 0;
  let globalFeatures: Record<string, boolean> = {};
  // Our own names are looked up first: no custom domain can take one away.
  const ownHosts = new Map<string, PlacedInstance>();
  const domains = new Map<string, PlacedInstance>();
  const byId = new Map<string, PlacedInstance>();

  const hostsOf = ({ slug, isDefault }: PlacedInstance) => [
    `${slug}.${baseDomain}`,
    ...(isDefault ? [baseDomain] : []),
  ];
  function add(instance: PlacedInstance): void {
    byId.set(instance.id, instance);
    for (const host of hostsOf(instance)) ownHosts.set(host, instance);
    for (const domain of instance.domains) domains.set(domain.toLowerCase(), instance);
  }
  function remove(id: string): void {
    const instance = byId.get(id);
    if (!instance) return;
    byId.delete(id);
    for (const host of hostsOf(instance)) ownHosts.delete(host);
    for (const domain of instance.domains) domains.delete(domain.toLowerCase());
  }

  return {
    isLoaded: () => isLoaded,
    revision: () => revision,
    replace(controlPlane) {
      for (const map of [ownHosts, domains, byId]) map.clear();
      for (const instance of controlPlane.instances) add(instance);
      globalFeatures = controlPlane.globalFeatures;
      revision = controlPlane.revision;
      isLoaded = true;
    },
    change({ changed, removed, ...changes }) {
      // All names are given up before any is taken: a domain may have moved from one instance to another.
      for (const id of [...removed, ...changed.map((instance) => instance.id)]) remove(id);
      for (const instance of changed) add(instance);
      globalFeatures = changes.globalFeatures;
      revision = changes.revision;
    },
    findByHost: (host) =>
      ownHosts.get(host) ?? domains.get(host) ?? (isAnyHost ? ownHosts.get(baseDomain) : null) ?? null,
    findById: (id) => byId.get(id) ?? null,
    knowsFeature: (key) => Object.hasOwn(globalFeatures, key),
    featuresOf: (instance) => resolveFeatures(globalFeatures, instance.features),
    hostOf: (instance) => (instance.isDefault ? baseDomain : `${instance.slug}.${baseDomain}`),
  };
}
