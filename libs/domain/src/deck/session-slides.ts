import { SESSION_INSIGHT_EMOTIONS, TOP_EMOTIONS } from '@reflectory/contracts/behaviour';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { SessionPresentationData, SessionSection } from '@reflectory/contracts/presentations';
import { strongestFirst } from './order.ts';
import { shownQuote } from './shown-quotes.ts';
import { availableSections, isSectionVisible, SESSION_SECTIONS } from './sections.ts';
import { statisticsOf } from './statistics.ts';

/** An emotion with its share in whole percent, which is not said where it is a hint alone. */
export type EmotionShare = {
  emotion: string;
  percentage: number;
  family?: EmotionFamily | undefined;
  is_hint?: boolean | undefined;
};

/** A slide of a session presentation, ready to draw. `artwork` is null when it may not be shown. */
export type SessionSlide =
  | {
      type: 'title';
      title: string;
      framework: string;
      /** Of a framework of the library. */
      frameworkName?: string | undefined;
      totalResponses: number;
      artwork: string | null;
    }
  | { type: 'summary'; summary: string; emotions: EmotionShare[] }
  | {
      type: 'questions';
      questions: string[];
      /** Nobody was asked: the question stands for a blank page. */
      isFreeWriting: boolean;
    }
  | { type: 'answers'; responses: { question: string | null; answer: string }[] }
  | { type: 'artwork'; title: string; imageUrl: string }
  | {
      type: 'insights';
      emotions: EmotionShare[];
      totalResponses: number;
      averageLength: number;
      framework: string;
      frameworkName?: string | undefined;
      /** A sentence of the answers, where these are shown. */
      quote: string | null;
    };

/** A slide whose type this version does not know; it is drawn as 'Unknown slide type'. */
export type UnknownSlide = { type: 'unknown'; section: string };

function topEmotions(data: SessionPresentationData, count: number): EmotionShare[] {
  return strongestFirst(data.analysis?.emotions ?? [], ({ percentage }) => percentage).slice(0, count);
}

function responses(data: SessionPresentationData, withQuestions: boolean) {
  return data.answers
    .map((answer, index) => ({
      question: withQuestions ? (data.questions[index] ?? null) : null,
      answer,
    }))
    .filter(({ answer }) => answer.trim() !== '');
}

function sessionSlide(
  section: SessionSection,
  data: SessionPresentationData,
  visible: ReadonlySet<string>,
): SessionSlide {
  const { title, framework, framework_name: frameworkName, imageUrl } = data;
  const { totalResponses, averageLength } = statisticsOf(data);
  switch (section) {
    case 'title':
      return {
        type: 'title',
        title,
        framework,
        ...(frameworkName && { frameworkName }),
        totalResponses,
        artwork: visible.has('artwork') ? imageUrl : null,
      };
    case 'summary':
      return {
        type: 'summary',
        summary: data.analysis?.summary ?? '',
        emotions: topEmotions(data, TOP_EMOTIONS),
      };
    case 'questions':
      return { type: 'questions', questions: data.questions, isFreeWriting: framework === 'free' };
    case 'answers':
      return { type: 'answers', responses: responses(data, visible.has('questions')) };
    case 'artwork':
      return { type: 'artwork', title: visible.has('title') ? title : '', imageUrl: imageUrl ?? '' };
    case 'insights':
      return {
        type: 'insights',
        emotions: topEmotions(data, SESSION_INSIGHT_EMOTIONS),
        totalResponses,
        averageLength: averageLength ?? 0,
        framework,
        ...(frameworkName && { frameworkName }),
        quote: visible.has('answers') ? shownQuote(data.analysis?.quote, data.answers) : null,
      };
  }
}

/** Sections that were switched on by a version that knows more of them than this one. */
export function unknownSlides(
  permissions: Record<string, boolean> | undefined,
  known: readonly string[],
): UnknownSlide[] {
  return Object.entries(permissions ?? {})
    .filter(([section, isPermitted]) => isPermitted && !known.includes(section))
    .map(([section]) => ({ type: 'unknown', section }));
}

/** The slides of a session in order: what is available and not forbidden (specification, sections 2 and 5). */
export function sessionSlides(data: SessionPresentationData): (SessionSlide | UnknownSlide)[] {
  const available = new Set<string>(availableSections('session', data));
  const sections = SESSION_SECTIONS.filter(
    (section) => available.has(section) && isSectionVisible(data.slide_permissions, section),
  );
  const visible = new Set<string>(sections);
  return [
    ...sections.map((section) => sessionSlide(section, data, visible)),
    ...unknownSlides(data.slide_permissions, SESSION_SECTIONS),
  ];
}
