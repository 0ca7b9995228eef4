import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do about what others share. */
export const communityPermissions = permissionsInWords('community', [
  { key: 'community.moderate', roles: ['owner', 'admin', 'moderator'] },
]);
