import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';

/** Roles for which there is a fixed key. */
export type ApiKeyRole = 'anon' | 'service_role';

/** End of the fixed keys: 2100-01-01, in seconds. Some clients refuse a key without one. */
const expiresAt = 4_102_444_800;

/** The fixed key of a role; the same for every gateway that shares the secret. */
export function createApiKey(role: ApiKeyRole, secret: string): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('reflectory')
    .setExpirationTime(expiresAt)
    .sign(createSecretKey(Buffer.from(secret, 'utf8')));
}
