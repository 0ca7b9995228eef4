import { isLockCode, normalCode } from '@reflectory/domain/lock-code';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../shared/retry.ts';
import type { LockCodeTask } from './lock-code.dialog.tsx';

export type LockCodeChange = { task: LockCodeTask; present: string; next: string; again: string };

/** What is wrong with what was typed; `code` finds the text for it. */
class LockCodeRefusedError extends Error {
  override name = 'LockCodeRefusedError';
  readonly code: 'lock_length' | 'lock_mismatch' | 'lock_wrong' | 'lock_paused' | 'unreachable';
  constructor(code: LockCodeRefusedError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Changes the code of the person.
 *
 * @throws LockCodeRefusedError, or the service's error.
 */
export function useChangeLockCode() {
  const { unlock, setCode } = usePlatform().lock;
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: async ({ task, present, next, again }: LockCodeChange) => {
      if (task !== 'remove') {
        if (!isLockCode(next)) throw new LockCodeRefusedError('lock_length');
        if (normalCode(next) !== normalCode(again)) throw new LockCodeRefusedError('lock_mismatch');
      }
      if (task !== 'set') {
        // The lock's own check, with its pauses after wrong codes.
        const outcome = await unlock(present);
        if (outcome === 'wrong') throw new LockCodeRefusedError('lock_wrong');
        if (outcome === 'paused') throw new LockCodeRefusedError('lock_paused');
        if (outcome === 'unreachable') throw new LockCodeRefusedError('unreachable');
      }
      await setCode(task === 'remove' ? null : next);
    },
  });
}
