import * as z from 'zod';
import { MOST_DEPTH } from './document-limits.ts';
import { type JournalDocument, unboundedDocumentSchema } from './document-nodes.ts';

const MOST_NODES = 60_000;
/** Characters of JSON text in it: those of an entry, and what is said about images. */
const MOST_CHARACTERS = 2_200_000;

const contentOf = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null || !('content' in value)) return [];
  return Array.isArray(value.content) ? value.content : [];
};
const lengthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text.length
    : 0;

/** Counts without recursion, before anything else looks at it: a document may be deeper than the stack. */
const isBounded = (document: unknown): boolean => {
  let level: readonly unknown[] = contentOf(document);
  let nodes = 0;
  let characters = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    nodes += level.length;
    for (const node of level) characters += lengthOf(node);
    if (depth > MOST_DEPTH || nodes > MOST_NODES || characters > MOST_CHARACTERS) return false;
    level = level.flatMap(contentOf);
  }
  return true;
};

/** A document from outside. Attributes that are not named are taken out; other nodes and marks are refused. */
export const documentSchema: z.ZodType<JournalDocument> = z
  .unknown()
  .refine(isBounded, 'This document is too long or too deeply nested')
  .pipe(unboundedDocumentSchema);
