import type {
  OverallPresentationData,
  OverallSection,
  PresentationType,
  SessionPresentationData,
  SessionSection,
  SlidePermissions,
} from '@reflectory/contracts/presentations';

/** Section of either kind of presentation. */
export type Section = SessionSection | OverallSection;

/** Arguments of a rule that needs the type of a presentation and its data, which belong together. */
export type TypedPresentation =
  [type: 'session', data: SessionPresentationData] | [type: 'overall', data: OverallPresentationData];

// Written out rather than read from the schemas: the browser needs the names without the validator.

/** Sections of a session presentation in slide order (specification, section 2). */
export const SESSION_SECTIONS: readonly SessionSection[] = [
  'title',
  'summary',
  'questions',
  'answers',
  'artwork',
  'insights',
];
/** Sections of a journey presentation in slide order (specification, section 2). */
export const OVERALL_SECTIONS: readonly OverallSection[] = [
  'overview',
  'emotions',
  'themes',
  'insights',
  'personality',
  'timeline',
  'next_steps',
];

/** All sections of a type, in slide order. */
export function sectionsOf(type: PresentationType): readonly Section[] {
  return type === 'session' ? SESSION_SECTIONS : OVERALL_SECTIONS;
}

/** Key of a section's label in the `presentations` namespace, for instance `sections.overall.next_steps`. */
export function sectionLabelKey(type: PresentationType, section: Section): string {
  return `sections.${type}.${section}`;
}

function hasText(text: string | null | undefined): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

function isSessionSectionAvailable(data: SessionPresentationData, section: SessionSection): boolean {
  if (section === 'summary' || section === 'insights') return data.analysis !== null;
  if (section === 'artwork') return hasText(data.imageUrl);
  return true;
}

function isOverallSectionAvailable(data: OverallPresentationData, section: OverallSection): boolean {
  if (section === 'personality') return hasText(data.personality?.summary);
  if (section === 'emotions') return (data.analysis?.emotions ?? []).length > 0;
  if (section === 'themes') return data.themes.length > 0;
  if (section === 'insights' || section === 'next_steps') return data.suggestions.length > 0;
  return true;
}

/** Sections that have something to show, in slide order (specification, section 5). */
export function availableSections(...[type, data]: TypedPresentation): Section[] {
  return type === 'session'
    ? SESSION_SECTIONS.filter((section) => isSessionSectionAvailable(data, section))
    : OVERALL_SECTIONS.filter((section) => isOverallSectionAvailable(data, section));
}

/** What is checked when the share dialog opens: all that is available, nothing else (specification, section 5). */
export function defaultSelection(...presentation: TypedPresentation): SlidePermissions {
  const available = new Set<Section>(availableSections(...presentation));
  return Object.fromEntries(sectionsOf(presentation[0]).map((section) => [section, available.has(section)]));
}

/** A section is included unless its permission is explicitly false (specification, section 5). */
export function isSectionVisible(permissions: SlidePermissions | undefined, section: string): boolean {
  return permissions?.[section] !== false;
}
