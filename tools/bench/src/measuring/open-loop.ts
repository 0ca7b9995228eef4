import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Call } from './load.ts';

/** Something that is asked at a steady rate. */
export type Target = { name: string; port: number; calls: readonly Call[]; perSecond: number };

/** Milliseconds of each answer, by target. */
export type Latencies = ReadonlyMap<string, number[]>;

/**
 * Asks all targets at their rates for some seconds, whether or not earlier answers have come, their requests taking
 * turns: what else the machine does touches all of them.
 */
export async function askSteadily(targets: readonly Target[], seconds: number): Promise<Latencies> {
  const latencies = new Map<string, number[]>();
  const open: Promise<void>[] = [];
  const plans = targets.map((target, index) => {
    const pool = new Pool(`http://127.0.0.1:${target.port}`, { connections: 64, pipelining: 1 });
    const times: number[] = [];
    latencies.set(target.name, times);
    const everyMs = 1000 / target.perSecond;
    return { target, pool, times, everyMs, sent: 0, offset: (everyMs * index) / targets.length };
  });
  const ask = async (plan: (typeof plans)[number]) => {
    const call = plan.target.calls[plan.sent % plan.target.calls.length];
    if (!call) throw new Error(`${plan.target.name} is asked nothing`);
    plan.sent += 1;
    const sentAt = performance.now();
    const answer = await plan.pool.request(call);
    await answer.body.dump();
    plan.times.push(performance.now() - sentAt);
    if (answer.statusCode >= 400) throw new Error(`${plan.target.name} answered ${answer.statusCode}`);
  };
  const startedAt = performance.now();
  for (let now = 0; now < seconds * 1000; now = performance.now() - startedAt) {
    const due = plans.filter(({ offset, sent, everyMs }) => offset + sent * everyMs <= now);
    for (const plan of due) open.push(ask(plan));
    await sleep(1);
  }
  await Promise.all(open);
  await Promise.all(plans.map(({ pool }) => pool.close()));
  return latencies;
}
