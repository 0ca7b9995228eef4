import type { Logger } from '@reflectory/server-kit';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import type { DeclaredFeature } from '../core-api/add-declarations.ts';
import type { ReleaseStore } from './release-store.ts';
import { createRetriedTask } from './retried-task.ts';

type FeatureDeclarationsOptions = {
  releases: Pick<ReleaseStore, 'listCurrent'>;
  controlPlane: Pick<ControlPlaneStore, 'isLoaded' | 'knowsFeature'>;
  /** Adds features, and changes none that is there. */
  addFeatures: (features: readonly DeclaredFeature[]) => Promise<void>;
  isDevelopment: boolean;
  log: Logger;
  retryMs?: number;
};

/** Brings the features of published remotes into the control plane, each as its manifest says at first. */
type FeatureDeclarations = {
  /** Looks for features that the control plane does not know; called whenever it or the releases changed. */
  declare(): void;
  stop(): void;
};

export function createFeatureDeclarations(options: FeatureDeclarationsOptions): FeatureDeclarations {
  const { releases, controlPlane, addFeatures, isDevelopment, log, retryMs = 5000 } = options;
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

  const task = createRetriedTask({
    run: addMissing,
    onFailure: (error) => log.warn({ err: error }, 'features of remotes could not be added'),
    retryMs,
  });
  return { declare: () => void (controlPlane.isLoaded() && task.ask()), stop: task.stop };
}
