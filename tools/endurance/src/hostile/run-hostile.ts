import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiKey } from '@reflectory/server-kit';
import { startThrowawayService, startVariant } from '@reflectory/start';
import { openOwner } from '../testing/owner.ts';
import type { AttackPlan, AttackTally } from './attack.main.ts';
import { productLimits } from './product-limits.ts';
import { type Outcome, startOthers } from './others.ts';
import { arrangeScenes } from './scene.ts';

export type HostileReport = { calm: Outcome[]; attacked: Outcome[]; attacks: AttackTally };

/** The lowest: whatever else wants the processor has it first. */
const LOWEST_PRIORITY = 19;

/**
 * The others use the service alone for `calmSeconds`, and then for `seconds` beside one hostile member in each instance who
 * does everything at once.
 */
export async function runHostile(
  { seconds, calmSeconds }: { seconds: number; calmSeconds: number },
  onPhase: (phase: string) => void = () => undefined,
): Promise<HostileReport> {
  const service = await startThrowawayService();
  const owner = openOwner(service.stack.database.owner);
  const product = await startVariant(service.stack, productLimits).catch(async (error: unknown) => {
    await owner.end();
    await service.stop();
    throw error;
  });
  try {
    const place = { url: product.url, anonKey: await createApiKey('anon', service.stack.secrets.hs256) };
    onPhase('Arranging instances and people');
    const scenes = await arrangeScenes(place, owner);
    const watch = async (forSeconds: number) => {
      const others = startOthers(place, scenes);
      await sleep(forSeconds * 1000);
      return others.stop();
    };
    // Connections are opened and programs compiled.
    await watch(Math.min(10, seconds / 3));
    onPhase('The others alone');
    const calm = await watch(calmSeconds);
    onPhase('The others beside the hostile members');
    const attack = startAttack({
      place,
      hostile: scenes.map(({ hostile }) => hostile),
      seconds: seconds + 2,
    });
    await sleep(1000);
    const attacked = await watch(seconds);
    return { calm, attacked, attacks: await attack };
  } finally {
    await product.stop();
    await owner.end();
    await service.stop();
  }
}

/** Attacks from a process of its own, which stops by itself. */
function startAttack(plan: AttackPlan): Promise<AttackTally> {
  const attackers = fork(new URL('./attack.main.ts', import.meta.url), []);
  if (attackers.pid !== undefined) setPriority(attackers.pid, LOWEST_PRIORITY);
  attackers.send(plan);
  return new Promise((resolve, reject) => {
    attackers.once('message', (tally: AttackTally) => resolve(tally));
    attackers.once('exit', () => reject(new Error('The attackers ended early')));
  });
}
