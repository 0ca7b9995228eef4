import { DataApiError } from '../data-api-error.ts';

const known = new Map([
  ['return', /^(minimal|representation|headers-only)$/],
  ['resolution', /^(merge|ignore)-duplicates$/],
  ['count', /^(exact|planned|estimated)$/],
  ['missing', /^(default|null)$/],
  ['handling', /^(strict|lenient)$/],
  ['max-affected', /^\d{1,9}$/],
  ['tx', /^(commit|rollback)$/],
]);

/** Whether `Prefer` names a time zone, so that the names of those that are known are needed to read it. */
export const namesTimeZone = (header: string): boolean => /(^|,)\s*timezone\s*=/.test(header);

/** How the total is found out: counted, taken from the planner, or counted as long as that is quick. */
export type CountKind = 'exact' | 'planned' | 'estimated';

/** The `Prefer` header, understood. */
export type Preferences = {
  return: 'minimal' | 'representation' | 'headers-only';
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  /** How the total is found out, or null when nobody asks for it. */
  count: CountKind | null;
  isMissingDefault: boolean;
  maxAffected: number | null;
  isRolledBack: boolean;
  /** Name of the time zone in which times are read and written; null for UTC. */
  timeZone: string | null;
  /** What is honoured, for `Preference-Applied`; what the kind of request ignores is left out there. */
  applied: ReadonlyMap<string, string>;
};

/**
 * Reads `Prefer`; what is unknown is ignored, also a time zone that is none of `timeZones`.
 *
 * @throws DataApiError PGRST122 for something unknown together with `handling=strict`
 */
export function parsePreferences(
  header: string,
  { mayRollBack }: { mayRollBack: boolean },
  timeZones: ReadonlySet<string>,
): Preferences {
  const { given, unknown } = readPreferences(header, timeZones);
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) {
    throw new DataApiError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  if (!isStrict) given.delete('max-affected');
  if (!mayRollBack) given.delete('tx');
  const returned = given.get('return');
  const resolution = given.get('resolution');
  const count = given.get('count');
  const maxAffected = given.get('max-affected');
  return {
    return: returned === 'representation' || returned === 'headers-only' ? returned : 'minimal',
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    count: count === 'exact' || count === 'planned' || count === 'estimated' ? count : null,
    isMissingDefault: given.get('missing') === 'default',
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
    isRolledBack: given.get('tx') === 'rollback',
    timeZone: given.get('timezone') ?? null,
    applied: given,
  };
}

function readPreferences(header: string, timeZones: ReadonlySet<string>) {
  const isKnown = (key: string, value: string) =>
    key === 'timezone' ? timeZones.has(value) : known.get(key)?.test(value);
  const given = new Map<string, string>();
  const unknown: string[] = [];
  const parts = header.split(',').map((text) => text.trim());
  for (const part of parts.filter(Boolean)) {
    const [key = '', value = ''] = part.split('=').map((text) => text.trim());
    if (!isKnown(key, value)) unknown.push(part);
    else if (!given.has(key)) given.set(key, value);
  }
  return { given, unknown };
}

const always = ['count', 'handling', 'tx', 'timezone'];
const honoured: Readonly<Record<string, readonly string[]>> = {
  call: ['return', 'max-affected'],
  POST: ['return', 'resolution', 'missing'],
  PUT: ['return', 'missing'],
  PATCH: ['return', 'max-affected'],
  DELETE: ['return', 'max-affected'],
};

/** The header `Preference-Applied` for a method on a table, or for a `call` of a function; '' when nothing was honoured. */
export function appliedPreferences({ applied }: Preferences, kind: string): string {
  const names = [...always, ...(honoured[kind] ?? [])];
  return [...applied]
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}
