import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

/**
 * Compares the CPU time that two proxy engines spend on a JSON call of about 0.9 kB behind Express. The engines take turns
 * within each round, so that whatever else the machine does touches both; the median of the per-round ratios counts.
 */
const ROUNDS = 11;
const REQUESTS = 4000;
const CONNECTIONS = 16;

type Server = { process: ChildProcess; port: number };

async function start(engine: string, target = ''): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'gateway-proxy/server.ts'), [engine, target]);
  const [message] = await once(child, 'message');
  return { process: child, port: message.port };
}

async function cpuTime({ process: child }: Server): Promise<number> {
  child.send('cpu');
  const [message] = await once(child, 'message');
  return message.microseconds;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get({ port, host: '127.0.0.1', path: '/rest/v1/entries?select=id', agent }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`answered ${res.statusCode}`));
      res.resume().once('end', resolve);
    });
    sent.once('error', reject);
  });
}

async function measure(server: Server): Promise<number> {
  const before = await cpuTime(server);
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) await ask(server.port);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return ((await cpuTime(server)) - before) / REQUESTS;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const origin = await start('origin');
const target = `http://127.0.0.1:${origin.port}`;
const middleware = await start('http-proxy-middleware', target);
const pool = await start('undici', target);
try {
  for (const server of [middleware, pool]) await measure(server);
  const rounds: { 'http-proxy-middleware': number; undici: number; ratio: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = [await measure(middleware), await measure(pool)];
    rounds.push({
      'http-proxy-middleware': Math.round(first),
      undici: Math.round(second),
      ratio: Math.round((first / second) * 100) / 100,
    });
  }
  console.log(
    `CPU microseconds a call, Node ${process.version}, ${REQUESTS} calls on ${CONNECTIONS} connections a round`,
  );
  console.table(rounds);
  const least = (name: 'http-proxy-middleware' | 'undici') => Math.min(...rounds.map((round) => round[name]));
  console.log(`least: ${least('http-proxy-middleware')} and ${least('undici')}`);
  console.log(`median ratio: ${median(rounds.map(({ ratio }) => ratio))}`);
} finally {
  for (const server of [origin, middleware, pool]) server.process.kill();
  agent.destroy();
}
