import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets unreadable in the database. */
export type SecretBox = {
  /** `owner` is bound in: a sealed secret that is copied to another row cannot be opened. */
  seal(secret: Uint8Array, owner: string): string;
  /** @throws Error when the text was sealed for another owner, with another key, or was changed. */
  open(sealed: string, owner: string): Buffer;
};

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key derived from `secret` for one purpose: what is sealed for another cannot be opened. */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, owner) {
      const [version, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new Error('A sealed secret cannot be read');
      }
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
