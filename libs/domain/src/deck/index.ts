export { journeyFileName, sessionFileName } from './file-name.ts';
export {
  journeySlides,
  timelinePages,
  type EmotionCount,
  type JourneySlide,
  type TimelineEntry,
} from './journey-slides.ts';
export {
  JOURNEY_EMOTIONS,
  JOURNEY_NEXT_STEPS,
  JOURNEY_SUGGESTIONS,
  JOURNEY_THEMES,
  SESSION_INSIGHT_EMOTIONS,
  TIMELINE_PAGE_SIZE,
  TIMELINE_PREVIEW_LENGTH,
  timelinePreview,
  TOP_EMOTIONS,
} from './limits.ts';
export { strongestFirst, wrapIndex } from './order.ts';
export { permittedData } from './permitted-data.ts';
export {
  availableSections,
  defaultSelection,
  isSectionVisible,
  OVERALL_SECTIONS,
  sectionLabelKey,
  sectionsOf,
  SESSION_SECTIONS,
  type Section,
  type TypedPresentation,
} from './sections.ts';
export { sessionSlides, type EmotionShare, type SessionSlide, type UnknownSlide } from './session-slides.ts';
export { shareLink } from './share-link.ts';
export { sharedSessionOf, type SharedSessionSource } from './shared-session.ts';
export { countResponses } from './statistics.ts';
