import { createHmac } from 'node:crypto';

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that was given one secret. */
export function createAuthenticator(secret: string) {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  let last = -1;
  return {
    /** The next code that was not given yet; it may belong to the next half minute, as with a clock that is fast. */
    code(): string {
      last = Math.max(last + 1, Math.floor(Date.now() / 1000 / STEP_SECONDS));
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(last));
      const digest = createHmac('sha1', key).update(counter).digest();
      const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
      return String(number % 1_000_000).padStart(6, '0');
    },
  };
}
