import { peopleOf, tagsOf } from '@reflectory/domain/document';
import type { Known } from '@reflectory/editor/editor';
import type { Draft } from '../features/drafts/model/draft.ts';

/** Tags and people of this draft, to be written again. */
export function useKnownMentions({ documents = [] }: Draft): Known {
  const written = documents.filter((document) => document !== null);
  return { tags: written.flatMap(tagsOf), people: written.flatMap(peopleOf) };
}
