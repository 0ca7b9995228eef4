import type { AnalysisRow, ArtworkRow, EntryRow, SessionRow } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { SessionPresentationData } from '@reflectory/contracts/presentations';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { artworkDataUrl } from '@reflectory/domain/artwork';
import { emotionName, isHint, summaryIn } from '@reflectory/domain/reading';
import type { FrameworkDocument } from '@reflectory/contracts/library';
import {
  answerWords,
  questionOf,
  readableLanguage,
  readAnswer,
  walkedSteps,
} from '@reflectory/domain/library';
import { chooseQuote } from '@reflectory/domain/deck';
import { getFramework, questionsFor } from '@reflectory/domain/frameworks';

/** What is stored of one entry; the analysis and the artwork may be missing, and so may the session. */
export type SessionSources = {
  entry: Pick<EntryRow, 'title' | 'framework' | 'text'> & Partial<Pick<EntryRow, 'framework_name'>>;
  /** The framework of the library that the session walked. */
  walked?: FrameworkDocument | null;
  session: Pick<SessionRow, 'answers'> | null;
  analysis: Pick<AnalysisRow, 'result'> | null;
  artwork: (Pick<ArtworkRow, 'svg'> & Partial<Pick<ArtworkRow, 'painting' | 'shows_painting'>>) | null;
};

type Conversation = Pick<SessionPresentationData, 'questions' | 'answers'>;

const conversationOf = (
  { framework }: SessionSources['entry'],
  given: readonly string[],
  language: Language,
): Conversation => {
  const answers = given.slice(0, getFramework(framework).questionCount);
  return { questions: questionsFor(framework, answers, language), answers };
};

/** The steps of the way that was taken, with answers as they read. */
const walkedConversation = (
  framework: FrameworkDocument,
  answers: readonly string[],
  wanted: Language,
): Conversation => {
  const language = readableLanguage(framework, wanted);
  const way = walkedSteps(framework, answers);
  return {
    questions: way.map((position) => questionOf(framework, position, answers, language)),
    answers: way.map((position) => {
      const step = framework.steps[position];
      const answer = step ? readAnswer(step, answers[position]) : null;
      return step && answer !== null ? answerWords(step, answer, language) : '';
    }),
  };
};

/** What was painted, where that is shown; else what was drawn. */
const addressOf = ({
  svg,
  painting,
  shows_painting: isShown,
}: NonNullable<SessionSources['artwork']>): string => (isShown ? painting : null) ?? artworkDataUrl(svg);

/** The content of a session presentation; questions and what the built-in reader says in `language`, answers as they were written. */
export function sessionPresentation(sources: SessionSources, language: Language): SessionPresentationData {
  const { entry, session, artwork } = sources;
  const analysis = speaksOfSuicide(entry.text) ? null : sources.analysis;
  const conversation = sources.walked
    ? walkedConversation(sources.walked, session?.answers ?? [], language)
    : conversationOf(entry, session?.answers ?? [entry.text], language);
  const sentences = analysis?.result.emotions.flatMap(({ evidence }) =>
    evidence.map(({ sentence }) => sentence),
  );
  const quote = chooseQuote(sentences ?? [], conversation.answers);
  return {
    title: entry.title,
    framework: entry.framework,
    ...(entry.framework_name && { framework_name: entry.framework_name }),
    ...conversation,
    analysis: analysis && {
      summary: summaryIn(language, analysis.result).text || analysis.result.summary,
      emotions: analysis.result.emotions.map((found) => ({
        emotion: emotionName(found.emotion, language),
        percentage: found.percentage,
        family: found.family,
        ...(isHint(found) && { is_hint: true }),
      })),
      ...(quote !== undefined && { quote }),
    },
    imageUrl: artwork && addressOf(artwork),
  };
}
