import { createHmac, createSecretKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import * as z from 'zod';

/**
 * Name of the cookie that names the principal of a document, and authorises nothing. Over https it has a prefix by which
 * browsers take it from this very host alone.
 */
export const DOCUMENT_COOKIE = 'reflectory_document';

const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${DOCUMENT_COOKIE}` : DOCUMENT_COOKIE);

const audience = 'document';
/** Seconds that the cookie lives: as long as an auth session can be refreshed. */
const maxAge = 30 * 24 * 60 * 60;

const claimsSchema = z.object({ sub: z.uuid(), session: z.uuid(), instance: z.uuid() });

/** Whom a document cookie names. */
type DocumentPrincipal = { userId: string; authSessionId: string; instanceId: string };

/** Makes and reads the cookie's values. */
export type DocumentCookie = {
  /** `Set-Cookie` value for an auth session; `isSecure` where the client came by https. */
  issue(principal: DocumentPrincipal, isSecure: boolean): string;
  /** `Set-Cookie` value that removes the cookie. */
  clear(isSecure: boolean): string;
  /** Whom the `Cookie` header of a request names; null when none, forged or expired. */
  read(cookieHeader: string | undefined, isSecure: boolean): Promise<DocumentPrincipal | null>;
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Cookies signed with `secret`. Signing is synchronous, because the headers of a proxied answer are copied at once.
 */
export function createDocumentCookie(secret: string): DocumentCookie {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  const header = encode({ alg: 'HS256' });
  const attributes = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    issue({ userId, authSessionId, instanceId }, isSecure) {
      const now = Math.floor(Date.now() / 1000);
      const claims = { sub: userId, session: authSessionId, instance: instanceId, aud: audience, iat: now };
      const signed = `${header}.${encode({ ...claims, exp: now + maxAge })}`;
      const signature = createHmac('sha256', key).update(signed).digest('base64url');
      return `${nameOf(isSecure)}=${signed}.${signature}; Max-Age=${maxAge}; ${attributes(isSecure)}`;
    },
    clear: (isSecure) => `${nameOf(isSecure)}=; Max-Age=0; ${attributes(isSecure)}`,
    async read(cookieHeader, isSecure) {
      const name = `${nameOf(isSecure)}=`;
      const pair = cookieHeader?.split(';').find((one) => one.trim().startsWith(name));
      const found = pair?.trim().slice(name.length);
      if (!found) return null;
      try {
        const { payload } = await jwtVerify(found, key, { algorithms: ['HS256'], audience });
        const { sub, session, instance } = claimsSchema.parse(payload);
        return { userId: sub, authSessionId: session, instanceId: instance };
      } catch {
        return null;
      }
    },
  };
}
