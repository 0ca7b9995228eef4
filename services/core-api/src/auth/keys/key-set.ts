import * as z from 'zod';

const states = ['next', 'active', 'retired'] as const;

/** What a key is there for at the moment. */
export type KeyState = (typeof states)[number];

/** Base64url of the 256 bytes that the modulus of an RSA key has at least. */
const MODULUS_LENGTH = 342;

const common = { kid: z.string().min(1), state: z.enum(states).optional() };
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
]);
const keySetSchema = z.object({
  keys: z
    .array(privateKeySchema)
    .min(1)
    .refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, {
      error: 'each kid names one key',
    }),
});

/** A private key of the file: P-256 or RSA. */
export type PrivateKey = z.infer<typeof privateKeySchema>;

/** Reads a JWK set of private keys. @throws Error naming what is wrong, never a value */
export function readKeySet(text: string): readonly PrivateKey[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('The signing keys are not usable: the file is not JSON');
  }
  const result = keySetSchema.safeParse(content);
  if (result.success) return result.data.keys;
  // The issues name paths, never values: a private key must not reach the log.
  const paths = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(
    `The signing keys are not usable: a set of private P-256 or RSA keys with kid is expected (${paths})`,
  );
}
