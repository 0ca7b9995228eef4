import { countWords } from '@reflectory/domain/words';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltinEngine } from './builtin-engine.ts';
import { diaryEntries } from './testing/diary-entries.ts';

/** Measures the built-in engine on entries of about 400 words: `node src/features/insights/analyser.bench.ts`. */
const diary = path.resolve(import.meta.dirname, '../../../../../../shared/data/pepys-diary.jsonl');
const texts: string[] = existsSync(diary)
  ? readFileSync(diary, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).text)
  : [diaryEntries.map(({ text }) => text).join(' ')];
const about400 = texts.filter((text) => Math.abs(countWords(text) - 400) <= 60).slice(0, 200);

const loadStart = performance.now();
const engine = createBuiltinEngine();
const loaded = performance.now() - loadStart;
const measure = (text: string): number => {
  const start = performance.now();
  engine.analyse(text, { language: 'en' });
  return performance.now() - start;
};
for (const text of about400.slice(0, 50)) measure(text);
const times = Array.from({ length: 5 }, () => about400.map(measure))
  .flat()
  .sort((a, b) => a - b);
const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? Number.NaN).toFixed(2);
process.stdout.write(
  `analyser: ${times.length} runs over ${about400.length} entries of about 400 words\n` +
    `  load ${loaded.toFixed(0)} ms, median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms\n`,
);
