import { parseArgs } from 'node:util';
import { startThrowawayService } from '@reflectory/start';
import { describeVerdict, hasFailed, presentMutants, runMutants } from './mutation/run-mutants.ts';
import { takeMails } from './testing/take-mails.ts';

/** Takes every guard away in turn: something has to notice. `--only` is a pattern of names. */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { count: text, seed: text, only: text } });
const seed = values.seed ?? 'mutants';
const count = Number(values.count ?? 400);

console.log(`Mutation: at most ${count} requests each, seed ${seed}`);
takeMails();
const service = await startThrowawayService();
try {
  const report = await runMutants({
    service,
    count,
    seed,
    only: values.only === undefined ? undefined : new RegExp(values.only),
    onOutcome: (outcome, index, all) =>
      console.log(`${index}/${all} ${outcome.mutant.name}: ${describeVerdict(outcome)}`),
  });
  console.log(presentMutants(report));
  if (hasFailed(report)) process.exitCode = 1;
} finally {
  await service.stop();
}
