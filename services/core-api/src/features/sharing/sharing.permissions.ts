import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with objects beyond those whom they name one by one. */
export const sharingPermissions = permissionsInWords('sharing', [
  { key: 'sharing.publish', roles: ['owner', 'admin', 'coach', 'moderator'] },
]);
