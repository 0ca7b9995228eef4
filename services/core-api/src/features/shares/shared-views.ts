import type { Language } from '@reflectory/contracts/languages';
import type { SharedPresentation, SharedSession } from '@reflectory/contracts/presentations';
import { permittedData, publicTitle, sharedSessionOf } from '@reflectory/domain/deck';
import type { OpenShare } from './shares.repository.ts';

/** A share as slides, reduced to the permitted sections, its title included; null when its data cannot be read. */
export function asPresentation(share: OpenShare, language: Language): SharedPresentation | null {
  const data = permittedData(share.presentation_type, share.presentation_data);
  if (!data) return null;
  const { presentation_type, created_at } = share;
  const title = publicTitle(share, data.slide_permissions, language);
  return { title, presentation_type, presentation_data: data, created_at };
}

/** A share as a page to read, where questions and answers are permitted. */
export const asSession = (share: OpenShare, language: Language): SharedSession | null =>
  sharedSessionOf(share, language);
