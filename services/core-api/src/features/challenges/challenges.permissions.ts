import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do about challenges of a whole instance. */
export const challengesPermissions = permissionsInWords('challenges', [
  { key: 'challenges.write', roles: ['owner', 'admin', 'coach'] },
]);
