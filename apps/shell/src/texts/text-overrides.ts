import type { ServiceClient } from '@reflectory/client';

/** A text that the instance words in its own way. */
export type TextOverride = { namespace: string; key: string; value: string };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const cacheKey = (instanceId: string, language: string) =>
  `reflectory.translations.${instanceId}.${language}`;

const isOverride = (value: unknown): value is TextOverride =>
  typeof value === 'object' &&
  value !== null &&
  ['namespace', 'key', 'value'].every((name) => typeof Reflect.get(value, name) === 'string');

/** What was read last time, so that the first screen already speaks the instance's words. */
export function readCachedOverrides(store: Store, instanceId: string, language: string): TextOverride[] {
  try {
    const cached: unknown = JSON.parse(store.getItem(cacheKey(instanceId, language)) ?? '{}');
    const rows = typeof cached === 'object' && cached !== null ? Reflect.get(cached, 'rows') : null;
    return Array.isArray(rows) ? rows.filter(isOverride) : [];
  } catch {
    return [];
  }
}

/** Reads the instance's wording of a language; null when it cannot be had, and the built-in labels stand. */
export async function fetchOverrides(
  client: ServiceClient,
  store: Store,
  instanceId: string,
  language: string,
): Promise<TextOverride[] | null> {
  const { data, error } = await client
    .from('translations')
    .select('namespace,key,value')
    .eq('instance_id', instanceId)
    .eq('language_code', language);
  if (error) return null;
  store.setItem(cacheKey(instanceId, language), JSON.stringify({ storedAt: Date.now(), rows: data }));
  return data;
}
