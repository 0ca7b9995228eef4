import { specifiedAreas } from '@reflectory/domain/areas';
import texts from '@reflectory/domain/areas/locales/en.json' with { type: 'json' };
import type { Transaction } from '@reflectory/runtime/database';

/** Features of the specification's areas; those of remotes come from their manifests, by the gateway. */
export async function addFeatures(tx: Transaction): Promise<void> {
  const promises = new Map(Object.entries(texts).map(([id, { promise }]) => [id, promise]));
  for (const { id, feature } of specifiedAreas) {
    if (!feature) continue;
    await tx.query(
      `insert into global_features (feature_key, enabled, description) values ($1, true, $2)
       on conflict (feature_key) do nothing`,
      [feature, promises.get(id) ?? ''],
    );
  }
}
