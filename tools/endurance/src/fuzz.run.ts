import { startThrowawayService, startVariant } from '@reflectory/start';
import { parseArgs } from 'node:util';
import { keep, readKept } from './fuzz/corpus.ts';
import { surfaces } from './fuzz/input.ts';
import { printReport, problemsOf } from './fuzz/report.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { openPages } from './fuzz/service/pages.ts';
import { fuzzEnvironment, targetOf } from './fuzz/service/target.ts';

/**
 * `npm run endurance -- fuzz [--count N] [--seed S] [--surface rest] [--lanes L] [--keep] [--replay '<line>']`.
 * `--keep` adds what is found to the corpus; `--replay` sends one line of a report and nothing else.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { count: text, seed: text, surface: text, lanes: text, replay: text, keep: { type: 'boolean' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const chosen = surfaces.filter(
  (name) => values.surface === undefined || values.surface.split(',').includes(name),
);
console.log(`Seed ${seed}, surfaces ${chosen.join(', ')}`);

const running: { stop(): Promise<void> }[] = [];
const pages = openPages();
try {
  const service = await startThrowawayService();
  running.push(service);
  const pair = await startVariant(service.stack, fuzzEnvironment(pages.directory));
  running.push(pair);
  const report = await runFuzz({
    target: await targetOf(service.stack, pair),
    count: values.replay ? 0 : Number(values.count ?? 100_000),
    seed,
    surfaces: chosen,
    ...(values.lanes && { lanes: Number(values.lanes) }),
    ...(values.replay && { first: [readKept(values.replay)] }),
    onProgress: (sent) => process.stderr.write(`\r${sent}`),
  });
  process.stderr.write('\n');
  printReport(report);
  const problems = problemsOf(report);
  console.log(problems.length === 0 ? '\nNothing found.' : `\nFound:\n\n${problems.join('\n\n')}`);
  if (values.keep)
    for (const { surface, problem, input } of report.findings) keep({ surface, found: problem, input });
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  for (const part of running.toReversed()) await part.stop();
  pages.close();
}
