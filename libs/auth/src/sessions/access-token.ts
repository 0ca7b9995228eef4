import type { JWTPayload } from 'jose';
import type { UserRow } from '../users/user-row.ts';
import type { SessionRow } from './sessions.repository.ts';

/** Whose token, for which auth session, issued where, when (unix seconds) and for how many seconds. */
export type AccessTokenSubject = {
  origin: string;
  instanceId: string;
  user: UserRow;
  session: SessionRow;
  issuedAt: number;
  lifetime: number;
};

/** Issuer of the tokens of an origin. */
export const issuerOf = (origin: string) => `${new URL(origin).origin}/auth/v1`;

/** Claims of an access token; `instance_id` binds it to the instance it was issued at. */
export function accessTokenClaims({
  origin,
  instanceId,
  user,
  session,
  issuedAt,
  lifetime,
}: AccessTokenSubject): JWTPayload {
  return {
    iss: issuerOf(origin),
    sub: user.id,
    aud: 'authenticated',
    exp: issuedAt + lifetime,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    instance_id: instanceId,
  };
}
