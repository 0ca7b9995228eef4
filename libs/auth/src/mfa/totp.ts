import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. */
export const STEP_SECONDS = 30;
/** Bytes of a secret, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

const DIGITS = 6;
/** Steps before and after the present one whose codes count, for clocks that differ. */
const WINDOW = 1;

/** RFC 6238 with SHA-1, what every authenticator app speaks. */
const totpOf = (secret: Uint8Array) =>
  new TOTP({
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** Writes bytes the way authenticator apps read a secret (RFC 4648 base 32, no padding). */
export const encodeBase32 = (bytes: Uint8Array): string => totpOf(bytes).secret.base32;

/** The code of a step. */
export const codeOfStep = (secret: Uint8Array, step: number): string =>
  totpOf(secret).generate({ timestamp: step * STEP_SECONDS * 1000 });

/**
 * The step whose code was entered, or null when it is none of the present ones or not later than `usedStep`: a code
 * that was accepted once is worth nothing any more. `now` in milliseconds.
 */
export function findStep(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { now: number; usedStep: number | null },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  // The library compares bytes, and throws where there are more of them than digits.
  if (!/^[0-9]{6}$/.test(token)) return null;
  const away = totpOf(secret).validate({ token, timestamp: now, window: WINDOW });
  if (away === null) return null;
  const step = Math.floor(now / 1000 / STEP_SECONDS) + away;
  return usedStep === null || step > usedStep ? step : null;
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
