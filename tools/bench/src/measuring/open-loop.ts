import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Call } from './load-result.ts';
import { percentile } from './statistics.ts';

/** Something that is asked at a steady rate. */
export type Target = { name: string; port: number; calls: readonly Call[]; perSecond: number };

/** An answer: the second of the run in which it was asked for, and how many milliseconds it took. */
export type Latency = { second: number; ms: number };

/** Every answer, by target. */
export type Latencies = ReadonlyMap<string, Latency[]>;

/** Milliseconds within which a share (0 to 1) of the answers came. */
export const within = (answers: readonly Latency[], share: number): number =>
  percentile(
    answers.map(({ ms }) => ms),
    share,
  );

/** The second whose 99th percentile is the highest. */
export function worstSecond(answers: readonly Latency[]): Latency {
  const seconds = Map.groupBy(answers, ({ second }) => second);
  const all = [...seconds].map(([second, those]) => ({ second, ms: within(those, 0.99) }));
  return all.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
}

/**
 * Asks all targets at their rates for some seconds, whether or not earlier answers have come, their requests taking
 * turns: what else the machine does touches all of them.
 */
export async function askSteadily(targets: readonly Target[], seconds: number): Promise<Latencies> {
  const latencies = new Map<string, Latency[]>();
  const open: Promise<void>[] = [];
  const plans = targets.map((target, index) => {
    const pool = new Pool(`http://127.0.0.1:${target.port}`, { connections: 64, pipelining: 1 });
    const answers: Latency[] = [];
    latencies.set(target.name, answers);
    const everyMs = 1000 / target.perSecond;
    return { target, pool, answers, everyMs, sent: 0, offset: (everyMs * index) / targets.length };
  });
  const ask = async (plan: (typeof plans)[number]) => {
    const call = plan.target.calls[plan.sent % plan.target.calls.length];
    if (!call) throw new Error(`${plan.target.name} is asked nothing`);
    plan.sent += 1;
    const sentAt = performance.now();
    const answer = await plan.pool.request(call);
    await answer.body.dump();
    const second = Math.floor((sentAt - startedAt) / 1000);
    plan.answers.push({ second, ms: performance.now() - sentAt });
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
