import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do about roles. */
export const rolePermissions = permissionsInWords('roles', [
  { key: 'roles.manage', roles: ['owner', 'admin'] },
  { key: 'owners.manage', roles: ['owner'] },
]);
