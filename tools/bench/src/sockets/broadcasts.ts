import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { percentile } from '../measuring/statistics.ts';
import type { Member } from './swarm.ts';

/** What came of some broadcasts; times in milliseconds. */
export type Heard = { expected: number; delivered: number; p50: number; p99: number; perSecond: number };

const saidSchema = z.object({ payload: z.object({ at: z.number() }) });
/** Milliseconds after which what has not come does not come any more. */
const PATIENCE_MS = 10_000;
/** Messages that a member may send in a second without coming near its limit. */
const MOST_OF_ONE = 100;

/** Lets members speak in turn, as many messages a second in all, and counts what the others of their channels hear. */
export async function measureBroadcasts(
  members: readonly Member[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Heard> {
  const sizes = new Map<string, number>();
  for (const { channel } of members) sizes.set(channel, (sizes.get(channel) ?? 0) + 1);
  const latencies: number[] = [];
  for (const member of members) {
    member.onMessage = (message) => {
      latencies.push(performance.now() - saidSchema.parse(message).payload.at);
    };
  }
  const speakers = firstOfEach(members);
  if (perSecond / speakers.length > MOST_OF_ONE) throw new Error('Too many messages for one member');
  const startedAt = performance.now();
  let [sent, expected] = [0, 0];
  for (let now = 0; now < seconds * 1000; now = performance.now() - startedAt) {
    for (; sent < (now / 1000) * perSecond; sent += 1) {
      const speaker = speakers[sent % speakers.length];
      speaker?.broadcast({ at: performance.now(), text: 'x'.repeat(100) });
      expected += (sizes.get(speaker?.channel ?? '') ?? 1) - 1;
    }
    await sleep(2);
  }
  const endsAt = performance.now() + PATIENCE_MS;
  while (latencies.length < expected && performance.now() < endsAt) await sleep(20);
  const took = (performance.now() - startedAt) / 1000;
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { expected, delivered: latencies.length, p50, p99, perSecond: latencies.length / took };
}

function firstOfEach(members: readonly Member[]): Member[] {
  return [...new Map(members.toReversed().map((member) => [member.channel, member])).values()];
}
