import { isRecord } from '@reflectory/domain/record';

/** Choices that are remembered. */
const KEPT = 5;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What a person chose last in the palette, on this device: keys of places and commands and never what was searched or found,
 * which is private. It goes when they sign out.
 */
export function createRecentChoices(
  store: Store,
  owner: () => { instanceId: string; userId: string } | null,
) {
  const keyOf = () => {
    const whose = owner();
    return whose && `reflectory.palette.${whose.instanceId}.${whose.userId}`;
  };
  const list = (): string[] => {
    const key = keyOf();
    if (key === null) return [];
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
      const keys = isRecord(kept) && Array.isArray(kept.keys) ? kept.keys : [];
      return keys.filter((one) => typeof one === 'string').slice(0, KEPT);
    } catch {
      return [];
    }
  };
  return {
    /** Keys, the last chosen first. */
    list,
    add(chosen: string) {
      const key = keyOf();
      const keys = [chosen, ...list().filter((one) => one !== chosen)].slice(0, KEPT);
      if (key !== null) store.setItem(key, JSON.stringify({ keys }));
    },
    forget() {
      const key = keyOf();
      if (key !== null) store.removeItem(key);
    },
  };
}

export type RecentChoices = ReturnType<typeof createRecentChoices>;
