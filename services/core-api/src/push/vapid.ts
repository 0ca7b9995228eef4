import { createECDH, createPrivateKey, sign } from 'node:crypto';

const CURVE = 'prime256v1';
/** Seconds that a token is good for; push services take at most a day. */
const TOKEN_SECONDS = 12 * 3600;

/** The key pair by which push services know who sends (RFC 8292). */
export type Vapid = {
  /** Uncompressed point, as browsers want it when they subscribe. */
  publicKey: string;
  /** Value of the header `Authorization` for an endpoint; `now` in milliseconds. */
  authorize(endpoint: string, now: number): string;
};

/** Contact of whoever sends, as `mailto:` or https; a push service writes there when something goes wrong. */
type Options = { privateKey: string; contact: string };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @throws Error when the private key is no scalar of P-256 */
export function createVapid({ privateKey, contact }: Options): Vapid {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const header = encode({ typ: 'JWT', alg: 'ES256' });
  return {
    publicKey,
    authorize(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now / 1000) + TOKEN_SECONDS,
        sub: contact,
      };
      const signed = `${header}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
