import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readRunOptions } from './testing/run-options.ts';

const program = resolve(import.meta.dirname, '../../../libs/outbound/src/testing/outbound.main.ts');
const { count, seed } = readRunOptions(5000);
const args = [program, String(count), String(Number.parseInt(seed, 16) % 2 ** 31)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
