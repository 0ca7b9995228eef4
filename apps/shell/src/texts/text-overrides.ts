import type { ServiceClient } from '@reflectory/client';
import { isRecord } from '@reflectory/domain/record';

/** A text that the instance words in its own way. */
export type TextOverride = { namespace: string; key: string; value: string };
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isOverride = (value: unknown): value is TextOverride =>
  isRecord(value) && ['namespace', 'key', 'value'].every((name) => typeof value[name] === 'string');

/** The instance's own wording, as this device and the service know it. */
export function createTextOverrides(client: ServiceClient, store: Store, instanceId: string) {
  const rowsKey = (language: string) => `reflectory.translations.${instanceId}.${language}`;
  const languagesKey = `reflectory.translations.${instanceId}`;
  const keep = (key: string, values: unknown[]) =>
    store.setItem(key, JSON.stringify({ storedAt: Date.now(), values }));
  const read = (key: string): unknown[] => {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
      return isRecord(kept) && Array.isArray(kept.values) ? kept.values : [];
    } catch {
      return [];
    }
  };

  /** Languages that the instance has any wording in; as kept while the service cannot say. */
  const findLanguages = async (): Promise<unknown[]> => {
    const { data, error } = await client
      .from('translations')
      .select('language_code')
      .eq('instance_id', instanceId);
    if (error) return read(languagesKey);
    const languages = [...new Set(data.map(({ language_code }) => language_code))];
    keep(languagesKey, languages);
    return languages;
  };

  return {
    /** What was read last time, so that the first screen already speaks the instance's words. */
    kept: (language: string): TextOverride[] => read(rowsKey(language)).filter(isOverride),
    /** Reads the wording of a language; what was kept while it cannot be had. */
    async find(language: string): Promise<TextOverride[]> {
      if (!(await findLanguages()).includes(language)) {
        keep(rowsKey(language), []);
        return [];
      }
      const { data, error } = await client
        .from('translations')
        .select('namespace,key,value')
        .eq('instance_id', instanceId)
        .eq('language_code', language);
      if (error) return read(rowsKey(language)).filter(isOverride);
      keep(rowsKey(language), data);
      return data;
    },
  };
}
