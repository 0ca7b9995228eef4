import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

/** Reads `--count` and `--seed`; a seed of its own where none is given. @throws TypeError for anything else */
export function readRunOptions(
  defaultCount: number,
  args = process.argv.slice(2),
): { count: number; seed: string } {
  const text = { type: 'string' } as const;
  const { count, seed } = parseArgs({ args, options: { count: text, seed: text } }).values;
  const number = Number(count ?? defaultCount);
  if (!Number.isInteger(number) || number < 1) throw new TypeError('--count has to be a number above 0');
  return { count: number, seed: seed ?? randomBytes(4).toString('hex') };
}
