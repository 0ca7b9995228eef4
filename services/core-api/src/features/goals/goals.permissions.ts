import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with goals of an instance. */
export const goalsPermissions = permissionsInWords('goals', [
  { key: 'goals.programs', roles: ['owner', 'admin', 'coach'] },
]);
