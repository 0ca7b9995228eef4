import { invalidRequest } from '../storage-error.ts';

const units: Readonly<Record<string, number>> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };

/** Bytes of `1234`, `'20mb'` or `'1kb'` (decimal units); null for none. @throws StorageError */
export function parseSize(given: number | string | null): number | null {
  if (given === null) return null;
  const [, amount, unit = 'b'] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([kmg]?b)?$/i.exec(String(given).trim()) ?? [];
  const bytes = amount === undefined ? Number.NaN : Number(amount) * (units[unit.toLowerCase()] ?? 1);
  if (!Number.isSafeInteger(Math.round(bytes)) || bytes <= 0) {
    throw invalidRequest(`Invalid file size limit: ${String(given).slice(0, 50)}`);
  }
  return Math.round(bytes);
}

/** Whether a media type is among those allowed; `image/*` allows every kind of image. Null allows all. */
export function isTypeAllowed(type: string, allowed: readonly string[] | null): boolean {
  if (allowed === null || allowed.length === 0) return true;
  const [plain = ''] = type.toLowerCase().split(';');
  const wanted = plain.trim();
  return allowed.some((entry) => {
    const pattern = entry.toLowerCase();
    if (pattern === '*/*' || pattern === wanted) return true;
    return pattern.endsWith('/*') && wanted.startsWith(pattern.slice(0, -1));
  });
}
