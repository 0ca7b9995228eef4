import {
  JOURNEY_EMOTIONS,
  JOURNEY_NEXT_STEPS,
  JOURNEY_SUGGESTIONS,
  JOURNEY_THEMES,
  TIMELINE_PAGE_SIZE,
  TOP_EMOTIONS,
} from '@reflectory/contracts/behaviour';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { OverallPresentationData, OverallSection } from '@reflectory/contracts/presentations';
import { timelinePreview } from './timeline-preview.ts';
import { strongestFirst } from './order.ts';
import { shownQuote, timelineSaying } from './shown-quotes.ts';
import { availableSections, isSectionVisible, OVERALL_SECTIONS } from './sections.ts';
import { unknownSlides, type UnknownSlide } from './session-slides.ts';

/** An emotion with the number of entries that it was found in. */
export type EmotionCount = { name: string; count: number; family?: EmotionFamily | undefined };
/** One line of the timeline; `createdAt` is an ISO timestamp. */
type TimelineEntry = { title: string; preview: string; createdAt: string };

/** A slide of a journey presentation, ready to draw. */
export type JourneySlide =
  | {
      type: 'overview';
      summary: string;
      emotions: EmotionCount[];
      artwork: string | null;
      /** A sentence of the timeline, where that is shown. */
      quote: string | null;
    }
  | { type: 'emotions'; emotions: EmotionCount[] }
  | { type: 'themes'; themes: OverallPresentationData['themes'] }
  | { type: 'suggestions'; suggestions: string[] }
  | { type: 'personality'; summary: string }
  | { type: 'timeline'; pages: TimelineEntry[][] }
  | { type: 'next_steps'; steps: string[] };

/** Entries in pages of six, newest first, reduced to their previews (specification, section 2). */
function timelinePages(entries: OverallPresentationData['entries']): TimelineEntry[][] {
  const newestFirst = strongestFirst(entries, ({ createdAt }) => Date.parse(createdAt) || 0);
  const pages: TimelineEntry[][] = [];
  for (let start = 0; start < newestFirst.length; start += TIMELINE_PAGE_SIZE) {
    pages.push(
      newestFirst.slice(start, start + TIMELINE_PAGE_SIZE).map(({ title, text, createdAt }) => ({
        title,
        preview: timelinePreview(text),
        createdAt,
      })),
    );
  }
  return pages;
}

function topEmotions(data: OverallPresentationData, count: number): EmotionCount[] {
  return strongestFirst(data.analysis?.emotions ?? [], (emotion) => emotion.count).slice(0, count);
}

function journeySlide(
  section: OverallSection,
  data: OverallPresentationData,
  visible: ReadonlySet<string>,
): JourneySlide {
  switch (section) {
    case 'overview':
      return {
        type: 'overview',
        summary: data.analysis?.summary ?? '',
        emotions: topEmotions(data, TOP_EMOTIONS),
        artwork: data.imageUrl || null,
        quote: visible.has('timeline') ? journeyQuote(data) : null,
      };
    case 'emotions':
      return { type: 'emotions', emotions: topEmotions(data, JOURNEY_EMOTIONS) };
    case 'themes':
      return {
        type: 'themes',
        themes: strongestFirst(data.themes, (theme) => theme.count).slice(0, JOURNEY_THEMES),
      };
    case 'insights':
      return { type: 'suggestions', suggestions: data.suggestions.slice(0, JOURNEY_SUGGESTIONS) };
    case 'personality':
      return { type: 'personality', summary: data.personality?.summary ?? '' };
    case 'timeline':
      return { type: 'timeline', pages: timelinePages(data.entries) };
    case 'next_steps':
      return { type: 'next_steps', steps: data.suggestions.slice(0, JOURNEY_NEXT_STEPS) };
  }
}

/** The slides of a journey in order: what is available and not forbidden (specification, sections 2 and 5). */
export function journeySlides(data: OverallPresentationData): (JourneySlide | UnknownSlide)[] {
  const available = new Set<string>(availableSections('overall', data));
  const sections = OVERALL_SECTIONS.filter(
    (section) => available.has(section) && isSectionVisible(data.slide_permissions, section),
  );
  const visible = new Set<string>(sections);
  return [
    ...sections.map((section) => journeySlide(section, data, visible)),
    ...unknownSlides(data.slide_permissions, OVERALL_SECTIONS),
  ];
}

const journeyQuote = ({ analysis, entries }: OverallPresentationData): string | null =>
  shownQuote(analysis?.quote, timelineSaying(analysis?.quote, entries));
