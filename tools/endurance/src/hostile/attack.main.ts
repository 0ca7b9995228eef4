import { attacks } from './attacks.ts';
import type { Caller, Place } from './call.ts';
import { startPace } from './pace.ts';

/** What the attackers' process is told, once. */
export type AttackPlan = { place: Place; hostile: Caller[]; seconds: number };
/** How often each attack was tried, and what it met. */
export type AttackTally = Record<string, { tried: number; statuses: Record<string, number> }>;

process.once('message', (plan: AttackPlan) => void run(plan));
process.once('disconnect', () => process.exit());

/** Attacks for the seconds given, and stops by itself. */
async function run({ place, hostile, seconds }: AttackPlan): Promise<void> {
  const tally: AttackTally = {};
  const stopped = new AbortController();
  const paces = hostile.flatMap((caller) =>
    attacks.map(({ name, perSecond, atOnce, attempt }) => {
      const own = (tally[name] ??= { tried: 0, statuses: {} });
      const ask = async () => {
        own.tried += 1;
        const status = await attempt(place, caller, stopped.signal).catch(() => 0);
        own.statuses[status] = (own.statuses[status] ?? 0) + 1;
      };
      return startPace(perSecond, ask, { atOnce });
    }),
  );
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
  stopped.abort();
  await Promise.all(paces.map((pace) => pace.stop()));
  process.send?.(tally, () => process.exit());
}
