import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do with routines of an instance. */
export const workflowPermissions = permissionsInWords('workflows', [
  { key: 'workflows.instance', roles: ['owner', 'admin'] },
]);
