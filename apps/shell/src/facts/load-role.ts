import type { ServiceClient } from '@reflectory/client';
import type { Role } from '@reflectory/contracts/members';
import { resolveRole } from '@reflectory/permissions';

/**
 * Role of a person at an instance, asked in the order of the specification's section 4: master admin first, then an
 * active membership, else a plain user.
 *
 * @throws Error when it cannot be read.
 */
export async function loadRole(client: ServiceClient, instanceId: string, userId: string): Promise<Role> {
  const master = await client.rpc('is_master_admin', { user_uuid: userId });
  if (master.error) throw master.error;
  if (master.data) return resolveRole({ isSuperAdmin: true, membership: null });
  const memberships = await client
    .from('instance_users')
    .select('instance_id, role')
    .eq('user_id', userId)
    .eq('is_active', true);
  if (memberships.error) throw memberships.error;
  const own = memberships.data.find((row) => row.instance_id === instanceId);
  return resolveRole({ isSuperAdmin: false, membership: own ? { role: own.role, isActive: true } : null });
}
