import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { JournalDocument } from '@reflectory/contracts/document';
import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { artworkEngine, drawArtwork } from '@reflectory/domain/artwork';
import { documentOfAnswers, textOfDocument } from '@reflectory/domain/document';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import { defaultTitle, libraryFramework, sessionText } from '@reflectory/domain/frameworks';
import { finishedText, ownWords, readableLanguage, textIn } from '@reflectory/domain/library';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { Completion, NewEntry, OpenSession, SessionsRepository } from './sessions.repository.ts';

/** Finds nothing in texts but their length and pace. */
export type Measure = (text: string) => Pick<Analysis, 'wordCount' | 'rhythm'>;

/** Whether the caller may have new insight. Writing needs no permission. */
export type MayAnalyse = (tx: Transaction) => Promise<boolean>;

/** A framework of the library. @throws FunctionError not_found */
export type FindFramework = (tx: Transaction, key: string, version: number) => Promise<FrameworkDocument>;

type Dependencies = {
  sessions: SessionsRepository;
  findFramework: FindFramework;
  measure: Measure;
  mayAnalyse: MayAnalyse;
  newId: () => string;
};

export type SessionsService = {
  /**
   * Closes a session of the caller, to be read in the `language` of the page, else of the instance; repeating it changes
   * nothing, but asks anew for an insight that is not there.
   *
   * @throws FunctionError not_found, invalid_input
   */
  complete(
    tx: Transaction,
    session: FunctionInput<'complete-session'>,
    language?: Language,
  ): Promise<FunctionOutput<'complete-session'>>;
};

const emptySession = () =>
  new FunctionError('invalid_input', 'Nothing is written in this session yet. It stays open as it is.', {
    session_id: 'Nothing is written yet',
  });

type Words = { text: string; title: string; frameworkName: string | null };

/** What an entry keeps of a session that walked a framework of the library, in the language it was walked in. */
const wordsOfWalk = (framework: FrameworkDocument, { answers, language }: OpenSession): Words => {
  const name = textIn(framework.name, readableLanguage(framework, language));
  const own = ownWords(framework, answers);
  return {
    text: finishedText(framework, answers, language),
    title: own === '' ? name : defaultTitle('', [own], language),
    frameworkName: name,
  };
};

/** A document goes with an entry only where its words are those of the entry. */
export const entryDocument = (text: string, document: JournalDocument | null): JournalDocument | null =>
  document !== null && textOfDocument(document) === text ? document : null;

/** The rules of closing a session. */
export const createSessionsService = ({
  sessions,
  findFramework,
  measure,
  mayAnalyse,
  newId,
}: Dependencies): SessionsService => {
  const wordsOf = async (tx: Transaction, session: OpenSession): Promise<Words> => {
    const { framework, answers, language } = session;
    const walked = libraryFramework(framework);
    if (walked) return wordsOfWalk(await findFramework(tx, walked.key, walked.version), session);
    const title = defaultTitle(framework, answers, language);
    return { text: sessionText(framework, answers), title, frameworkName: null };
  };

  const writeEntry = async (
    tx: Transaction,
    session: OpenSession,
    { timeZone, entryAt }: Pick<NewEntry, 'timeZone' | 'entryAt'>,
  ): Promise<Completion> => {
    const { id: sessionId, framework, answers, documents } = session;
    const { text, title: found, frameworkName } = await wordsOf(tx, session);
    if (text === '' && !(await sessions.hasRecording(tx, sessionId))) throw emptySession();
    const title = session.title.trim() || found;
    const entryId = newId();
    const { wordCount } = measure(text);
    const document = entryDocument(text, documentOfAnswers(answers, documents));
    const place = { id: entryId, sessionId, framework, frameworkName, title, timeZone, entryAt };
    await sessions.insertEntry(tx, { ...place, text, document, wordCount });
    return { entryId, text, analysis: null, artworkSvg: null, isBeingRead: false, hasFailed: false };
  };

  /** Until an entry is read its artwork is drawn from the pace of the writing alone. */
  const drawPace = ({ entryId, text }: Completion) =>
    drawArtwork({ emotions: [], rhythm: measure(text).rhythm, seed: entryId });

  return {
    async complete(
      tx,
      { session_id: sessionId, time_zone: timeZone = null, entry_at: entryAt = null },
      language,
    ) {
      const found = await sessions.lockSession(tx, sessionId);
      if (!found) throw new FunctionError('not_found', 'There is no such session');
      const session = { ...found, language: language ?? found.language };
      const stored = await sessions.findCompletion(tx, sessionId);
      const completion = stored ?? (await writeEntry(tx, session, { timeZone, entryAt }));
      const { entryId, text, analysis, isBeingRead, hasFailed } = completion;
      const isReadable = text !== '' && (!analysis || hasFailed);
      const isRead = isBeingRead || (isReadable && (await mayAnalyse(tx)));
      if (!stored || (isRead && !isBeingRead)) {
        const event = stored ? 'analysisRequested' : 'finished';
        await sessions.announce(tx, { event, entryId, language: session.language, isRead });
      }
      const svg = completion.artworkSvg ?? drawPace(completion);
      // Whoever reads the entry draws what is found in it.
      if (completion.artworkSvg === null && !isRead) {
        await sessions.insertArtwork(tx, { entryId, engine: artworkEngine, seed: entryId, svg });
      }
      await sessions.markDone(tx, sessionId);
      return { entry_id: entryId, analysis, artwork_svg: svg, ...(isRead && { analysis_state: 'reading' }) };
    },
  };
};
