import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import { createApiKey } from '@reflectory/server-kit';
import { prepareLoad } from './measuring/load.ts';
import { type Call, type Load, resultSchema } from './measuring/load-result.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { ratio, runRounds, summaryOf } from './measuring/rounds.ts';
import { table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';
import { closePlaces, closePlacesOnSignal, openPlace } from './reads/place.ts';
import { givePassword, personOf } from './testing/load-rows.ts';

/** Sign-ins through the gateway beside the bare check of a password, with the same settings and as many at once. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    patience: { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});
/** People, each at an instance of their own: nobody comes near a limit, although all limits are on. */
const PEOPLE = 300;
const PASSWORD = 'quiet-notebook-7';
/** Hashes that core-api checks at once. */
const AT_ONCE = 2;
const CONNECTIONS = 8;
process.env['GATEWAY_RATE_AUTH'] ??= '20';

const report = openReport('sign-ins');
report.print(describeMachine(['wrk']));
closePlacesOnSignal();

const bare: Load = async (_port, { seconds }) => {
  const file = resolve(import.meta.dirname, 'sign-ins/raw-argon2.ts');
  const { stdout } = spawnSync(process.execPath, [file, String(seconds), String(AT_ONCE)], {
    encoding: 'utf8',
  });
  return resultSchema.parse(JSON.parse(stdout));
};

try {
  const place = await openPlace({ instances: PEOPLE, days: 1, isKept: false });
  const { ports, secrets, database } = place.stack;
  await givePassword(
    database.owner,
    await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  );
  const apikey = await createApiKey('anon', secrets.hs256);
  const calls = Array.from({ length: PEOPLE }, (_, index): Call => {
    const { slug } = personOf(index + 1);
    return {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { host: `${slug}.localhost:${ports.public}`, apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `person@${slug}.example`, password: PASSWORD }),
    };
  });
  const [ours, raw] = ['sign-ins through the gateway', 'bare argon2id'] as const;
  const rounds = await runRounds(
    [
      {
        name: ours,
        port: ports.public,
        pids: () => [],
        load: prepareLoad(temporaryFolder(), 'sign-ins', calls),
      },
      { name: raw, port: 0, pids: () => [], load: bare },
    ],
    {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      connections: CONNECTIONS,
      patienceMs: Number(options.patience) * 1000,
    },
  );
  const rows = [ours, raw].map((name) => {
    const { perSecond, p99 } = summaryOf(rounds, name);
    return [name, perSecond.toFixed(1), p99.toFixed(0), ratio(rounds, name, raw, 'perSecond').toFixed(2)];
  });
  report.print(table(['', 'a second', 'p99 ms', '÷ bare'], rows));
  if (options.write) report.write();
} finally {
  await closePlaces();
}
