import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { signContext } from '@reflectory/server-kit';
import { askOf, CoreApiUnavailableError } from './core-api-client.ts';
import type { Upstreams } from './upstreams.ts';

/** A feature of a remote, as a row of `global_features`. */
export type DeclaredFeature = { feature_key: string; enabled: boolean; description: string };

type Caller = { upstreams: Upstreams; secret: string; instance: { id: string; origin: string } };

const PATH = '/rest/v1/global_features';

/**
 * Adds features in the name of the gateway itself, at an instance; those that are there stay as they are.
 *
 * @throws CoreApiUnavailableError
 */
export async function addFeatures(features: readonly DeclaredFeature[], caller: Caller): Promise<void> {
  const { upstreams, secret, instance } = caller;
  const context = {
    instance_id: instance.id,
    origin: instance.origin,
    db_role: 'service_role' as const,
    user_id: null,
    auth_session_id: null,
    role: 'user' as const,
    claims: { role: 'service_role' },
  };
  const response = await askOf(upstreams, `${PATH}?on_conflict=feature_key`, {
    method: 'POST',
    headers: {
      [CONTEXT_HEADER]: await signContext(context, secret),
      'content-type': 'application/json',
      prefer: 'resolution=ignore-duplicates,return=minimal',
    },
    body: JSON.stringify(features),
  });
  await response.body?.cancel();
  if (!response.ok) throw new CoreApiUnavailableError(`${PATH} answered ${response.status}`);
}
