import type { FuzzReport } from './run-fuzz.ts';
import type { MemorySample, ProcessReport } from './service/watch-processes.ts';

/** Milliseconds for which one input may hold a process up. */
const LONGEST_HOLD_MS = 1000;
/** How much more memory a process may have at the end than after the first tenth: a share, and megabytes besides. */
const GROWTH = { share: 0.25, megabytes: 48 };
/** Inputs below which memory says nothing: a process that has just begun still fills its caches. */
const LEAST_INPUTS = 10_000;

/**
 * Everything in a report that must not be, as lines; findings are replayed from theirs. Beside other work, which holds
 * every process up, `longestHold` (milliseconds) has to be longer.
 */
export function problemsOf(report: FuzzReport, longestHold = LONGEST_HOLD_MS): string[] {
  const { findings, processes, unhandled, forgottenTransactions, sent } = report;
  return [
    ...findings.map(({ surface, problem, signature, input }) =>
      [`${problem}`, `  ${signature}`, `  ${JSON.stringify({ surface, found: problem, input })}`].join('\n'),
    ),
    ...unhandled.map((line) => `logged outside of any request: ${line}`),
    ...processes.flatMap((one) => problemsOfProcess(one, sent, longestHold)),
    ...(forgottenTransactions > 0 ? [`${forgottenTransactions} connections stayed in a transaction`] : []),
  ];
}

function problemsOfProcess(
  { name, hasDied, slowestAnswer, memory }: ProcessReport,
  sent: number,
  longestHold: number,
): string[] {
  const { early, late } = growthOf(memory);
  const bound = early * (1 + GROWTH.share) + GROWTH.megabytes;
  return [
    ...(hasDied ? [`${name} died`] : []),
    ...(slowestAnswer > longestHold ? [`${name} was held up for ${slowestAnswer} ms`] : []),
    ...(sent >= LEAST_INPUTS && late > bound ? [`${name} grew from ${early} MB to ${late} MB`] : []),
  ];
}

/** Memory after a tenth of the inputs and at the end (the medians of neighbours), and what 10,000 inputs add. */
function growthOf(memory: readonly MemorySample[]): { early: number; late: number; per10000: number } {
  const from = Math.floor(memory.length / 10);
  const later = memory.slice(from);
  const median = (samples: readonly MemorySample[]) =>
    samples.map(({ megabytes }) => megabytes).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
  return {
    early: median(later.slice(0, 3)),
    late: median(later.slice(-3)),
    per10000: Math.round(slopeOf(later) * 10_000 * 10) / 10,
  };
}

/** Megabytes that one input adds, by least squares. */
function slopeOf(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ inputs }) => inputs)), mean(samples.map(({ megabytes }) => megabytes))];
  const spread = samples.reduce((sum, { inputs }) => sum + (inputs - x) ** 2, 0);
  const together = samples.reduce((sum, { inputs, megabytes }) => sum + (inputs - x) * (megabytes - y), 0);
  return spread === 0 ? 0 : together / spread;
}

/** Prints the figures of a run. */
export function printReport(report: FuzzReport): void {
  const { sent, seconds, kinds, processes, warnings, forgottenTransactions } = report;
  console.log(`${sent} inputs in ${Math.round(seconds)} s (${Math.round(sent / seconds)} a second)\n`);
  console.table(countsOf(kinds));
  console.table(
    Object.fromEntries(
      processes.map(({ name, hasDied, slowestAnswer, memory }) => {
        const { early, late, per10000 } = growthOf(memory);
        return [
          name,
          {
            'after 10 % (MB)': early,
            'at the end (MB)': late,
            'MB per 10,000': per10000,
            'slowest /livez (ms)': slowestAnswer,
            died: hasDied,
          },
        ];
      }),
    ),
  );
  console.log(`Connections that stayed in a transaction: ${forgottenTransactions}`);
  for (const [message, count] of warnings) console.log(`Warning, ${count} times: ${message}`);
}

/** One row for each surface, one column for each kind of answer. */
function countsOf(kinds: ReadonlyMap<string, number>): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const [key, count] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [surface = '', ...kind] = key.split(' ');
    (rows[surface] ??= {})[kind.join(' ')] = count;
  }
  return rows;
}
