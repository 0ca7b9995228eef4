import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FuzzInput, type Surface, surfaces } from './input.ts';

/** An input that once found something, kept so that it is sent first in every run. */
export type KeptInput = { surface: Surface; found: string; input: FuzzInput };

const file = path.join(import.meta.dirname, 'corpus.jsonl');

/** Every kept input of the surfaces. */
export function readCorpus(of: readonly Surface[]): KeptInput[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readKept)
    .filter(({ surface }) => of.includes(surface));
}

/** Reads a line of the corpus, or of a report. @throws Error when it is none */
export function readKept(line: string): KeptInput {
  const kept = JSON.parse(line) as KeptInput;
  if (!surfaces.includes(kept.surface)) throw new Error(`This is no input: ${line.slice(0, 100)}`);
  return kept;
}

/** Adds what was found. */
export function keep(kept: KeptInput): void {
  appendFileSync(file, `${JSON.stringify(kept)}\n`);
}
