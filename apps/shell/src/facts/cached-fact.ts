import { PLATFORM_CACHE_MS } from '@reflectory/contracts/behaviour';
import { isRecord } from '@reflectory/domain/record';

/** Milliseconds after a failure before the next try; until then the kept value stands. */
const RETRY_MS = 60_000;

type Kept<Value> = { value: Value; storedAt: number };

export type CachedFactOptions<Value> = {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  key: string;
  now: () => number;
  /** Whether what storage holds is such a value. */
  isValue: (value: unknown) => value is Value;
  /** The value as it is known right now, for instance from the boot manifest. */
  known?: Value | undefined;
  load: () => Promise<Value>;
  onChange: () => void;
  /** Hears why loading failed. */
  onFailure: (error: unknown) => void;
};

export type CachedFact<Value> = {
  /** The newest value that is known, however old; undefined when there is none at all. */
  get(): Value | undefined;
  /** Takes over a value that is newer than what is known. */
  set(value: Value): void;
  /** Loads at once, however fresh the value is. */
  renew(): void;
  /** Takes over what another tab stored. */
  follow(key: string | null): void;
  stop(): void;
};

/**
 * Something that is kept in local storage with its time and loaded again once it is older than 30 minutes, whether or not
 * the window has the focus. When loading fails, what is kept stands.
 */
export function createCachedFact<Value>(options: CachedFactOptions<Value>): CachedFact<Value> {
  const { storage, key, now, isValue, known, load, onChange, onFailure } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const read = (): Kept<Value> | null => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      if (!isRecord(kept) || typeof kept.storedAt !== 'number' || !isValue(kept.value)) return null;
      return { value: kept.value, storedAt: kept.storedAt };
    } catch {
      return null;
    }
  };
  let current = read();
  const keep = (value: Value) => {
    current = { value, storedAt: now() };
    storage.setItem(key, JSON.stringify(current));
  };
  const age = () => (current ? now() - current.storedAt : Infinity);
  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(refresh, Math.max(milliseconds, 0));
  };
  const set = (value: Value) => {
    if (isStopped) return;
    keep(value);
    schedule(PLATFORM_CACHE_MS);
    onChange();
  };
  function refresh(): void {
    if (age() < PLATFORM_CACHE_MS) return schedule(PLATFORM_CACHE_MS - age());
    renew();
  }
  function renew(): void {
    load().then(set, (error: unknown) => {
      onFailure(error);
      schedule(RETRY_MS);
    });
  }

  if (known !== undefined) keep(known);
  refresh();
  return {
    get: () => current?.value,
    set,
    renew,
    follow(changed) {
      if (changed !== key) return;
      const kept = read();
      if (!kept || kept.storedAt <= (current?.storedAt ?? 0)) return;
      current = kept;
      schedule(PLATFORM_CACHE_MS - age());
      onChange();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
