/** Emotions on the summary and overview slides (specification, section 9). */
export const TOP_EMOTIONS = 3;
/** Emotions on the insights slide of a session (specification, section 9). */
export const SESSION_INSIGHT_EMOTIONS = 5;
/** Emotions on the emotions slide of a journey (specification, section 9). */
export const JOURNEY_EMOTIONS = 8;
/** Themes of a journey (specification, section 9). */
export const JOURNEY_THEMES = 6;
/** Suggestions on the insights slide of a journey (specification, section 9). */
export const JOURNEY_SUGGESTIONS = 5;
/** Suggestions on the next steps slide of a journey (specification, section 9). */
export const JOURNEY_NEXT_STEPS = 3;
/** Entries on one page of the timeline (specification, section 9). */
export const TIMELINE_PAGE_SIZE = 6;
/** Characters of an entry that the timeline shows (specification, section 9). */
export const TIMELINE_PREVIEW_LENGTH = 100;

/** The first `TIMELINE_PREVIEW_LENGTH` characters; a character outside the basic plane is never halved. */
export function timelinePreview(text: string): string {
  return Array.from(text.slice(0, TIMELINE_PREVIEW_LENGTH * 2))
    .slice(0, TIMELINE_PREVIEW_LENGTH)
    .join('');
}
