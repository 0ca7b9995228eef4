import { createHash } from 'node:crypto';
import type { Analysis, FunctionOutput, Language } from '@reflectory/contracts';
import { artworkEngine, drawArtwork } from '@reflectory/domain/artwork';
import { defaultTitle, sessionText } from '@reflectory/domain/frameworks';
import type { Transaction } from '../../database/database.ts';
import { FunctionError } from '../../functions/function-error.ts';
import type { Completion, OpenSession, SessionsRepository } from './sessions.repository.ts';

/** Turns a text into an analysis; said in the language where the text itself cannot be read. */
export type Analyse = (text: string, options: { language: Language }) => Promise<Analysis> | Analysis;

type Dependencies = { sessions: SessionsRepository; analyse: Analyse; newId: () => string };

export type SessionsService = {
  /** Closes a session of the caller; repeating it changes nothing. @throws FunctionError not_found, invalid_input */
  complete(tx: Transaction, sessionId: string): Promise<FunctionOutput<'complete-session'>>;
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
export const createSessionsService = ({ sessions, analyse, newId }: Dependencies): SessionsService => {
  const writeEntry = async (tx: Transaction, session: OpenSession): Promise<Completion> => {
    const { id: sessionId, framework, answers, language } = session;
    const text = sessionText(framework, answers);
    refuseEmpty(text);
    const analysis = await analyse(text, { language });
    const title = session.title.trim() || defaultTitle(framework, answers, language);
    const entryId = newId();
    await sessions.insertEntry(tx, {
      id: entryId,
      sessionId,
      framework,
      title,
      text,
      wordCount: analysis.wordCount,
    });
    return { entryId, text, analysis, artworkSvg: null };
  };

  const writeAnalysis = async (tx: Transaction, { entryId, text }: Completion, result: Analysis) => {
    const inputHash = createHash('sha256').update(text).digest('hex');
    await sessions.insertAnalysis(tx, { entryId, inputHash, result });
  };

  const writeArtwork = async (tx: Transaction, entryId: string, analysis: Analysis): Promise<string> => {
    const { emotions, themes, rhythm } = analysis;
    const svg = drawArtwork({ emotions, themes: themes.map(({ name }) => name), rhythm, seed: entryId });
    await sessions.insertArtwork(tx, { entryId, engine: artworkEngine, seed: entryId, svg });
    return svg;
  };

  return {
    async complete(tx, sessionId) {
      const session = await sessions.lockSession(tx, sessionId);
      if (!session) throw new FunctionError('not_found', 'There is no such session');
      const stored = await sessions.findCompletion(tx, sessionId);
      const completion = stored ?? (await writeEntry(tx, session));
      const { entryId, text } = completion;
      const analysis = completion.analysis ?? (await analyse(text, { language: session.language }));
      if (!stored?.analysis) await writeAnalysis(tx, completion, analysis);
      const artworkSvg = completion.artworkSvg ?? (await writeArtwork(tx, entryId, analysis));
      await sessions.markDone(tx, sessionId);
      return { entry_id: entryId, analysis, artwork_svg: artworkSvg };
    },
  };
};
