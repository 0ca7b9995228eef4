import {
  JOURNEY_EMOTIONS,
  JOURNEY_NEXT_STEPS,
  JOURNEY_SUGGESTIONS,
  JOURNEY_THEMES,
  SESSION_INSIGHT_EMOTIONS,
  TOP_EMOTIONS,
} from '@reflectory/contracts/behaviour';
import {
  type OverallPresentationData,
  overallPresentationDataSchema,
  type OverallSection,
  type PresentationType,
  type SessionPresentationData,
  sessionPresentationDataSchema,
  type SessionSection,
} from '@reflectory/contracts/presentations';
import { speaksOfSuicide } from '../crisis/speaks-of-suicide.ts';
import { timelinePreview } from './timeline-preview.ts';
import { strongestFirst } from './order.ts';
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
  return {
    ...(permits('summary') && analysis.summary !== undefined && { summary: analysis.summary }),
    ...(analysis.emotions && {
      emotions: strongestFirst(analysis.emotions, ({ percentage }) => percentage).slice(0, shown),
    }),
  };
}

function sessionStatistics(data: SessionPresentationData, permits: Permits<SessionSection>) {
  if (permits('answers') || (!permits('title') && !permits('insights'))) return {};
  const { totalResponses, averageLength } = statisticsOf(data);
  const withLength = permits('insights') && averageLength !== null;
  return { statistics: { totalResponses, ...(withLength && { averageLength }) } };
}

function permittedSession(data: SessionPresentationData): SessionPresentationData {
  const permits: Permits<SessionSection> = (section) => isSectionVisible(data.slide_permissions, section);
  return {
    title: permits('title') ? data.title : '',
    framework: permits('title') || permits('insights') || permits('questions') ? data.framework : '',
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
  analysis: OverallPresentationData['analysis'],
  permits: Permits<OverallSection>,
): OverallPresentationData['analysis'] {
  if (!analysis || (!permits('overview') && !permits('emotions'))) return null;
  const shown = permits('emotions') ? JOURNEY_EMOTIONS : TOP_EMOTIONS;
  return {
    ...(permits('overview') && analysis.summary !== undefined && { summary: analysis.summary }),
    ...(analysis.emotions && {
      emotions: strongestFirst(analysis.emotions, ({ count }) => count).slice(0, shown),
    }),
  };
}

function permittedSuggestions(suggestions: string[], permits: Permits<OverallSection>): string[] {
  if (permits('insights')) return suggestions.slice(0, JOURNEY_SUGGESTIONS);
  return permits('next_steps') ? suggestions.slice(0, JOURNEY_NEXT_STEPS) : [];
}

function permittedOverall(data: OverallPresentationData): OverallPresentationData {
  const permits: Permits<OverallSection> = (section) => isSectionVisible(data.slide_permissions, section);
  return {
    entries: permits('timeline')
      ? data.entries.map((entry) => ({ ...entry, text: timelinePreview(entry.text) }))
      : [],
    analysis: overallAnalysis(data.analysis, permits),
    themes: permits('themes')
      ? strongestFirst(data.themes, ({ count }) => count).slice(0, JOURNEY_THEMES)
      : [],
    suggestions: permittedSuggestions(data.suggestions, permits),
    personality: permits('personality') ? data.personality : null,
    slide_permissions: permissionsOf(OVERALL_SECTIONS, (section) =>
      isSectionVisible(data.slide_permissions, section),
    ),
  };
}

/**
 * What a visitor may receive of a stored snapshot: everything that only forbidden sections need is gone,
 * and so is what no slide shows. Null when the data is not what the type says.
 *
 * Applying it twice changes nothing.
 */
export function permittedData(type: 'session', data: unknown): SessionPresentationData | null;
export function permittedData(type: 'overall', data: unknown): OverallPresentationData | null;
export function permittedData(
  type: PresentationType,
  data: unknown,
): SessionPresentationData | OverallPresentationData | null;
export function permittedData(type: PresentationType, data: unknown) {
  if (type === 'session') {
    const session = sessionPresentationDataSchema.safeParse(data);
    return session.success ? permittedSession(session.data) : null;
  }
  const overall = overallPresentationDataSchema.safeParse(data);
  return overall.success ? permittedOverall(overall.data) : null;
}
