import * as fc from 'fast-check';
import type { FuzzInput, Surface } from './input.ts';
import type { Outcome } from './send.ts';

/** An input that led to something that must not be, as small as it could be made. */
export type Finding = {
  surface: Surface;
  problem: string;
  /** What the same problem has in common, whatever input led to it. */
  signature: string;
  input: FuzzInput;
};

/** Sends an input and says what was wrong, with a signature. */
export type Trial = (input: FuzzInput) => Promise<(Outcome & { signature: string }) | null>;

export type CampaignOptions = {
  surface: Surface;
  grammar: fc.Arbitrary<FuzzInput>;
  /** Inputs to send. */
  count: number;
  seed: number;
  /** Inputs that are under way at the same time. */
  lanes: number;
  /** Whether to go on making a finding smaller: how many more inputs that may take. */
  shrinks?: number;
  trial: Trial;
  known: Set<string>;
};

class FindingError extends Error {
  readonly finding: Omit<Finding, 'input' | 'surface'>;
  constructor(finding: Omit<Finding, 'input' | 'surface'>) {
    super(finding.problem);
    this.finding = finding;
  }
}

/** Sends inputs of one grammar; each new kind of problem is shrunk once, and passed over from then on. */
export async function runCampaign(options: CampaignOptions): Promise<Finding[]> {
  const { count, lanes, seed } = options;
  const share = Math.ceil(count / lanes);
  const found = await Promise.all(
    Array.from({ length: lanes }, (_unused, lane) => runLane(options, share, seed + lane * 1_000_003)),
  );
  return found.flat();
}

async function runLane(
  { surface, grammar, trial, known, shrinks = 400 }: CampaignOptions,
  count: number,
  seed: number,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let left = count, turn = 0; left > 0; turn += 1) {
    let trials = 0;
    let target: string | null = null;
    const property = fc.asyncProperty(grammar, async (input) => {
      trials += 1;
      // What a counterexample has led to, and nothing else, is made smaller; and not for ever.
      if (target !== null && trials > shrinks) return;
      const failed = await trial(input);
      if (!failed) return;
      if (target === null ? known.has(failed.signature) : failed.signature !== target) return;
      if (target === null) trials = 0;
      target = failed.signature;
      known.add(failed.signature);
      throw new FindingError({ problem: failed.problem ?? '', signature: failed.signature });
    });
    const details = await fc.check(property, { numRuns: left, seed: seed + turn });
    left -= details.failed ? Math.max(1, details.numRuns) : left;
    const error = details.errorInstance;
    const input = details.counterexample?.[0];
    if (error instanceof FindingError && input) findings.push({ surface, ...error.finding, input });
    else if (error) throw error;
  }
  return findings;
}
