import { exportJWK, generateKeyPair } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Random values of this installation; made once, kept in the data folder. */
export type Secrets = {
  internal: string;
  cookie: string;
  hs256: string;
  /** Seals the secrets of second factors in the database. */
  factors: string;
  authenticatorPassword: string;
  workerPassword: string;
  /** Key of the stand-in for Stripe, and what signs its messages. */
  stripeKey: string;
  stripeWebhook: string;
  /** File with the private signing keys as a JWK set. */
  jwkFile: string;
};

/**
 * Reads the secrets of a data folder, making them at the first start. The environment may give the secret of the fixed
 * keys and the signing keys instead, for programs that know theirs already.
 */
export async function loadSecrets(dataDir: string, env = process.env): Promise<Secrets> {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  const jwkFile = path.join(dataDir, 'signing-keys.json');
  const kept = keptSecrets(file);
  if (!existsSync(jwkFile)) {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
    writePrivate(jwkFile, { keys: [key] });
  }
  return {
    ...kept,
    hs256: env['GATEWAY_AUTH_HS256_SECRET'] || kept.hs256,
    jwkFile: env['CORE_API_AUTH_JWK_FILE'] || jwkFile,
  };
}

/** What the file holds, completed by whatever it lacks. */
function keptSecrets(file: string): Omit<Secrets, 'jwkFile'> {
  const secret = () => randomBytes(32).toString('base64url');
  const kept: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const whole = {
    internal: secret(),
    cookie: secret(),
    hs256: secret(),
    factors: secret(),
    authenticatorPassword: secret(),
    workerPassword: secret(),
    stripeKey: `sk_test_${secret()}`,
    stripeWebhook: `whsec_${secret()}`,
    ...kept,
  };
  if (Object.keys(whole).length > Object.keys(kept).length) writePrivate(file, whole);
  return whole;
}

function writePrivate(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}
