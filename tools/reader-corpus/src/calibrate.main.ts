import { LANGUAGES } from '@reflectory/contracts/languages';
import { createSignalReader, SIGNAL_NAMES, type Signals } from '@reflectory/reader';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitLogistic } from './fit-logistic.ts';
import { readCorpus, readEveryday } from './read-corpus.ts';
import { partOf } from './split.ts';

/** Fits how sure the reader is to how often it is right on the development part and on everyday text, and writes it into the reader. */
const RIDGE = 2;
const readers = new Map(LANGUAGES.map((language) => [language, createSignalReader(language)]));
const { sentences, entries } = readCorpus();
const development = [...sentences, ...entries].filter(
  (one) => partOf(one) === 'dev' && !('kind' in one && one.kind === 'cry'),
);
const labelled = [...development, ...readEveryday()];

const examples = labelled.flatMap(({ text, language, feelings }) =>
  (readers.get(language)?.(text) ?? []).map(({ feeling, signals }) => ({
    values: SIGNAL_NAMES.map((name) => signals[name]),
    isTrue: feelings.some((felt) => felt.feeling === feeling),
  })),
);
const { base, weights } = fitLogistic(examples, RIDGE);
const byName = Object.fromEntries(SIGNAL_NAMES.map((name, index) => [name, weights[index] ?? 0])) as Signals;
const lines = SIGNAL_NAMES.map((name) => `    ${name}: ${byName[name]},`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../../libs/reader/src/confidence/calibration.ts'),
  `import type { Signals } from './signals.ts';

/** Written by \`npm run calibrate -w @reflectory/reader-corpus\` from the development part of the corpus and everyday text. */
export const calibration: { base: number; weights: Signals } = {
  base: ${base},
  weights: {
${lines.join('\n')}
  },
};
`,
);
console.log(`${examples.length} feelings named, base ${base}\n${lines.join('\n')}`);
