export { journeyFileName, sessionFileName, titledFileName } from './file-name.ts';
export { BLACKED_OUT, findNames, hideNames, type NameCandidate, textsOf } from './hidden-names.ts';
export { journeySlides, type EmotionCount, type JourneySlide } from './journey-slides.ts';
export { timelinePreview } from './timeline-preview.ts';
export { type OutlineLine, outlineSlides, type OutlineSlide } from './outline-slides.ts';
export { strongestFirst, wrapIndex } from './order.ts';
export { permittedData } from './permitted-data.ts';
export { permittedOverall, permittedSession } from './permitted-parts.ts';
export { chooseQuote } from './quotes.ts';
export { publicTitle } from './public-title.ts';
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
export { sharedSessionOf } from './shared-session.ts';
