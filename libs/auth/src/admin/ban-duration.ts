import { validationFailed } from '../auth-errors.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
/** Until the end of time as PostgreSQL and JavaScript both write it. */
const LONGEST_MS = 1000 * 365 * 86_400_000;

/**
 * How long a ban lasts, in milliseconds; null ends it. Written like `1h30m` or `none`.
 *
 * @throws HttpError 400
 */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text) || text.length > 100) {
    throw validationFailed('invalid format for ban duration: it is none, or like 24h or 1h30m');
  }
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)) {
    sum += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  }
  return Math.min(sum, LONGEST_MS);
}
