import { isRecord } from '@reflectory/domain/record';
import type { CodeFingerprint } from './code-fingerprint.ts';
import { noWrongTries, type WrongTries } from './wrong-tries.ts';

/** Minutes without a touch after which the lock closes; 0 never. */
export const idleChoices = [0, 1, 5, 15, 30] as const;
export type IdleMinutes = (typeof idleChoices)[number];

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this device knows of the code: `fingerprint` is null where it could not be made. */
export type KnownCode = { fingerprint: CodeFingerprint | null };

function isFingerprint(value: unknown): value is CodeFingerprint {
  if (!isRecord(value)) return false;
  const { salt, iterations, hash } = value;
  return typeof salt === 'string' && typeof iterations === 'number' && typeof hash === 'string';
}

/** What the lock keeps in local storage for one person at one instance. Every tab of the browser sees the same. */
export function createLockMemory(store: Store, owner: { instanceId: string; userId: string }) {
  const keyOf = (name: string) => `reflectory.${name}.${owner.instanceId}.${owner.userId}`;
  const keys = {
    locked: keyOf('locked'),
    code: keyOf('lock-code'),
    tries: keyOf('lock-tries'),
    idle: keyOf('lock-idle'),
    activity: keyOf('lock-activity'),
  };
  const read = (key: string): unknown => {
    try {
      return JSON.parse(store.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: object | number | null) =>
    value === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(value));

  return {
    /** Whether a key of a storage event is one of these; `null` stands for all. */
    owns: (key: string | null) => key === null || Object.values(keys).includes(key),
    isCodeKey: (key: string | null) => key === null || key === keys.code,
    /** A lock belongs to an auth session: who signs in anew has shown more than a code. */
    isLocked(authSessionId: string | null): boolean {
      const mark = read(keys.locked);
      return isRecord(mark) && (mark.authSession ?? null) === authSessionId;
    },
    setLocked: (authSessionId: string | null) => write(keys.locked, { authSession: authSessionId }),
    setUnlocked: () => write(keys.locked, null),
    knownCode(): KnownCode | null {
      const known = read(keys.code);
      if (!isRecord(known)) return null;
      return { fingerprint: isFingerprint(known.fingerprint) ? known.fingerprint : null };
    },
    setKnownCode: (known: KnownCode | null) => write(keys.code, known),
    wrongTries(): WrongTries {
      const tries = read(keys.tries);
      if (!isRecord(tries)) return noWrongTries;
      const { count, pausedUntil } = tries;
      return typeof count === 'number' && typeof pausedUntil === 'number'
        ? { count, pausedUntil }
        : noWrongTries;
    },
    setWrongTries: (tries: WrongTries) => write(keys.tries, tries.count === 0 ? null : tries),
    idleMinutes(): IdleMinutes {
      const stored = read(keys.idle);
      return idleChoices.find((choice) => choice === stored) ?? 0;
    },
    setIdleMinutes: (minutes: IdleMinutes) => write(keys.idle, minutes === 0 ? null : minutes),
    /** Moment (ms since 1970) of the last touch in any tab of this auth session; null while there was none. */
    lastActivity(authSessionId: string | null): number | null {
      const activity = read(keys.activity);
      if (!isRecord(activity) || (activity.authSession ?? null) !== authSessionId) return null;
      return typeof activity.at === 'number' ? activity.at : null;
    },
    setLastActivity: (authSessionId: string | null, at: number) =>
      write(keys.activity, { authSession: authSessionId, at }),
    /** Forgets everything but the choice of minutes. */
    forget() {
      for (const key of [keys.locked, keys.code, keys.tries, keys.activity]) store.removeItem(key);
    },
  };
}

export type LockMemory = ReturnType<typeof createLockMemory>;
