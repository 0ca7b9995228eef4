import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@reflectory/start';
import type { Random } from '../isolation/random.ts';
import type { Owner } from '../testing/owner.ts';
import { waitForRecovery } from './recovery.ts';
import { chooseVictim, kill, type Victim } from './victims.ts';

/** A kill, and how long the service was away; null when the next kill came before it was back. */
export type Kill = { victim: Victim; recoveryMs: number | null };

type ChaosOptions = { stack: Stack; owner: Owner; serviceKey: string; random: Random };

/** Milliseconds between a recovery and the next kill. */
const LONGEST_PEACE_MS = 900;
/** How often a kill comes while the service recovers from another. */
const HASTE = 0.25;

/** Kills `count` times at random moments, and at last waits until everything is back. */
export async function wreak(
  { stack, owner, serviceKey, random }: ChaosOptions,
  count: number,
  onKill: (kill: Kill) => void,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  while (kills.length < count) {
    await sleep(random.number(LONGEST_PEACE_MS));
    const victim = kills.length < firstVictims.length ? firstVictims[kills.length] : chooseVictim(random);
    if (!victim || !(await kill(victim, stack, owner, random))) continue;
    const isHasty = random.chance(HASTE) && kills.length + 1 < count;
    const recoveryMs = isHasty ? null : await waitForRecovery(victim, stack, serviceKey);
    kills.push({ victim, recoveryMs });
    onKill({ victim, recoveryMs });
  }
  for (const victim of ['worker', 'core-api'] as const) await waitForRecovery(victim, stack, serviceKey);
  return kills;
}

/** A short run meets each kind of death as well. */
const firstVictims: readonly Victim[] = ['core-api', 'postgres', 'postgres backend', 'worker', 'gateway'];
