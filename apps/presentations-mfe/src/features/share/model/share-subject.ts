import type { OverallPresentationData, SessionPresentationData } from '@reflectory/contracts/presentations';

/** What a link is made for. A journey has no entry of its own: there is one per person. */
export type ShareSubject =
  | { type: 'session'; title: string; data: SessionPresentationData; sourceId: string | null }
  | { type: 'overall'; title: string; data: OverallPresentationData };

/**
 * Filters that find the shares of a subject: by its entry where it is known, so that two sessions of one title
 * do not share a link, else by title. A journey is found by type alone, since its title follows the language.
 */
export function shareFilter(subject: ShareSubject): Record<string, string> {
  if (subject.type === 'overall') return { presentation_type: 'overall' };
  return subject.sourceId === null
    ? { presentation_type: 'session', title: subject.title }
    : { presentation_type: 'session', source_id: subject.sourceId };
}
