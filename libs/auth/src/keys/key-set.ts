import * as z from 'zod';

const states = ['next', 'active', 'retired'] as const;

/** What a key is there for at the moment. */
export type KeyState = (typeof states)[number];

/** Base64url of the 256 bytes that the modulus of an RSA key has at least. */
const MODULUS_LENGTH = 342;

/** Base64url of the 32 bytes that a shared secret has at least. */
const SECRET_LENGTH = 43;

const common = {
  kid: z.string().min(1),
  state: z.enum(states).optional(),
  /** Where no key has a state, one that may only verify does not sign. */
  key_ops: z.array(z.string()).optional(),
};
const part = z.string().min(1);

const privateKeySchema = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: part,
    y: part,
    d: part,
    alg: z.literal('ES256').default('ES256'),
    ...common,
  }),
  z.object({
    kty: z.literal('RSA'),
    n: z.string().min(MODULUS_LENGTH),
    e: part,
    d: part,
    p: part,
    q: part,
    dp: part,
    dq: part,
    qi: part,
    alg: z.literal('RS256').default('RS256'),
    ...common,
  }),
  z.object({
    kty: z.literal('oct'),
    k: z.string().min(SECRET_LENGTH),
    alg: z.literal('HS256').default('HS256'),
    ...common,
  }),
]);
const keySetSchema = z.object({
  keys: z
    .array(privateKeySchema)
    .min(1)
    .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, {
      error: 'each kid names one key',
    }),
});

/** A key of the file: a private one, P-256 or RSA, or a shared secret. */
export type PrivateKey = z.infer<typeof privateKeySchema>;

/** Reads a JWK set of private keys, or a bare array of them. @throws Error naming what is wrong, never a value */
export function readKeySet(text: string): readonly PrivateKey[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The signing keys are not usable: the file is not JSON');
  }
  const result = keySetSchema.safeParse(Array.isArray(content) ? { keys: content } : content);
  if (result.success) return result.data.keys;
  // The issues name paths, never values: a private key must not reach the log.
  const paths = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(
    `The signing keys are not usable: a set of private P-256 or RSA keys or of secrets, each with kid, is expected (${paths})`,
  );
}
