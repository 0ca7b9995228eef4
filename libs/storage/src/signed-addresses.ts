import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { StorageError } from './storage-error.ts';

/** What a signed address opens. Reading and uploading are never interchangeable. */
export type SignedScope = 'download' | 'upload';

const claimsSchema = z.object({
  /** `bucket/path`. */
  url: z.string(),
  scope: z.enum(['download', 'upload']),
  instance: z.string(),
  owner: z.string().nullable().optional(),
  upsert: z.boolean().optional(),
  transform: z.record(z.string(), z.string()).optional(),
  version: z.string().optional(),
  /** Milliseconds at which it was signed: what is revoked ends those before it. */
  signedAt: z.number().default(0),
});
export type SignedClaims = z.infer<typeof claimsSchema>;
type UnsignedClaims = Omit<SignedClaims, 'signedAt'>;

/** Makes and reads the tokens of signed addresses. */
export type SignedAddresses = {
  /** `seconds` until the address ends. */
  sign(claims: UnsignedClaims, seconds: number): Promise<string>;
  /** @throws StorageError InvalidJWT or InvalidSignature */
  verify(token: string, expected: Expected): Promise<SignedClaims>;
};

/** What an address is opened for; `urls` are the ways to read its path, one of which must have been signed. */
type Expected = Pick<SignedClaims, 'scope' | 'instance'> & { urls: readonly string[] };

const invalid = (code: 'InvalidJWT' | 'InvalidSignature', message: string) =>
  new StorageError(400, code, code, message);

/** The key is derived from a secret of the service, so that no other token of it is one of these. */
export function createSignedAddresses(secret: string): SignedAddresses {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'storage: signed addresses', 32));
  return {
    sign: (claims, seconds) =>
      new SignJWT({ ...claims, signedAt: Date.now() })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async verify(token, expected) {
      const payload = await jwtVerify(token, key, { algorithms: ['HS256'] }).then(
        (verified) => verified.payload,
        (error: unknown) => {
          if (error instanceof errors.JWTExpired)
            throw invalid('InvalidJWT', '"exp" claim timestamp check failed');
          throw invalid('InvalidJWT', 'The token of the address is not valid');
        },
      );
      const claims = claimsSchema.safeParse(payload);
      const isMeant =
        claims.success &&
        expected.urls.includes(claims.data.url) &&
        claims.data.scope === expected.scope &&
        claims.data.instance === expected.instance;
      if (!isMeant) throw invalid('InvalidSignature', 'The token belongs to another address');
      return claims.data;
    },
  };
}
