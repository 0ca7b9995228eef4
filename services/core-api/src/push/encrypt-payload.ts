import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave to encrypt for it: its public key and its secret, as base64url. */
export type PushKeys = { p256dh: string; auth: string };

/** Bytes of the one record, its padding included: every message looks as long as any other. */
const PADDED_BYTES = 2048;
const RECORD_SIZE = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Ends the text of the last record; zeros after it are padding. */
const LAST_RECORD = 2;

/** Salt and key pair of one message; tests give those of the example of RFC 8291. */
type Once = { salt: Buffer; pair: ECDH };

function newOnce(): Once {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(SALT_BYTES), pair };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(info), bytes));

/**
 * Encrypts a text for one browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291.
 *
 * @throws Error when the browser's key is no point of P-256
 */
export function encryptPayload(
  text: string,
  { p256dh, auth }: PushKeys,
  { padTo = PADDED_BYTES, once: { salt, pair } = newOnce() }: { padTo?: number; once?: Once } = {},
): Buffer<ArrayBuffer> {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = pair.getPublicKey();
  const shared = pair.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);

  const plain = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, padTo - plain.length - 1));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const encrypted = [
    cipher.update(Buffer.concat([plain, Buffer.from([LAST_RECORD]), padding])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, ...encrypted]);
}
