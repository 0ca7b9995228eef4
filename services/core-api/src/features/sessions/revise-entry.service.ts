import { createHash } from 'node:crypto';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import { artworkEngine, drawArtwork } from '@reflectory/domain/artwork';
import { sessionText } from '@reflectory/domain/frameworks';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { RevisionRepository } from './revise-entry.repository.ts';
import type { Insights, MayAnalyse, Unread } from './sessions.service.ts';

type Dependencies = { entries: RevisionRepository; insights: Insights; mayAnalyse: MayAnalyse };

export type RevisionService = {
  /** The text that a revision would read; null where there is none. */
  findUnread(
    tx: Transaction,
    revision: FunctionInput<'revise-entry'>,
    language?: Language,
  ): Promise<Unread | null>;
  /**
   * Writes an entry of the caller anew, and reads it where the caller may have insight; what was found before stays
   * until then.
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
export function createRevisionService({ entries, insights, mayAnalyse }: Dependencies): RevisionService {
  const readAnew = async (tx: Transaction, entryId: string, text: string, language: Language) => {
    if (!(await mayAnalyse(tx))) return null;
    const result = await insights.analyse(text, { language });
    await entries.storeAnalysis(tx, {
      entryId,
      result,
      inputHash: createHash('sha256').update(text).digest('hex'),
    });
    const themes = result.themes.map(({ name }) => name);
    const svg = drawArtwork({ emotions: result.emotions, themes, rhythm: result.rhythm, seed: entryId });
    await entries.storeArtwork(tx, { entryId, engine: artworkEngine, seed: entryId, svg });
    return result;
  };

  return {
    async findUnread(tx, { entry_id: id, answers }, language = 'en') {
      const framework = await entries.findFramework(tx, id);
      const text = framework === null ? '' : sessionText(framework, answers);
      return text === '' ? null : { text, language };
    },
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
      const { wordCount } = await insights.measure(text);
      await entries.writeText(tx, { id, sessionId: entry.sessionId, answers, text, wordCount });
      return { analysis: await readAnew(tx, id, text, language ?? entry.language) };
    },
  };
}
