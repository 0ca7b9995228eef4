import type { ServiceClient } from '@reflectory/client';
import type { GlobalFeatureRow } from '@reflectory/contracts/features';
import { resolveFeatures } from '@reflectory/domain/features';

const toMap = (rows: readonly Pick<GlobalFeatureRow, 'feature_key' | 'enabled'>[]) =>
  Object.fromEntries(rows.map(({ feature_key, enabled }) => [feature_key, enabled]));

/**
 * Features of the instance: the global ones, overridden by its own.
 *
 * @throws Error when they cannot be read.
 */
export async function loadFeatures(
  client: ServiceClient,
  instanceId: string,
): Promise<Record<string, boolean>> {
  const [global, own] = await Promise.all([
    client.from('global_features').select('feature_key, enabled'),
    client.from('instance_features').select('feature_key, enabled').eq('instance_id', instanceId),
  ]);
  const error = global.error ?? own.error;
  if (error) throw error;
  return resolveFeatures(toMap(global.data ?? []), toMap(own.data ?? []));
}
