import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify } from 'jose';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** A browser that subscribed: what it tells us, and how it reads a message by WebCrypto. */
export async function createBrowser() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const keys = {
    p256dh: Buffer.from(point).toString('base64url'),
    auth: Buffer.from(auth).toString('base64url'),
  };
  const derive = async (secret: Bytes, salt: Bytes, info: Bytes, bytes: number) => {
    const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    const options = { name: 'HKDF', hash: 'SHA-256', salt, info };
    return new Uint8Array(await crypto.subtle.deriveBits(options, key, bytes * 8));
  };
  const encoder = new TextEncoder();
  return {
    keys,
    async decrypt(message: Uint8Array): Promise<string> {
      const bytes = new Uint8Array(message);
      const salt = bytes.slice(0, 16);
      const idLength = bytes[20] ?? 0;
      const sender = bytes.slice(21, 21 + idLength);
      const curve = { name: 'ECDH', namedCurve: 'P-256' };
      const senderKey = await crypto.subtle.importKey('raw', sender, curve, false, []);
      const shared = await crypto.subtle.deriveBits(
        { name: 'ECDH', public: senderKey },
        pair.privateKey,
        256,
      );
      const info = new Uint8Array([...encoder.encode('WebPush: info\0'), ...point, ...sender]);
      const secret = await derive(shared, auth, info, 32);
      const content = await derive(secret, salt, encoder.encode('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(secret, salt, encoder.encode('Content-Encoding: nonce\0'), 12);
      const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
      const padded = new Uint8Array(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(21 + idLength)),
      );
      return new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)));
    },
  };
}

/** A message as a push service gets it. */
export type Pushed = {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Claims of the token, whose signature was verified by the key beside it. */
  claims: { aud?: unknown; sub?: unknown; exp?: number };
  publicKey: string;
};

/** A push service: it takes what is signed for it, and answers `statusOf` its path otherwise than with 201. */
export async function startPushService(statusOf: (path: string) => number = () => 201) {
  const pushed: Pushed[] = [];
  const server = createServer((req, res) => {
    const take = async () => {
      const body = await buffer(req);
      const path = req.url ?? '';
      const [, token = '', publicKey = ''] =
        /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(req.headers.authorization ?? '') ?? [];
      const point = Buffer.from(publicKey, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
      const keys = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }] });
      const audience = `http://${req.headers.host}`;
      const { payload: claims } = await jwtVerify(token, keys, { audience, algorithms: ['ES256'] });
      const headers = Object.fromEntries(
        Object.entries(req.headers).map(([name, value]) => [name, String(value)]),
      );
      pushed.push({ path, headers, body, claims, publicKey });
      res.writeHead(statusOf(path)).end();
    };
    take().catch(() => res.writeHead(403).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
