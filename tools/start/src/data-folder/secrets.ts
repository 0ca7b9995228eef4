import { writePrivate } from '@reflectory/database';
import { exportJWK, generateKeyPair } from 'jose';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../settings.ts';

/** Random values of this installation; made once, kept in the data folder. */
export type Secrets = {
  internal: string;
  cookie: string;
  hs256: string;
  /** Seals the secrets of second factors in the database. */
  factors: string;
  /** Signs links of mails that work without signing in. */
  links: string;
  /** Seals the keys of instances' providers in the database. */
  providers: string;
  /** Private key by which push services know this installation; browsers subscribe to it for good. */
  push: string;
  authenticatorPassword: string;
  workerPassword: string;
  /** Key of the stand-in for Stripe, and what signs its messages. */
  stripeKey: string;
  stripeWebhook: string;
  /** File with the private signing keys as a JWK set. */
  jwkFile: string;
};

type Kept = Omit<Secrets, 'jwkFile'>;

/**
 * Reads the secrets of a data folder, making them at the first start. The environment may give the secret of the fixed
 * keys and the signing keys instead, for programs that know theirs already.
 *
 * @throws StartError when they are lost and something that is kept depends on them
 */
export async function loadSecrets(
  dataDir: string,
  log: (step: string) => void,
  env = process.env,
): Promise<Secrets> {
  mkdirSync(dataDir, { recursive: true });
  const jwkFile = path.join(dataDir, 'signing-keys.json');
  const kept = completed(dataDir);
  if (!hasKeys(jwkFile)) {
    if (existsSync(jwkFile)) setAside(jwkFile, log);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
    writePrivate(jwkFile, asText({ keys: [key] }));
  }
  return {
    ...kept,
    hs256: env['GATEWAY_AUTH_HS256_SECRET'] || kept.hs256,
    jwkFile: env['CORE_API_AUTH_JWK_FILE'] || jwkFile,
  };
}

/** What the file holds, completed by whatever it lacks. */
function completed(dataDir: string): Kept {
  const file = path.join(dataDir, 'secrets.json');
  const secret = () => randomBytes(32).toString('base64url');
  const kept = readKept(file, dataDir);
  const whole: Kept = {
    internal: secret(),
    cookie: secret(),
    hs256: secret(),
    factors: secret(),
    links: secret(),
    providers: secret(),
    push: newPushKey(),
    authenticatorPassword: secret(),
    workerPassword: secret(),
    stripeKey: `sk_test_${secret()}`,
    stripeWebhook: `whsec_${secret()}`,
    ...kept,
  };
  if (Object.keys(whole).length > Object.keys(kept).length) writePrivate(file, asText(whole));
  return whole;
}

/** A scalar of P-256, always 32 bytes. */
function newPushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const scalar = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url');
}

/** Nothing is made anew beside a database whose second factors are sealed by what was lost. */
function readKept(file: string, dataDir: string): Partial<Kept> {
  const hasData = existsSync(path.join(dataDir, 'postgres/global/pg_control'));
  if (!existsSync(file)) {
    if (hasData) throw lost(`The secrets of this data folder (${file}) are missing`);
    return {};
  }
  const kept = readObject(file);
  if (kept && Object.values(kept).every((value) => typeof value === 'string' && value !== '')) return kept;
  if (hasData) throw lost(`The secrets of this data folder (${file}) are cut off or damaged`);
  return {};
}

const lost = (what: string) =>
  new StartError(
    `${what}: put the file back from a backup. Without one write {} into it to have new ones made; then everybody signs in again, keys of programs change, and second factors are set up anew`,
  );

const hasKeys = (file: string) => existsSync(file) && Array.isArray(readObject(file)?.['keys']);

/** Signing keys are replaced without a loss: tokens live an hour, and are renewed with the new ones. */
function setAside(file: string, log: (step: string) => void): void {
  const aside = `${file}.damaged-${Date.now()}`;
  renameSync(file, aside);
  log(
    `The signing keys were damaged and are now ${aside}: new ones are made, API keys signed by the old ones end`,
  );
}

function readObject(file: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const asText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
