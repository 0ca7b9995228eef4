import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may learn of how an instance is used. */
export const analyticsPermissions = permissionsInWords('analytics', [
  { key: 'usage.view', roles: ['owner', 'admin', 'coach'] },
]);
