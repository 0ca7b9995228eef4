import {
  JOURNEY_EMOTIONS,
  JOURNEY_NEXT_STEPS,
  JOURNEY_SUGGESTIONS,
  JOURNEY_THEMES,
  SESSION_INSIGHT_EMOTIONS,
  TOP_EMOTIONS,
} from '@reflectory/contracts/behaviour';
import type {
  OverallPresentationData,
  OverallSection,
  SessionPresentationData,
  SessionSection,
} from '@reflectory/contracts/presentations';
import { speaksOfSuicide } from '../crisis/speaks-of-suicide.ts';
import { timelineSaying } from './shown-quotes.ts';
import { timelinePreview } from './timeline-preview.ts';
import { strongestFirst } from './order.ts';
import { permittedQuote } from './quotes.ts';
import { isSectionVisible, OVERALL_SECTIONS, SESSION_SECTIONS, type Section } from './sections.ts';
import { statisticsOf } from './statistics.ts';

type Permits<Key> = (section: Key) => boolean;

function permissionsOf(sections: readonly Section[], permits: (section: Section) => boolean) {
  return Object.fromEntries(sections.map((section) => [section, permits(section)]));
}

function sessionAnalysis(
  { analysis, answers }: SessionPresentationData,
  permits: Permits<SessionSection>,
): SessionPresentationData['analysis'] {
  if (!analysis || (!permits('summary') && !permits('insights'))) return null;
  if (speaksOfSuicide(answers.join('\n'))) return null;
  const shown = permits('insights') ? SESSION_INSIGHT_EMOTIONS : TOP_EMOTIONS;
  const quote = permits('insights') && permits('answers') ? permittedQuote(analysis.quote, answers) : null;
  return {
    ...(permits('summary') && analysis.summary !== undefined && { summary: analysis.summary }),
    ...(analysis.emotions && {
      emotions: strongestFirst(analysis.emotions, ({ percentage }) => percentage).slice(0, shown),
    }),
    ...(quote !== null && { quote }),
  };
}

function sessionStatistics(data: SessionPresentationData, permits: Permits<SessionSection>) {
  if (permits('answers') || (!permits('title') && !permits('insights'))) return {};
  const { totalResponses, averageLength } = statisticsOf(data);
  const withLength = permits('insights') && averageLength !== null;
  return { statistics: { totalResponses, ...(withLength && { averageLength }) } };
}

/** What a visitor may receive of a session, of data that is what it says. Applying it twice changes nothing. */
export function permittedSession(data: SessionPresentationData): SessionPresentationData {
  const permits: Permits<SessionSection> = (section) => isSectionVisible(data.slide_permissions, section);
  const showsFramework = permits('title') || permits('insights') || permits('questions');
  return {
    title: permits('title') ? data.title : '',
    framework: showsFramework ? data.framework : '',
    ...(showsFramework && data.framework_name && { framework_name: data.framework_name }),
    questions: permits('questions') ? data.questions : [],
    answers: permits('answers') ? data.answers : [],
    analysis: sessionAnalysis(data, permits),
    imageUrl: permits('artwork') ? data.imageUrl : null,
    ...sessionStatistics(data, permits),
    slide_permissions: permissionsOf(SESSION_SECTIONS, (section) =>
      isSectionVisible(data.slide_permissions, section),
    ),
  };
}

function overallAnalysis(
  { analysis, entries }: OverallPresentationData,
  permits: Permits<OverallSection>,
): OverallPresentationData['analysis'] {
  if (!analysis || (!permits('overview') && !permits('emotions'))) return null;
  const shown = permits('emotions') ? JOURNEY_EMOTIONS : TOP_EMOTIONS;
  const quote =
    permits('overview') && permits('timeline')
      ? permittedQuote(analysis.quote, timelineSaying(analysis.quote, entries))
      : null;
  return {
    ...(permits('overview') && analysis.summary !== undefined && { summary: analysis.summary }),
    ...(analysis.emotions && {
      emotions: strongestFirst(analysis.emotions, ({ count }) => count).slice(0, shown),
    }),
    ...(quote !== null && { quote }),
  };
}

function permittedSuggestions(suggestions: string[], permits: Permits<OverallSection>): string[] {
  if (permits('insights')) return suggestions.slice(0, JOURNEY_SUGGESTIONS);
  return permits('next_steps') ? suggestions.slice(0, JOURNEY_NEXT_STEPS) : [];
}

/** The same of a journey. */
export function permittedOverall(data: OverallPresentationData): OverallPresentationData {
  const permits: Permits<OverallSection> = (section) => isSectionVisible(data.slide_permissions, section);
  return {
    entries: permits('timeline')
      ? data.entries.map((entry) => ({ ...entry, text: timelinePreview(entry.text) }))
      : [],
    analysis: overallAnalysis(data, permits),
    themes: permits('themes')
      ? strongestFirst(data.themes, ({ count }) => count).slice(0, JOURNEY_THEMES)
      : [],
    suggestions: permittedSuggestions(data.suggestions, permits),
    personality: permits('personality') ? data.personality : null,
    ...(permits('overview') && data.imageUrl && { imageUrl: data.imageUrl }),
    slide_permissions: permissionsOf(OVERALL_SECTIONS, (section) =>
      isSectionVisible(data.slide_permissions, section),
    ),
  };
}
