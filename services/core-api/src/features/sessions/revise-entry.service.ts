import type { JournalDocument } from '@reflectory/contracts/document';
import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { Language } from '@reflectory/contracts/languages';
import { documentOfAnswers, documentOfText, storableText } from '@reflectory/domain/document';
import { sessionText } from '@reflectory/domain/frameworks';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { RevisedEntry, RevisionRepository } from './revise-entry.repository.ts';
import { entryDocument, type MayAnalyse, type Measure } from './sessions.service.ts';

type Dependencies = { entries: RevisionRepository; measure: Measure; mayAnalyse: MayAnalyse };
type Revised = FunctionOutput<'revise-entry'>;

export type RevisionService = {
  /**
   * Writes an entry of the caller anew, to be read where the caller may have insight; what was found before stays until
   * then. Words on top of an older version go to the shelf.
   *
   * @throws FunctionError not_found, conflict, invalid_input
   */
  revise(tx: Transaction, revision: FunctionInput<'revise-entry'>, language?: Language): Promise<Revised>;
  /** Makes an older version the newest. @throws FunctionError not_found, conflict */
  restore(
    tx: Transaction,
    version: FunctionInput<'restore-entry-version'>,
    language?: Language,
  ): Promise<Revised>;
  /** Sets tags and people by hand. @throws FunctionError not_found, conflict */
  mention(tx: Transaction, mentions: FunctionInput<'set-entry-mentions'>): Promise<null>;
  /** Takes something off the shelf. @throws FunctionError not_found, conflict, invalid_input */
  resolve(
    tx: Transaction,
    choice: FunctionInput<'resolve-entry-conflict'>,
    language?: Language,
  ): Promise<Revised>;
};

/** A title stays where it is not given. */
type Words = {
  title?: string;
  text: string;
  document: JournalDocument | null;
  answers: readonly string[] | null;
};

const joined = (one: string, other: string) =>
  one.trim() === other.trim() ? one : [one, other].filter((text) => text.trim() !== '').join('\n\n');

/** Both texts one below the other, answer by answer where both have answers. */
const joinWords = (entry: RevisedEntry, other: Words): Words => {
  const { answers } = entry;
  if (answers && other.answers && answers.length > 1) {
    const all = Array.from({ length: Math.max(answers.length, other.answers.length) }, (_, index) =>
      joined(answers[index] ?? '', other.answers?.[index] ?? ''),
    );
    return { answers: all, text: sessionText(entry.framework, all), document: null };
  }
  const text = joined(entry.text, other.text);
  const content = [entry, other].flatMap((words) => (words.document ?? documentOfText(words.text)).content);
  const document = entry.document || other.document ? entryDocument(text, { type: 'doc', content }) : null;
  return { text, document, answers: answers && [text] };
};

const lockOpen = async (entries: RevisionRepository, tx: Transaction, id: string, known: string | null) => {
  const entry = await entries.lockEntry(tx, id, known);
  if (!entry) throw new FunctionError('not_found', 'There is no such entry');
  if (entry.isBinned) throw new FunctionError('conflict', 'This entry is in the bin');
  return entry;
};
const changedElsewhere = () =>
  new FunctionError('conflict', 'This entry was changed elsewhere since it was opened');

const wordsOf = (
  { framework }: RevisedEntry,
  { answers: given, documents }: Pick<FunctionInput<'revise-entry'>, 'answers' | 'documents'>,
) => {
  const answers = given.map(storableText);
  const text = sessionText(framework, answers);
  if (text === '') {
    throw new FunctionError('invalid_input', 'An entry needs some words', { answers: 'Nothing is written' });
  }
  return { answers, text, document: entryDocument(text, documentOfAnswers(answers, documents ?? null)) };
};

/** The rules of changing what was finished. */
export function createRevisionService({ entries, measure, mayAnalyse }: Dependencies): RevisionService {
  const write = async (
    tx: Transaction,
    id: string,
    entry: RevisedEntry,
    words: Words,
    language?: Language,
  ): Promise<Revised> => {
    const { wordCount } = measure(words.text);
    const version = await entries.writeText(tx, {
      id,
      sessionId: entry.sessionId,
      title: null,
      ...words,
      wordCount,
    });
    const isRead = await mayAnalyse(tx);
    const said = language ?? entry.language;
    await entries.announce(tx, { event: 'revised', entryId: id, language: said, isRead });
    return { analysis: null, version, ...(isRead && { analysis_state: 'reading' }) };
  };

  return {
    async revise(tx, input, language) {
      const { entry_id: id, known_revision: known, base_version: base, device = '' } = input;
      const entry = await lockOpen(entries, tx, id, known ?? null);
      if (known !== undefined && !entry.isAsKnown) throw changedElsewhere();
      const said = wordsOf(entry, input);
      const words = input.title === undefined ? said : { ...said, title: input.title };
      if (base === undefined) {
        const { version: _, ...output } = await write(tx, id, entry, words, language);
        return output;
      }
      if (base === entry.version) return write(tx, id, entry, words, language);
      if (words.text === entry.text) return { analysis: null, version: entry.version };
      const conflictId = await entries.shelve(tx, { entryId: id, baseVersion: base, ...said, device });
      return { analysis: null, version: entry.version, conflict_id: conflictId };
    },

    async restore(tx, { entry_id: id, version, base_version: base }, language) {
      const entry = await lockOpen(entries, tx, id, null);
      if (entry.version !== base) throw changedElsewhere();
      const kept = await entries.findVersion(tx, id, version);
      if (!kept) throw new FunctionError('not_found', 'There is no such version');
      return write(tx, id, entry, kept, language);
    },

    async mention(tx, { entry_id: entryId, tags, people }) {
      const { document } = await lockOpen(entries, tx, entryId, null);
      await entries.setMentions(tx, { entryId, document, tags, people });
      return null;
    },

    async resolve(tx, { conflict_id: id, keep }, language) {
      const other = await entries.lockConflict(tx, id);
      if (!other) throw new FunctionError('not_found', 'There is no such thing on the shelf');
      const entry = await lockOpen(entries, tx, other.entryId, null);
      await entries.markResolved(tx, id);
      if (keep === 'entry') return { analysis: null, version: entry.version };
      const words = keep === 'both' ? joinWords(entry, other) : other;
      return write(tx, other.entryId, entry, words, language);
    },
  };
}
