import { hash, verify } from '@node-rs/argon2';
import { percentile } from '../measuring/statistics.ts';

/**
 * A process of its own that does nothing but check one password, as many at once as the service does, for a number of
 * seconds, and prints what it did as one line of JSON. Arguments: seconds, how many at once.
 */
const [seconds = 5, atOnce = 2] = process.argv.slice(2).map(Number);
const stored = await hash('quiet-notebook-7', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const times: number[] = [];
const startedAt = performance.now();
const work = async () => {
  while (performance.now() - startedAt < seconds * 1000) {
    const askedAt = performance.now();
    await verify(stored, 'quiet-notebook-7');
    times.push(performance.now() - askedAt);
  }
};
await Promise.all(Array.from({ length: atOnce }, work));
const took = (performance.now() - startedAt) / 1000;
const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
console.log(JSON.stringify({ requests: times.length, seconds: took, failed: 0, broken: 0, p50, p99 }));
