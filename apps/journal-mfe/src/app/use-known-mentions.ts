import type { AnswerDocuments } from '@reflectory/contracts/document';
import { peopleOf, tagsOf } from '@reflectory/domain/document';
import type { Known } from '@reflectory/editor/editor';
import { useMemo } from 'react';
import { useKnownLabels } from '../features/answer-field/api/use-known-labels.ts';

/** Tags and people to be written again: first those of this text, then those of all entries. */
export function useKnownMentions(documents: Readonly<AnswerDocuments> = []): Known {
  const { data } = useKnownLabels();
  return useMemo(() => {
    const written = documents.filter((document) => document !== null);
    const once = (own: readonly string[], all: readonly string[] = []) => [...new Set([...own, ...all])];
    return {
      tags: once(written.flatMap(tagsOf), data?.tags),
      people: once(written.flatMap(peopleOf), data?.people),
    };
  }, [documents, data]);
}
