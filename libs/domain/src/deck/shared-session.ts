import type { Language } from '@reflectory/contracts/languages';
import {
  type PresentationShareRow,
  sessionPresentationDataSchema,
  type SharedSession,
} from '@reflectory/contracts/presentations';
import { publicTitle } from './public-title.ts';
import { isSectionVisible } from './sections.ts';

/** Columns of a share that the reading view needs; the data is checked, not trusted. */
export type SharedSessionSource = Pick<PresentationShareRow, 'title' | 'presentation_type' | 'created_at'> & {
  presentation_data: unknown;
};

/**
 * A share of a session as a page to read, or null when there is none: it shows questions and answers,
 * so both must be permitted. Artwork and title come along only where they are permitted as well.
 */
export function sharedSessionOf(share: SharedSessionSource, language: Language): SharedSession | null {
  if (share.presentation_type !== 'session') return null;
  const parsed = sessionPresentationDataSchema.safeParse(share.presentation_data);
  if (!parsed.success) return null;
  const {
    slide_permissions: permissions,
    framework,
    framework_name,
    questions,
    answers,
    imageUrl,
  } = parsed.data;
  if (!isSectionVisible(permissions, 'questions') || !isSectionVisible(permissions, 'answers')) return null;
  return {
    title: publicTitle(share, permissions, language),
    createdAt: share.created_at,
    framework,
    ...(framework_name && { framework_name, questions }),
    answers,
    imageUrl: isSectionVisible(permissions, 'artwork') ? imageUrl : null,
  };
}
