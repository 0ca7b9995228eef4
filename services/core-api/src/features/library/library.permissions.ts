import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with the library of an instance. */
export const libraryPermissions = permissionsInWords('library', [
  { key: 'library.write', roles: ['owner', 'admin', 'coach'] },
]);
