import { LANGUAGES } from '@reflectory/contracts/languages';
import { loadLearned, speaksOfSuicide } from '@reflectory/domain/crisis';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Entry, type Everyday, FRESH_SETS, type Sentence } from './corpus.schema.ts';
import { KINDS } from './labels.ts';
import {
  readBlindPlainCries,
  readCorpus,
  readEveryday,
  readFrames,
  readFreshCries,
  readFreshEntries,
  readPlainCries,
  readVoicedCries,
} from './read-corpus.ts';
import { calibrationError, reliabilityOf } from './reliability.ts';
import { type Reading, scoreReadings } from './score.ts';
import { partOf, partOfVoice } from './split.ts';

/** Prints how often the built-in reader is right on one part of the corpus or on everyday text, by language and kind. */
await loadLearned();
const { values } = parseArgs({ options: { part: { type: 'string', default: 'dev' } } });
const reader = path.resolve(
  import.meta.dirname,
  '../../../services/core-api/src/features/insights/readings.bench.ts',
);
const { sentences, entries } = readCorpus();
const own: readonly (Sentence | Entry | Everyday)[] =
  values.part === 'everyday'
    ? readEveryday()
    : values.part === 'fresh'
      ? readFreshEntries()
      : [...sentences, ...entries].filter((labelled) => partOf(labelled) === values.part);

const input = own.map(({ text, language }) => JSON.stringify({ text, language })).join('\n');
const { stdout, status } = spawnSync(process.execPath, [reader], {
  input,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (status !== 0) process.exit(1);
const lines = stdout.trim().split('\n');

type Found = { emotion: string; confidence: number };
type Read = Reading & { language: string; kind: string; found: readonly Found[] };
const readings = own.flatMap((labelled, index): Read[] => {
  const kind = 'kind' in labelled ? labelled.kind : 'entry';
  if (kind === 'cry') return [];
  const { language, feelings } = labelled;
  const found: readonly Found[] = JSON.parse(lines[index] ?? '[]');
  return [{ language, kind, felt: feelings, found, named: found.map(({ emotion }) => emotion) }];
});

const percent = (share: number | null): string =>
  (share === null ? '-' : `${Math.round(share * 100)} %`).padStart(11);
const row = (name: string, of: readonly Reading[]): void => {
  if (of.length === 0) return;
  const { count, precision, recall, rightFirst, silent, leftAlone } = scoreReadings(of);
  const shares = [precision, recall, rightFirst, silent, leftAlone].map(percent).join('');
  console.log(`${name.padEnd(12)}${String(count).padStart(6)}${shares}`);
};

console.log(`The built-in reader on the ${values.part} set of the corpus`);
for (const language of LANGUAGES) {
  const spoken = readings.filter((reading) => reading.language === language);
  if (spoken.length === 0) continue;
  console.log(`\n${language.padEnd(12)} count  precision     recall right first     silent left alone`);
  for (const kind of [...KINDS, 'entry'])
    row(
      kind,
      spoken.filter((reading) => reading.kind === kind),
    );
  row('all', spoken);
}

const claims = readings.flatMap(({ felt, found }) =>
  found.map(({ emotion, confidence }) => ({
    confidence,
    isRight: felt.some(({ feeling }) => feeling === emotion),
  })),
);
const bar = (share: number, mark: string): string => mark.repeat(Math.round(share * 20)).padEnd(21);
console.log('\nconfidence   named       says   is right   says                 is right');
for (const { from, to, count, said, right } of reliabilityOf(claims))
  console.log(
    `${from.toFixed(1)} – ${to.toFixed(1)}${String(count).padStart(9)}${percent(said)}${percent(right)}   ${bar(said, '.')}${bar(right, '#').trimEnd()}`,
  );
console.log(`off by${' '.repeat(10)}${percent(calibrationError(claims))}`);

const counted = (of: readonly { text: string }[]): string =>
  `${of.filter(({ text }) => speaksOfSuicide(text)).length} of ${of.length}`.padStart(14);
const everyLanguage = [...LANGUAGES, 'all'] as const;

const measured = sentences.filter((sentence) => partOf(sentence) === values.part);
if (measured.length > 0) {
  console.log('\ncry          cries heard   look-alikes and others taken for one');
  for (const language of everyLanguage) {
    const spoken = measured.filter((sentence) => language === 'all' || sentence.language === language);
    const cries = spoken.filter(({ kind }) => kind === 'cry');
    const lookAlikes = spoken.filter(({ kind }) => kind === 'look-alike');
    const others = spoken.filter(({ kind }) => kind !== 'cry' && kind !== 'look-alike');
    console.log(`${language.padEnd(10)}${[cries, lookAlikes, others].map(counted).join('')}`);
  }
}

/** A table of cries and look-alikes by language, under a name. */
const printCries = (
  name: string,
  of: readonly { language: string; text: string; isCry: boolean }[],
): void => {
  if (of.length === 0) return;
  console.log(`\n${name.padEnd(14)}cries heard   look-alikes taken for one`);
  for (const language of everyLanguage) {
    const own = of.filter((one) => language === 'all' || one.language === language);
    const [cries, lookAlikes] = [own.filter(({ isCry }) => isCry), own.filter(({ isCry }) => !isCry)];
    console.log(`${language.padEnd(10)}${[cries, lookAlikes].map(counted).join('')}`);
  }
};

const fresh = readFreshCries();
for (const set of FRESH_SETS)
  printCries(
    `${set} set`,
    fresh.filter((one) => one.set === set),
  );
printCries(
  'frames, dev',
  readFrames().filter(({ part }) => part === 'dev'),
);
printCries('plain', readPlainCries());
printCries('plain, first', readBlindPlainCries('blind-plain'));
printCries('plain, blind', readBlindPlainCries('blind-plain-2'));
const voiced = readVoicedCries();
for (const part of ['train', 'dev', 'test', 'later'] as const)
  printCries(
    `voices ${part}`,
    voiced.filter(({ voice }) => partOfVoice(voice) === part),
  );
