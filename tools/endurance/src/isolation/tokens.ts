import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { readFileSync } from 'node:fs';
import type { Person } from './people.ts';

/** What a token may differ in from the one that sign-in would give. */
type TokenChange = { expired?: boolean; aal?: 'aal1' | 'aal2'; sessionId?: string };

/** Makes access tokens as core-api does, and forged ones. */
export type TokenMint = {
  token(person: Person, change?: TokenChange): Promise<string>;
  /** Claims and key id are right, the key is another. */
  forged(person: Person): Promise<string>;
  /** Claims are right, and nothing is signed. */
  unsigned(person: Person): string;
};

/** Signs with the keys of a running service. */
export async function createTokenMint(jwkFile: string): Promise<TokenMint> {
  const [jwk] = (JSON.parse(readFileSync(jwkFile, 'utf8')) as { keys: JWK[] }).keys;
  if (!jwk?.kid || !jwk.alg) throw new Error('There is no signing key');
  const header = { alg: jwk.alg, kid: jwk.kid, typ: 'JWT' };
  const key = await importJWK(jwk, jwk.alg);
  const { privateKey: otherKey } = await generateKeyPair(jwk.alg);
  const sign = (person: Person, change: TokenChange, by: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(claimsOf(person, change)).setProtectedHeader(header).sign(by);
  return {
    token: (person, change = {}) => sign(person, change, key),
    forged: (person) => sign(person, {}, otherKey),
    unsigned(person) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(person, {}))}.`;
    },
  };
}

function claimsOf(
  person: Person,
  { expired = false, aal = 'aal1', sessionId = person.sessionId }: TokenChange,
) {
  const now = Math.floor(Date.now() / 1000);
  const issued = expired ? now - 7200 : now - 1;
  return {
    iss: `http://${person.instance.host}/auth/v1`,
    sub: person.id,
    aud: 'authenticated',
    iat: issued,
    exp: expired ? now - 3600 : now + 12 * 3600,
    email: person.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    role: 'authenticated',
    aal,
    amr: [{ method: 'password', timestamp: issued }],
    session_id: sessionId,
    is_anonymous: false,
    instance_id: person.instance.id,
  };
}
