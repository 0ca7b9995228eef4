#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createCalls } from './calls.ts';
import { openFolder, removeRemains } from './folder.ts';
import { takeLock } from './lock.ts';
import { createReport } from './report.ts';
import { createJournalService } from './service.ts';
import { loadState, saveState, SyncError } from './state.ts';
import { runSync } from './sync.ts';

const USAGE = `Keeps a folder of Markdown files in step with your journal, both ways.

  npm run sync -- <folder> [--dry-run] [--restore]

  --dry-run  says what would be done, and does nothing
  --restore  writes files again that are gone

REFLECTORY_URL is the address of the service, REFLECTORY_TOKEN a token with the scopes journal:read, journal:draft and
journal:write. Ends with 0, with 1 where something was left out, and with 2 where it could not go on.
`;

function readCommand() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { 'dry-run': flag, restore: flag, help: flag };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new SyncError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** The folder for this run alone. */
function prepare(root: string): () => void {
  mkdirSync(root, { recursive: true });
  const release = takeLock(root);
  removeRemains(root);
  return release;
}

async function main(): Promise<number> {
  const { values, positionals } = readCommand();
  const [given] = positionals;
  if (values.help || given === undefined) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const { REFLECTORY_URL: url, REFLECTORY_TOKEN: token } = process.env;
  if (!url || !URL.canParse(url)) throw new SyncError('REFLECTORY_URL is not the address of a service');
  if (!token) throw new SyncError('REFLECTORY_TOKEN is missing');
  const root = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
  const isDryRun = values['dry-run'];
  const release = isDryRun ? () => undefined : prepare(root);
  try {
    const { origin } = new URL(url);
    const report = createReport(process.stdout, process.stderr);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await runSync({
      folder: openFolder(root, zone),
      service: createJournalService(createCalls(origin, token)),
      state: loadState(root, origin),
      save: (state) => saveState(root, state),
      report,
      isDryRun,
      isRestoring: values.restore,
      device: `${path.basename(root)}, ${hostname()}`.slice(0, 80),
      today: new Date().toLocaleDateString('sv'),
    });
    report.progress('');
    process.stdout.write(`${report.done} done, ${report.left} left out\n`);
    return report.left > 0 ? 1 : 0;
  } finally {
    release();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SyncError ? error.message : String(error)}\n`);
  return 2;
});
