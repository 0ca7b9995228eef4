import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { createApiKey } from '@reflectory/server-kit';
import { request } from 'undici';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, percentile, table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal, openPlace } from './reads/place.ts';
import { openSwarm } from './sockets/swarm.ts';
import { givePassword, personOf } from './testing/load-rows.ts';

/** From finishing an entry to hearing that it was read, alone and beside somebody who finishes many at once. */
const PASSWORD = 'quiet-notebook-7';
const ENTRIES = 40;
const STORM = 60;
const answers = ['I worry about the talk on Friday. I could not sleep, and my heart was racing.'];

/** Somebody who is signed in and hears of their entries. */
type Writer = { finish(): Promise<number> };

const report = openReport('analyses');
report.print(describeMachine([]));
closePlacesOnSignal();

try {
  const place = await openPlace({ instances: 2, days: 1, isKept: false });
  const { ports, secrets, database } = place.stack;
  await givePassword(
    database.owner,
    await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  );
  const apikey = await createApiKey('anon', secrets.hs256);

  const openWriter = async (number: number): Promise<Writer> => {
    const { slug, userId } = personOf(number);
    const host = `${slug}.localhost:${ports.public}`;
    const send = async (path: string, token: string, body: object) => {
      const response = await request(`http://127.0.0.1:${ports.public}${path}`, {
        method: 'POST',
        headers: { host, apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.body.text();
      if (response.statusCode >= 400) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
      return (text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null;
    };
    const signedIn = await send('/auth/v1/token?grant_type=password', apikey, {
      email: `person@${slug}.example`,
      password: PASSWORD,
    });
    const token = String(signedIn?.['access_token']);
    const waiting = new Map<string, () => void>();
    const wanted = { event: 'UPDATE', schema: 'public', table: 'entries' };
    const [member] = await openSwarm(['entries'], {
      url: `ws://127.0.0.1:${ports.public}/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`,
      host,
      token,
      config: { postgres_changes: [wanted] },
    });
    if (!member) throw new Error('Nobody listens');
    member.onMessage = (payload) => {
      const { record } = (payload as { data: { record: Record<string, unknown> } }).data;
      if (record['analysis_state'] === null) waiting.get(String(record['session_id']))?.();
    };
    return {
      async finish() {
        const id = randomUUID();
        await send('/rest/v1/sessions', token, { id, user_id: userId, framework: 'free', answers });
        const startedAt = performance.now();
        const announced = new Promise<void>((resolve) => waiting.set(id, resolve));
        await Promise.all([announced, send('/functions/v1/complete-session', token, { session_id: id })]);
        return performance.now() - startedAt;
      },
    };
  };

  const [ada, bo] = [await openWriter(1), await openWriter(2)];
  // The first opens the process that reads.
  await ada.finish();
  const finishSome = async (writer: Writer, count: number) => {
    const times: number[] = [];
    for (let n = 0; n < count; n += 1) times.push(await writer.finish());
    return times;
  };
  const alone = await finishSome(ada, ENTRIES);
  const storm = Promise.all(Array.from({ length: STORM }, () => bo.finish()));
  const beside = await finishSome(ada, 10);
  const stormed = await storm;
  const row = (name: string, times: readonly number[]) => [
    name,
    times.length,
    median(times).toFixed(0),
    percentile(times, 0.95).toFixed(0),
  ];
  report.print(
    table(
      ['from finishing to announced', 'entries', 'median ms', 'p95 ms'],
      [
        row('alone', alone),
        row(`beside somebody who finishes ${STORM} at once`, beside),
        row('of that somebody', stormed),
      ],
    ),
  );
  if (process.argv.includes('--write')) report.write();
} finally {
  await closePlaces();
}
