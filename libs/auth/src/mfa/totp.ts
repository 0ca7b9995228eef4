import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a code is shown. */
export const STEP_SECONDS = 30;
/** Bytes of a secret, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

const DIGITS = 6;
/** Steps before and after the present one whose codes count, for clocks that differ. */
const WINDOW = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes the way authenticator apps read a secret (RFC 4648 base 32, no padding). */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The code of a step (RFC 6238 with SHA-1, what every authenticator app speaks). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code was entered, or null when it is none of the present ones or not later than `usedStep`: a code
 * that was accepted once is worth nothing any more. `now` in milliseconds.
 */
export function findStep(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { now: number; usedStep: number | null },
): number | null {
  const entered = Buffer.from(code.replaceAll(/\s/g, ''));
  if (entered.length !== DIGITS) return null;
  const present = Math.floor(now / 1000 / STEP_SECONDS);
  for (let step = present - WINDOW; step <= present + WINDOW; step += 1) {
    const isRight = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), entered);
    if (isRight && (usedStep === null || step > usedStep)) return step;
  }
  return null;
}

/** Address that an authenticator app reads out of the QR code. */
export function keyUri(key: { secret: string; issuer: string; account: string }): string {
  // A colon separates the two parts of the label.
  const part = (text: string) => encodeURIComponent(text.replaceAll(':', ' '));
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(DIGITS),
    issuer: key.issuer,
    period: String(STEP_SECONDS),
    secret: key.secret,
  });
  return `otpauth://totp/${part(key.issuer)}:${part(key.account)}?${query.toString().replaceAll('+', '%20')}`;
}
