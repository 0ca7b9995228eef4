import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import { sessionText } from '@reflectory/domain/frameworks';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { RevisionRepository } from './revise-entry.repository.ts';
import type { MayAnalyse, Measure } from './sessions.service.ts';

type Dependencies = { entries: RevisionRepository; measure: Measure; mayAnalyse: MayAnalyse };

export type RevisionService = {
  /**
   * Writes an entry of the caller anew, to be read where the caller may have insight; what was found before stays until
   * then.
   *
   * @throws FunctionError not_found, conflict, invalid_input
   */
  revise(
    tx: Transaction,
    revision: FunctionInput<'revise-entry'>,
    language?: Language,
  ): Promise<FunctionOutput<'revise-entry'>>;
};

/** The rules of changing what was finished. */
export function createRevisionService({ entries, measure, mayAnalyse }: Dependencies): RevisionService {
  return {
    async revise(tx, { entry_id: id, answers, known_revision: known }, language) {
      const entry = await entries.lockEntry(tx, id, known);
      if (!entry) throw new FunctionError('not_found', 'There is no such entry');
      if (entry.isBinned) throw new FunctionError('conflict', 'This entry is in the bin');
      if (!entry.isAsKnown) {
        throw new FunctionError('conflict', 'This entry was changed elsewhere since it was opened');
      }
      const text = sessionText(entry.framework, answers);
      if (text === '') {
        throw new FunctionError('invalid_input', 'An entry needs some words', {
          answers: 'Nothing is written',
        });
      }
      const { wordCount } = measure(text);
      await entries.writeText(tx, { id, sessionId: entry.sessionId, answers, text, wordCount });
      const isRead = await mayAnalyse(tx);
      const said = language ?? entry.language;
      await entries.announce(tx, { event: 'revised', entryId: id, language: said, isRead });
      return { analysis: null, ...(isRead && { analysis_state: 'reading' }) };
    },
  };
}
