import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with the provider of an instance. */
export const providerPermissions = permissionsInWords('providers', [
  { key: 'providers.manage', roles: ['owner', 'admin'] },
]);
