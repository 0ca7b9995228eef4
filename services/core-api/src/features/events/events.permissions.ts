import { permissionsInWords } from '../../languages/permissions-in-words.ts';

/** What somebody may do about work in the background; whoever looks after all instances may do everything. */
export const eventPermissions = permissionsInWords('events', [{ key: 'events.repeat', roles: [] }]);
