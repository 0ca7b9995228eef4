import { exportJWK, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import * as z from 'zod';

const privateKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1),
});
const keySetSchema = z.object({ keys: z.array(privateKeySchema).min(1) });

/** Signs access tokens with the first key and publishes all of them. */
export type SigningKeys = {
  /** Compact JWS, ES256, with `kid`. */
  sign(claims: JWTPayload): Promise<string>;
  /** What /.well-known/jwks.json answers: no private part is in it. */
  published: { keys: JWK[] };
};

/**
 * Reads a JWK set of private P-256 keys. A new key is put behind the first one at least ten minutes before it
 * becomes the first, and the old one stays for as long as its tokens live.
 *
 * @throws Error when the text is no such set.
 */
export async function createSigningKeys(text: string): Promise<SigningKeys> {
  const { keys } = readKeySet(text);
  const [first] = keys;
  if (!first) throw new Error('The signing keys are not usable: there is none');
  const signingKey = await importJWK(first, 'ES256');
  return {
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: first.kid }).sign(signingKey),
    published: { keys: await Promise.all(keys.map(publish)) },
  };
}

function readKeySet(text: string): z.infer<typeof keySetSchema> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The signing keys are not usable: the file is not JSON');
  }
  const result = keySetSchema.safeParse(content);
  // The issues name paths, never values: a private key must not reach the log.
  if (!result.success) {
    const paths = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(
      `The signing keys are not usable: a set of private P-256 keys with kid is expected (${paths})`,
    );
  }
  return result.data;
}

async function publish({ kty, crv, x, y, kid }: z.infer<typeof privateKeySchema>): Promise<JWK> {
  const key = await importJWK({ kty, crv, x, y }, 'ES256', { extractable: true });
  return { ...(await exportJWK(key)), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
}
