import * as z from 'zod';
import { data, pkce, text } from '../auth.schema.ts';

/** What a program with the service key says of a person, new or known. */
export const personBody = z.object({
  id: z.uuid().nullish(),
  email: text,
  phone: text,
  password: text,
  /** Made elsewhere by argon2. */
  password_hash: text,
  email_confirm: z.boolean().nullish(),
  user_metadata: data,
  app_metadata: data,
  ban_duration: text,
  role: text,
});
export type PersonBody = z.infer<typeof personBody>;

export const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });
export const inviteBody = z.object({ email: text, data });
export const generateLinkBody = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data,
  ...pkce,
});
