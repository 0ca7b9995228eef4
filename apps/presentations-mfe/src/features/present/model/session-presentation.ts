import type { AnalysisRow, ArtworkRow, EntryRow, SessionRow } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { SessionPresentationData } from '@reflectory/contracts/presentations';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { artworkDataUrl } from '@reflectory/domain/artwork';
import { emotionName, summaryIn } from '@reflectory/domain/reading';
import { getFramework, questionsFor } from '@reflectory/domain/frameworks';

/** What is stored of one entry; the analysis and the artwork may be missing, and so may the session. */
export type SessionSources = {
  entry: Pick<EntryRow, 'title' | 'framework' | 'text'>;
  session: Pick<SessionRow, 'answers'> | null;
  analysis: Pick<AnalysisRow, 'result'> | null;
  artwork: Pick<ArtworkRow, 'svg'> | null;
};

/** The content of a session presentation; questions and what the built-in reader says in `language`, answers as they were written. */
export function sessionPresentation(sources: SessionSources, language: Language): SessionPresentationData {
  const { entry, session, artwork } = sources;
  const analysis = speaksOfSuicide(entry.text) ? null : sources.analysis;
  const answers = (session?.answers ?? [entry.text]).slice(0, getFramework(entry.framework).steps.length);
  return {
    title: entry.title,
    framework: entry.framework,
    questions: questionsFor(entry.framework, answers, language),
    answers,
    analysis: analysis && {
      summary: summaryIn(language, analysis.result).text || analysis.result.summary,
      emotions: analysis.result.emotions.map(({ emotion, family, percentage }) => ({
        emotion: emotionName(emotion, language),
        percentage,
        family,
      })),
    },
    imageUrl: artwork && artworkDataUrl(artwork.svg),
  };
}
