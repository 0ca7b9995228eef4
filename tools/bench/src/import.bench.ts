import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeDayOneArchive } from './import/day-one-archive.ts';
import { drawSizes, sendArchive } from './import/send-archive.ts';
import { describeMachine } from './measuring/machine.ts';
import { watchMemory } from './measuring/memory.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { openAccount } from './testing/open-account.ts';

/** A journal of many years with its pictures, from its upload to the last small picture of its lists. Ends with 1 when a target is missed. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '2000' },
    write: { type: 'boolean', default: false },
  },
});
const size = { entries: Number(options.entries), pictures: Number(options.pictures) };
const TARGET_S = 300;
/** How much more memory the last quarter of the pictures may take than the first. */
const FLAT_MIB = 100;
const LOOK_MS = 100;
const PATIENCE_MS = 600_000;
const QUARTER = 0.25;

type Phase = { name: string; from: number; to: number };

const report = openReport('import');
report.print(describeMachine());
const folder = temporaryFolder();
closePlacesOnSignal();
try {
  const file = join(folder, 'journal.zip');
  const bytes = await writeDayOneArchive(file, size);
  const account = await openAccount();
  const { owner, person, services } = account;
  // The instance was loaded without the triggers that make one.
  await owner.query(
    "insert into storage.buckets (instance_id, id, name) values ($1, 'media', 'media') on conflict do nothing",
    [person.instanceId],
  );
  const memory = watchMemory({ worker: () => services.worker.pid, 'core-api': () => services.coreApi.pid });
  const phases: Phase[] = [];
  const timed = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const from = performance.now();
    const result = await run();
    phases.push({ name, from, to: performance.now() });
    return result;
  };
  const archive = await open(file);
  const importId = await timed('upload', () => sendArchive(account, archive, bytes));
  await archive.close();
  const advance = (status: string) => account.send(`/rest/v1/imports?id=eq.${importId}`, 'PATCH', { status });
  /** Waits for one of some statuses. */
  const reach = async (...statuses: string[]) => {
    for (const until = performance.now() + PATIENCE_MS; ;) {
      const { rows } = await owner.query<{ status: string; failure: string | null }>(
        'select status, failure from public.imports where id = $1',
        [importId],
      );
      const [row] = rows;
      if (row && statuses.includes(row.status)) return;
      if (!row || row.status === 'failed') throw new Error(`The import failed: ${row?.failure}`);
      if (performance.now() > until) throw new Error(`The import is ${row.status} for too long`);
      await sleep(LOOK_MS);
    }
  };
  await timed('preview', async () => {
    await advance('checking');
    await reach('ready');
  });
  await timed('entries can be read', async () => {
    await advance('importing');
    await reach('attaching', 'done');
  });
  await timed('pictures are there', () => reach('done'));
  const attaching = phases.at(-1);
  await timed('their small sizes are made', async () => {
    const { rows } = await owner.query<{ id: string }>(
      'select id from public.entry_files where instance_id = $1 and user_id = $2 order by id',
      [person.instanceId, person.userId],
    );
    if (rows.length !== size.pictures) throw new Error(`${rows.length} pictures came`);
    await drawSizes(
      account,
      rows.map(({ id }) => id),
    );
  });
  memory.stop();
  const { rows: left } = await owner.query<{ unread: number; written: number }>(
    `select count(*) filter (where analysis_state = 'reading')::integer as unread, count(*)::integer as written
     from public.entries where instance_id = $1 and user_id = $2`,
    [person.instanceId, person.userId],
  );
  if (left[0]?.written !== size.entries) throw new Error(`${left[0]?.written} entries came`);
  report.print(
    `${size.entries.toLocaleString('en')} entries with ${size.pictures.toLocaleString('en')} pictures of 3 megapixels, ${Math.round(bytes / 1e6).toLocaleString('en')} MB`,
  );
  const seconds = ({ from, to }: Phase) => (to - from) / 1000;
  report.print(
    table(
      ['until', 'seconds', 'worker, peak MiB', 'core-api, peak MiB'],
      phases.map((phase) => [
        phase.name,
        seconds(phase).toFixed(1),
        memory.peak('worker', phase.from, phase.to).toFixed(0),
        memory.peak('core-api', phase.from, phase.to).toFixed(0),
      ]),
    ),
  );
  const whole = phases.slice(1).reduce((sum, phase) => sum + seconds(phase), 0);
  const missed = whole > TARGET_S ? [`${whole.toFixed(0)} s, and not ${TARGET_S}`] : [];
  if (attaching) {
    const { from, to } = attaching;
    const quarter = (to - from) * QUARTER;
    const [first, last] = [
      memory.peak('worker', from, from + quarter),
      memory.peak('worker', to - quarter, to),
    ];
    report.print(
      `Without the upload ${whole.toFixed(0)} s. The worker had ${first.toFixed(0)} MiB in the first quarter of the pictures and ${last.toFixed(0)} MiB in the last; ${left[0].unread.toLocaleString('en')} entries were still to be analysed.`,
    );
    if (last - first > FLAT_MIB) missed.push(`memory grew by ${(last - first).toFixed(0)} MiB`);
  }
  await owner.end();
  if (options.write) report.write();
  if (missed.length > 0) {
    console.error(`Missed: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
