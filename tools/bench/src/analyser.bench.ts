import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Median and 95th percentile of the built-in analyser on entries of about 400 words; the goal is 10 ms. */
const script = path.resolve(
  import.meta.dirname,
  '../../../services/core-api/src/features/insights/analyser.bench.ts',
);
process.exitCode = spawnSync(process.execPath, [script], { stdio: 'inherit' }).status ?? 1;
