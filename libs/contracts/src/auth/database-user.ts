import * as z from 'zod';

/** PostgreSQL role that a call runs as. */
export const databaseRoleSchema = z.enum(['anon', 'authenticated', 'service_role']);
export type DatabaseRole = z.infer<typeof databaseRoleSchema>;
