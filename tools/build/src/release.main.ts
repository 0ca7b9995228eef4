import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from './release/pointers.ts';
import { runReleaseCommand, USAGE } from './release/release-commands.ts';

/** `npm run release`: publishes builds and moves what is current; see `USAGE`. */
const workspace = resolve(import.meta.dirname, '../../..');

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' }, folder: text, expect: text },
    });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

try {
  const { values, positionals } = readArguments();
  const dataDir = resolve(workspace, process.env['REFLECTORY_DATA_DIR'] ?? '.data');
  const lines = runReleaseCommand({
    words: positionals,
    isAll: values.all ?? false,
    expected: values.expect,
    workspace,
    calledFrom: process.env['INIT_CWD'] ?? process.cwd(),
    releasesFolder: values.folder
      ? resolve(process.env['INIT_CWD'] ?? process.cwd(), values.folder)
      : join(dataDir, 'releases'),
  });
  console.log(lines.join('\n'));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exit(1);
}
