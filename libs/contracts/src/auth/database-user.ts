import * as z from 'zod';

/** User of PostgreSQL that a call runs as. */
export const databaseUserSchema = z.enum(['anon', 'authenticated', 'api_token', 'service_role']);
export type DatabaseUser = z.infer<typeof databaseUserSchema>;
