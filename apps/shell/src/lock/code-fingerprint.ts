/** What a device keeps of a code, so that it can be checked without the network: a salted, slow hash. */
export type CodeFingerprint = { salt: string; iterations: number; hash: string };

/** Rounds of PBKDF2 with SHA-256: about a quarter of a second, which a person does not mind and a guesser does. */
const ITERATIONS = 600_000;
const HASH_BITS = 256;
const SALT_BYTES = 16;

const toText = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);

async function slowHash(code: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toText(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BITS)));
}

/** Fingerprint of a code; null where the browser offers no cryptography, as on a page without TLS. */
export async function fingerprintOf(code: string): Promise<CodeFingerprint | null> {
  if (!globalThis.crypto?.subtle) return null;
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt: toText(salt), iterations: ITERATIONS, hash: await slowHash(code, salt, ITERATIONS) };
}

/** Whether a fingerprint is that of `code`. */
export async function matchesFingerprint(code: string, fingerprint: CodeFingerprint): Promise<boolean> {
  const { salt, iterations, hash } = fingerprint;
  return (await slowHash(code, toBytes(salt), iterations)) === hash;
}
