import type { ServiceClient } from '@reflectory/client';

/** What the signed-in person may do at the instance; undefined while a service of the release before cannot say. */
export async function loadPermissions(client: ServiceClient): Promise<string[] | undefined> {
  const { data } = await client.rpc('own_permissions');
  return data ?? undefined;
}
