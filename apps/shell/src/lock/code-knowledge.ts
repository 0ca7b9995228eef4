import { isLockCode, normalCode } from '@reflectory/domain/lock-code';
import type { ServiceClient } from '@reflectory/client';
import { fingerprintOf, matchesFingerprint } from './code-fingerprint.ts';
import { readLockCode, writeLockCode } from './lock-code.ts';
import type { LockMemory } from './lock-memory.ts';

/** A text that is not exactly six characters was given as a code. */
class LockCodeLengthError extends Error {
  override name = 'LockCodeLengthError';
}

/** `no-code`: nothing can equal it. `unreachable`: neither the service nor this device could say. */
type CodeVerdict = 'right' | 'wrong' | 'no-code' | 'unreachable';

export type CodeKnowledge = {
  /** Null while it is not known, as before the profile was read for the first time on this device. */
  hasCode(): boolean | null;
  /** Reads the profile; when that fails, what was known stands. */
  read(): Promise<void>;
  /** Compares with the stored code, or with what this device keeps of it while the profile cannot be read. */
  judge(entered: string): Promise<CodeVerdict>;
  /** Keeps on this device what is needed to unlock without the network. Slow on purpose: nobody waits for it. */
  keep(): Promise<void>;
  /** @throws LockCodeLengthError, or the service's error. */
  set(code: string | null): Promise<void>;
};

type CodeKnowledgeOptions = { client: ServiceClient; userId: string; memory: LockMemory };

/** What is known of a person's code: the profile's word first, then this device's. */
export function createCodeKnowledge({ client, userId, memory }: CodeKnowledgeOptions): CodeKnowledge {
  /** As the profile has it; undefined while it could not be read. */
  let code: string | null | undefined;

  const learn = (read: string | null) => {
    code = read;
    // An old fingerprint would still open what the profile no longer opens.
    if (code === null) memory.setKnownCode(null);
  };
  const tryToRead = async () => {
    const read = await readLockCode(client, userId).catch(() => undefined);
    if (read !== undefined) learn(read);
    return read;
  };
  /** The code whose fingerprint this page made or is making: one is enough. */
  let keeping: { code: string; isRunning: boolean; done: Promise<void> } | null = null;
  const keep = async () => {
    if (!code) return;
    if (keeping?.code === code && (keeping.isRunning || memory.knownCode())) return keeping.done;
    const kept = code;
    const work = { code: kept, isRunning: true, done: Promise.resolve() };
    work.done = fingerprintOf(kept).then((fingerprint) => {
      work.isRunning = false;
      if (code === kept) memory.setKnownCode({ fingerprint });
    });
    keeping = work;
    return work.done;
  };

  return {
    hasCode: () => (code === undefined ? memory.knownCode() !== null || null : code !== null),
    keep,
    async read() {
      await tryToRead();
      if (!memory.knownCode()) void keep();
    },
    async judge(entered) {
      const read = await tryToRead();
      if (read === null) return 'no-code';
      if (read !== undefined) return read === normalCode(entered) ? 'right' : 'wrong';
      const fingerprint = memory.knownCode()?.fingerprint;
      if (!fingerprint) return 'unreachable';
      return (await matchesFingerprint(normalCode(entered), fingerprint)) ? 'right' : 'wrong';
    },
    async set(text) {
      if (text !== null && !isLockCode(text)) throw new LockCodeLengthError('A lock code has six characters');
      const next = text === null ? null : normalCode(text);
      await writeLockCode(client, userId, next);
      learn(next);
      void keep();
    },
  };
}
