import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** How often the built-in reader is right on the labelled corpus, by language and kind; `--part train|dev|test`. */
const script = path.resolve(import.meta.dirname, '../../reader-corpus/src/bench.main.ts');
process.exitCode =
  spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
