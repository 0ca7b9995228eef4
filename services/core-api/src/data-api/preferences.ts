import { DataApiError } from './data-api-error.ts';

/** The `Prefer` header, understood. */
export type Preferences = {
  return: 'minimal' | 'representation' | 'headers-only';
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  /** Whether the total is asked for; `planned` and `estimated` are answered exactly. */
  hasCount: boolean;
  isMissingDefault: boolean;
  maxAffected: number | null;
  /** What was honoured, for `Preference-Applied`. */
  applied: readonly string[];
};

const known = new Map([
  ['return', /^(minimal|representation|headers-only)$/],
  ['resolution', /^(merge|ignore)-duplicates$/],
  ['count', /^(exact|planned|estimated)$/],
  ['missing', /^(default|null)$/],
  ['handling', /^(strict|lenient)$/],
  ['max-affected', /^\d{1,9}$/],
]);

/**
 * Reads `Prefer`; what is unknown is ignored.
 *
 * @throws DataApiError PGRST122 for something unknown together with `handling=strict`
 */
export function parsePreferences(header: string): Preferences {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of header
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [key = '', value = ''] = part.split('=').map((text) => text.trim());
    if (known.get(key)?.test(value)) {
      if (!given.has(key)) given.set(key, value);
    } else unknown.push(part);
  }
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) {
    throw new DataApiError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  if (!isStrict) given.delete('max-affected');
  const returned = given.get('return');
  const resolution = given.get('resolution');
  const maxAffected = given.get('max-affected');
  return {
    return: returned === 'representation' || returned === 'headers-only' ? returned : 'minimal',
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    hasCount: given.has('count'),
    isMissingDefault: given.get('missing') === 'default',
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
    applied: [...given].map(([key, value]) => `${key}=${value}`),
  };
}
