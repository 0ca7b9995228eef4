import type { ControlPlane } from '@reflectory/contracts';
import { resolveFeatures } from '@reflectory/domain/roles';
import type { PlacedInstance } from '../request-context.ts';

/** The snapshot that every request is decided with; look-ups cost the same with one instance and with many. */
export type ControlPlaneStore = {
  /** Whether there is a snapshot at all. */
  isLoaded(): boolean;
  /** Revision of the snapshot; -1 before the first. */
  revision(): number;
  replace(controlPlane: ControlPlane): void;
  /** Instance by host name, lower case, without port. */
  findByHost(hostName: string): PlacedInstance | null;
  findById(id: string): PlacedInstance | null;
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
  let revision = -1;
  let globalFeatures: Record<string, boolean> = {};
  let byHost = new Map<string, PlacedInstance>();
  let byId = new Map<string, PlacedInstance>();
  return {
    isLoaded: () => revision >= 0,
    revision: () => revision,
    replace(controlPlane) {
      const hosts = new Map<string, PlacedInstance>();
      for (const instance of controlPlane.instances) {
        for (const domain of instance.domains) hosts.set(domain.toLowerCase(), instance);
      }
      // Our own names come last: no custom domain can take one away.
      for (const instance of controlPlane.instances) {
        hosts.set(`${instance.slug}.${baseDomain}`, instance);
        if (instance.isDefault) hosts.set(baseDomain, instance);
      }
      byHost = hosts;
      byId = new Map(controlPlane.instances.map((instance) => [instance.id, instance]));
      globalFeatures = controlPlane.globalFeatures;
      revision = controlPlane.revision;
    },
    findByHost: (hostName) => byHost.get(hostName) ?? (isAnyHost ? byHost.get(baseDomain) : null) ?? null,
    findById: (id) => byId.get(id) ?? null,
    featuresOf: (instance) => resolveFeatures(globalFeatures, instance.features),
    hostOf: (instance) => (instance.isDefault ? baseDomain : `${instance.slug}.${baseDomain}`),
  };
}
