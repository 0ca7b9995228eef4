import { useState } from 'react';
import type { DeviceKeeper, DeviceOwner } from './device-keeper.ts';
import { useCurrentUser, usePlatform, useUnsaved } from './platform.ts';

/** Values of a form by the names of its fields. */
type FormValues = Readonly<Record<string, string>>;

/** A form whose fields hold what this person typed last, on this device. */
export type FormDraft<Values extends FormValues> = {
  values: Values;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  change(values: Partial<Values>): void;
  /** After saving: the draft is gone. */
  clear(): void;
};

export type FormDrafts = {
  /** The draft of one form: `id` is that of the row, or `new`; `saved` are the values without a draft. */
  useFormDraft<Values extends FormValues>(id: string, saved: Values): FormDraft<Values>;
  /** For `device` of the remote, whose manifest says `keepsOnDevice`. */
  deviceKeeper: DeviceKeeper;
};

const PREFIX = 'reflectory.form';

/**
 * Drafts of a remote's forms. What is typed is on this device at each key, outlives the page, and goes when it is saved
 * or its person signs out and says so.
 *
 * @example export const { useFormDraft, deviceKeeper } = createFormDrafts('boards');
 */
export function createFormDrafts(remote: string): FormDrafts {
  const keyOf = ({ instanceId, userId }: Omit<DeviceOwner, 'client'>, id = '') =>
    `${PREFIX}:${remote}:${instanceId}/${userId}:${id}`;
  const keysOf = (owner: DeviceOwner) => storedKeys().filter((key) => key.startsWith(keyOf(owner)));
  return {
    useFormDraft<Values extends FormValues>(id: string, saved: Values) {
      const { boot } = usePlatform();
      const { id: userId } = useCurrentUser();
      const key = keyOf({ instanceId: boot.instance.id, userId }, id);
      const [typed, setTyped] = useState<Partial<Values>>(() => read<Values>(key));
      const [isUnkept, setUnkept] = useState(false);
      useUnsaved(key, isUnkept);
      return {
        values: { ...saved, ...typed },
        isDirty: Object.keys(typed).length > 0,
        change(values) {
          const next = { ...typed, ...values };
          setTyped(next);
          setUnkept(!write(key, next));
        },
        clear() {
          setTyped({});
          setUnkept(false);
          write(key, null);
        },
      };
    },
    deviceKeeper: {
      countUnsent: async (owner) => keysOf(owner).length,
      async forget(owner, { withUnsent }) {
        if (withUnsent) for (const key of keysOf(owner)) localStorage.removeItem(key);
      },
    },
  };
}

function storedKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
}

/** Nothing where the text is damaged, or the browser keeps nothing. */
function read<Values extends FormValues>(key: string): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const fields = Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(fields) as Partial<Values>;
  } catch {
    return {};
  }
}

/** False when the browser does not take it. */
function write(key: string, values: object | null): boolean {
  try {
    if (values === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}
