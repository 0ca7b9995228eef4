import { CONTEXT_HEADER } from '@reflectory/contracts/control-plane';
import { signContext } from '@reflectory/server-kit';
import { askOf, CoreApiUnavailableError } from './core-api-client.ts';
import type { Upstreams } from './upstreams.ts';

/** A feature of a remote, as a row of `global_features`. */
export type DeclaredFeature = { feature_key: string; enabled: boolean; description: string };

type Caller = { upstreams: Upstreams; secret: string; instance: { id: string; origin: string } };

/** Posts in the name of the gateway itself, at an instance. @throws CoreApiUnavailableError */
async function post(path: string, prefer: string, body: unknown, caller: Caller): Promise<void> {
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
  const response = await askOf(upstreams, path, {
    method: 'POST',
    headers: {
      [CONTEXT_HEADER]: signContext(context, secret),
      'content-type': 'application/json',
      prefer,
    },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  if (!response.ok) throw new CoreApiUnavailableError(`${path} answered ${response.status}`);
}

/** Adds features; those that are there stay as they are. @throws CoreApiUnavailableError */
export const addFeatures = (features: readonly DeclaredFeature[], caller: Caller): Promise<void> =>
  post(
    '/rest/v1/global_features?on_conflict=feature_key',
    'resolution=ignore-duplicates,return=minimal',
    features,
    caller,
  );

/** Makes texts known, by namespace. @throws CoreApiUnavailableError */
export const addTextKeys = (
  texts: Readonly<Record<string, readonly string[]>>,
  caller: Caller,
): Promise<void> => post('/rest/v1/rpc/add_text_keys', 'return=minimal', { texts }, caller);
