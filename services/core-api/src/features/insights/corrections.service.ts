import type { Analysis, FeelingCorrection } from '@reflectory/contracts/journal';
import { correctedTerm } from '@reflectory/reader/corrections';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { correctAnalysis } from './correct-analysis.ts';
import type { CorrectionsRepository } from './corrections.repository.ts';

export type CorrectionsService = {
  /** @throws FunctionError not_found */
  correct(tx: Transaction, input: FunctionInput<'correct-feeling'>): Promise<{ analysis: Analysis }>;
};

const termsOf = ({ emotions }: Analysis, emotion: string): string[] => {
  const evidence = emotions.find((found) => found.emotion === emotion)?.evidence ?? [];
  return [...new Set(evidence.flatMap(({ terms }) => terms.map(correctedTerm)))];
};

/** What was corrected before is corrected anew: the word counts as the reader read it first. */
const originOf = ({ corrections = [] }: Analysis, emotion: string, term: string): string =>
  corrections.find((one) => one.replacement === emotion && one.term === term)?.emotion ?? emotion;

/** The rules of saying that a feeling is another one. */
export const createCorrectionsService = (corrections: CorrectionsRepository): CorrectionsService => ({
  async correct(tx, { entry_id: entryId, emotion, replacement }) {
    const before = await corrections.lockAnalysis(tx, entryId);
    if (!before) throw new FunctionError('not_found', 'Nothing was found in this entry');
    const said = termsOf(before, emotion).map((term) => ({ emotion, term, replacement }));
    if (said.length === 0) throw new FunctionError('not_found', 'No such feeling was found in this entry');
    const kept = said.map((one): FeelingCorrection => ({
      ...one,
      emotion: originOf(before, emotion, one.term),
    }));
    const isTakenBack = (one: FeelingCorrection) => one.emotion === one.replacement;
    await corrections.remove(tx, kept.filter(isTakenBack));
    await corrections.keep(
      tx,
      kept.filter((one) => !isTakenBack(one)),
    );
    const { corrections: _applied, ...corrected } = correctAnalysis(before, said);
    const earlier = (before.corrections ?? []).filter(
      (one) => !kept.some(({ emotion: origin, term }) => one.emotion === origin && one.term === term),
    );
    const all = [...earlier, ...kept.filter((one) => !isTakenBack(one))];
    const analysis: Analysis = { ...corrected, ...(all.length > 0 && { corrections: all }) };
    await corrections.writeAnalysis(tx, entryId, analysis);
    return { analysis };
  },
});
