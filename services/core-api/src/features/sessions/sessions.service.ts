import { createHash } from 'node:crypto';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import { artworkEngine, drawArtwork } from '@reflectory/domain/artwork';
import { defaultTitle, sessionText } from '@reflectory/domain/frameworks';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { Completion, OpenSession, SessionsRepository } from './sessions.repository.ts';

/** What reads texts. `measure` finds nothing but their length and pace. */
export type Insights = {
  /** Turns a text into an analysis; said in the language where the text itself cannot be read. */
  analyse(text: string, options: { language: Language }): Promise<Analysis> | Analysis;
  measure(text: string): Promise<Measures> | Measures;
};
type Measures = Pick<Analysis, 'wordCount' | 'rhythm'>;

/** Whether the caller may have new insight. Writing needs no permission. */
export type MayAnalyse = (tx: Transaction) => Promise<boolean>;

type Dependencies = {
  sessions: SessionsRepository;
  insights: Insights;
  mayAnalyse: MayAnalyse;
  newId: () => string;
};

/** A text that is to be read, and the language to say so in. */
export type Unread = { text: string; language: Language };

export type SessionsService = {
  /** The text that completing a session would read; null where nothing is to be read, or is not there. */
  findUnread(tx: Transaction, sessionId: string, language?: Language): Promise<Unread | null>;
  /**
   * Closes a session of the caller, in the `language` of the page, else of the instance; repeating it changes nothing, but makes good an insight that was withheld before.
   *
   * @throws FunctionError not_found, invalid_input
   */
  complete(
    tx: Transaction,
    sessionId: string,
    language?: Language,
  ): Promise<FunctionOutput<'complete-session'>>;
};

const refuseEmpty = (text: string): void => {
  if (text === '') {
    throw new FunctionError(
      'invalid_input',
      'Nothing is written in this session yet. It stays open as it is.',
      {
        session_id: 'Nothing is written yet',
      },
    );
  }
};

/** The rules of closing a session. */
export const createSessionsService = ({
  sessions,
  insights,
  mayAnalyse,
  newId,
}: Dependencies): SessionsService => {
  const writeEntry = async (tx: Transaction, session: OpenSession): Promise<Completion> => {
    const { id: sessionId, framework, answers, language } = session;
    const text = sessionText(framework, answers);
    refuseEmpty(text);
    const title = session.title.trim() || defaultTitle(framework, answers, language);
    const entryId = newId();
    const { wordCount } = await insights.measure(text);
    await sessions.insertEntry(tx, { id: entryId, sessionId, framework, title, text, wordCount });
    return { entryId, text, analysis: null, artworkSvg: null };
  };

  const writeAnalysis = async (tx: Transaction, { entryId, text }: Completion, language: Language) => {
    if (!(await mayAnalyse(tx))) return null;
    const result = await insights.analyse(text, { language });
    const inputHash = createHash('sha256').update(text).digest('hex');
    await sessions.insertAnalysis(tx, { entryId, inputHash, result });
    return result;
  };

  /** Without an insight the artwork is drawn from the pace of the writing alone. */
  const writeArtwork = async (tx: Transaction, { entryId, text }: Completion, analysis: Analysis | null) => {
    const { emotions, themes, rhythm } = analysis ?? {
      emotions: [],
      themes: [],
      ...(await insights.measure(text)),
    };
    const svg = drawArtwork({ emotions, themes: themes.map(({ name }) => name), rhythm, seed: entryId });
    await sessions.insertArtwork(tx, { entryId, engine: artworkEngine, seed: entryId, svg });
    return svg;
  };

  return {
    async findUnread(tx, sessionId, language) {
      const session = await sessions.findSession(tx, sessionId);
      const completion = session && (await sessions.findCompletion(tx, sessionId));
      if (!session || (completion?.analysis && completion.artworkSvg !== null)) return null;
      const text = completion?.text ?? sessionText(session.framework, session.answers);
      return text === '' ? null : { text, language: language ?? session.language };
    },
    async complete(tx, sessionId, language) {
      const found = await sessions.lockSession(tx, sessionId);
      if (!found) throw new FunctionError('not_found', 'There is no such session');
      const session = { ...found, language: language ?? found.language };
      const stored = await sessions.findCompletion(tx, sessionId);
      const completion = stored ?? (await writeEntry(tx, session));
      const analysis = completion.analysis ?? (await writeAnalysis(tx, completion, session.language));
      const artworkSvg = completion.artworkSvg ?? (await writeArtwork(tx, completion, analysis));
      await sessions.markDone(tx, sessionId);
      return { entry_id: completion.entryId, analysis, artwork_svg: artworkSvg };
    },
  };
};
