import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countCorpus } from './counts.ts';
import { findFaults, findFaultsOfVoices } from './find-faults.ts';
import { DATA_FOLDER, readCorpus, readVoicedCries } from './read-corpus.ts';
import { hashOfTestSet } from './split.ts';

/** Prints counts and faults; `--freeze` keeps the hash of the test set, which nothing else may change. */
const corpus = readCorpus();
const file = path.join(DATA_FOLDER, 'test-set.sha256');
const hash = hashOfTestSet([...corpus.sentences, ...corpus.entries]);
if (process.argv.includes('--freeze')) writeFileSync(file, `${hash}\n`);

const faults = [...findFaults(corpus), ...findFaultsOfVoices(readVoicedCries(), corpus)];
if (readFileSync(file, 'utf8').trim() !== hash) faults.push('the test set is not the frozen one');
console.log(countCorpus(corpus).join('\n'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
