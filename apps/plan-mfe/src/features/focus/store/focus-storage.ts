import type { FocusEvent } from '@reflectory/contracts/focus';

/** What a device knows of the timer. */
export type KeptFocus = {
  /** What the service knows, by its clock. */
  events: readonly FocusEvent[];
  /** What the service does not know yet, by this device's clock. */
  pending: readonly FocusEvent[];
  /** Milliseconds that the service's clock is ahead of this device's. */
  ahead: number;
};

export type FocusStorage = {
  /** The same object until something changes. */
  read(): KeptFocus;
  write(kept: KeptFocus): void;
  /** Hears of what this tab and others write. */
  subscribe(listener: () => void): () => void;
};

type Owner = { instanceId: string; userId: string };

const PREFIX = 'reflectory.focus:';
const none: KeptFocus = { events: [], pending: [], ahead: 0 };
const keyOf = ({ instanceId, userId }: Owner) => `${PREFIX}${instanceId}/${userId}`;

function parse(text: string | null): KeptFocus {
  if (text === null) return none;
  try {
    return { ...none, ...(JSON.parse(text) as Partial<KeptFocus>) };
  } catch {
    return none;
  }
}

/** Keeps the timer of a person in this browser, where every tab reads it; in a window that keeps nothing, for this page. */
export function openFocusStorage(owner: Owner): FocusStorage {
  const key = keyOf(owner);
  const listeners = new Set<() => void>();
  let known: { text: string | null; kept: KeptFocus } = { text: null, kept: none };
  let isKeeping = true;
  const load = (): string | null => {
    try {
      return isKeeping ? localStorage.getItem(key) : known.text;
    } catch {
      return known.text;
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => (event.key === key || event.key === null) && tell();
  return {
    read() {
      const text = load();
      if (text !== known.text) known = { text, kept: parse(text) };
      return known.kept;
    },
    write(kept) {
      const text = JSON.stringify(kept);
      known = { text, kept };
      try {
        localStorage.setItem(key, text);
      } catch {
        isKeeping = false;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

/** Takes away what this browser keeps of a person's timer; what is on this device alone only where that is said. */
export function forgetFocus(owner: Owner, withPending: boolean): void {
  const { pending } = openFocusStorage(owner).read();
  if (withPending || pending.length === 0) localStorage.removeItem(keyOf(owner));
}
