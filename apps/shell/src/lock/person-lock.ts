import type { CodeKnowledge } from './code-knowledge.ts';
import type { IdleMinutes, LockMemory } from './lock-memory.ts';
import { watchIdle } from './watch-idle.ts';
import { afterWrongTry, noWrongTries, pauseLeft, type WrongTries } from './wrong-tries.ts';

export type LockState = {
  isLocked: boolean;
  /** Null while it is not known, as before the profile was read for the first time on this device. */
  hasCode: boolean | null;
  idleMinutes: IdleMinutes;
  wrongTries: WrongTries;
};

/** How an attempt to unlock ended; see `CodeVerdict` for the last two. */
export type UnlockOutcome = 'unlocked' | 'wrong' | 'paused' | 'no-code' | 'unreachable';

export type PersonLockOptions = {
  code: CodeKnowledge;
  memory: LockMemory;
  authSessionId: () => string | null;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
  /** Something of the state may be different now. */
  onChange: () => void;
};

export type PersonLock = ReturnType<typeof createPersonLock>;

/** The lock of one person in this browser. Storage holds its state, so that every tab has the same. */
export function createPersonLock(options: PersonLockOptions) {
  const { code, memory, authSessionId, page, now, onChange } = options;
  let touchedAt = memory.lastActivity(authSessionId()) ?? now();
  const touch = (at: number) => {
    touchedAt = at;
    memory.setLastActivity(authSessionId(), at);
  };
  const isLocked = () => memory.isLocked(authSessionId());

  const lock = (): boolean => {
    if (!code.hasCode()) return false;
    memory.setLocked(authSessionId());
    onChange();
    void code.keep();
    return true;
  };

  touch(touchedAt);
  const idle = watchIdle({
    page,
    now,
    minutes: () => (code.hasCode() && !isLocked() ? memory.idleMinutes() : 0),
    lastActivity: () => Math.max(touchedAt, memory.lastActivity(authSessionId()) ?? 0),
    noteActivity: touch,
    onIdle: lock,
  });
  const look = () => {
    idle.check();
    onChange();
  };

  return {
    state: (): LockState => ({
      isLocked: isLocked(),
      hasCode: code.hasCode(),
      idleMinutes: memory.idleMinutes(),
      wrongTries: memory.wrongTries(),
    }),
    lock,
    /** Looks at storage and clock again, as when another tab wrote or the computer slept. */
    look,
    stop: idle.stop,
    async unlock(entered: string): Promise<UnlockOutcome> {
      if (pauseLeft(memory.wrongTries(), now()) > 0) return 'paused';
      const verdict = await code.judge(entered);
      if (verdict === 'wrong') memory.setWrongTries(afterWrongTry(memory.wrongTries(), now()));
      if (verdict === 'right') {
        memory.setWrongTries(noWrongTries);
        touch(now());
        memory.setUnlocked();
      }
      look();
      return verdict === 'right' ? 'unlocked' : verdict;
    },
    chooseIdleMinutes(minutes: IdleMinutes) {
      memory.setIdleMinutes(minutes);
      look();
    },
  };
}
