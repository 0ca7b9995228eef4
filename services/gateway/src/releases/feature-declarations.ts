import type { Logger } from '@reflectory/server-kit';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import type { DeclaredFeature } from '../core-api/add-features.ts';
import type { ReleaseStore } from './release-store.ts';

export type FeatureDeclarationsOptions = {
  releases: Pick<ReleaseStore, 'listCurrent'>;
  controlPlane: Pick<ControlPlaneStore, 'isLoaded' | 'knowsFeature'>;
  /** Adds features, and changes none that is there. */
  addFeatures: (features: readonly DeclaredFeature[]) => Promise<void>;
  isDevelopment: boolean;
  log: Logger;
  retryMs?: number;
};

/** Brings the features of published remotes into the control plane, each as its manifest says at first. */
export type FeatureDeclarations = {
  /** Looks for features that the control plane does not know; called whenever it or the releases changed. */
  declare(): void;
  stop(): void;
};

export function createFeatureDeclarations(options: FeatureDeclarationsOptions): FeatureDeclarations {
  const { releases, controlPlane, addFeatures, isDevelopment, log, retryMs = 5000 } = options;
  let isAsking = false;
  let retry: NodeJS.Timeout | undefined;
  // A feature that somebody removed comes back with the next release only.
  const declared = new Set<string>();

  const findMissing = (): DeclaredFeature[] =>
    releases.listCurrent().flatMap(({ manifest }) =>
      (manifest?.features ?? [])
        .filter(({ key }) => !controlPlane.knowsFeature(key) && !declared.has(key))
        .map(({ key, default: first }) => ({
          feature_key: key,
          enabled: first === 'on' || (first === 'development' && isDevelopment),
          description: manifest?.words?.['en']?.features?.[key] ?? '',
        })),
    );

  async function addMissing(): Promise<void> {
    const missing = findMissing();
    if (missing.length === 0) return;
    await addFeatures(missing);
    for (const { feature_key: key } of missing) declared.add(key);
    log.info({ features: missing.map(({ feature_key: key }) => key) }, 'features of remotes were added');
  }

  function declare(): void {
    if (isAsking || !controlPlane.isLoaded()) return;
    clearTimeout(retry);
    isAsking = true;
    addMissing()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'features of remotes could not be added');
        retry = setTimeout(declare, retryMs).unref();
      })
      .finally(() => (isAsking = false));
  }
  return { declare, stop: () => clearTimeout(retry) };
}
