import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with an instance and its members. */
export const instancePermissions = permissionsInWords('instances', [
  { key: 'members.view', roles: ['owner', 'admin', 'coach', 'moderator'] },
  { key: 'members.pause', roles: ['owner', 'admin', 'coach', 'moderator'] },
  { key: 'members.invite', roles: ['owner', 'admin', 'coach'] },
  { key: 'joining.manage', roles: ['owner', 'admin'] },
  { key: 'brand.manage', roles: ['owner', 'admin'] },
  { key: 'features.manage', roles: ['owner', 'admin', 'coach'] },
  { key: 'security.manage', roles: ['owner', 'admin'] },
  { key: 'texts.manage', roles: ['owner', 'admin', 'coach'] },
  { key: 'help.manage', roles: ['owner', 'admin', 'coach'] },
]);
