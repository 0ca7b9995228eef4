import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { POST_LIMITS } from './post-functions.ts';

/** Drafts of posts that a person keeps at most. */
export const POST_DRAFTS_KEPT = 100;

const placeSchema = z.union([z.literal('everyone'), z.uuid()]);
/** Where a draft is meant to be shared: a circle, or with everybody at the instance. */
export type PostDraftPlace = z.infer<typeof placeSchema>;

const fieldsSchema = z.object({
  id: z.uuid(),
  /** Null while none is chosen. */
  place: placeSchema.nullable(),
  /** Which of the texts is to be shared. */
  kind: z.enum(['lesson', 'passage']),
  lesson: z.string().max(POST_LIMITS.body),
  passage: z.string().max(POST_LIMITS.body),
  /** The sentence of the journal that it began with; null where it began with none. */
  quote: z.string().max(POST_LIMITS.body).nullable(),
  content_note: z.string().max(POST_LIMITS.contentNote),
  /** Null: under one's name. Empty while one is still to be chosen. */
  pseudonym: z.string().max(POST_LIMITS.pseudonym).nullable(),
  entry_id: z.uuid().nullable(),
  /** Who began it: its person, or a routine of theirs. */
  origin: z.enum(['hand', 'routine']),
  /** What the circle was called, as far as its person knows. */
  place_name: z.string().max(80),
});
/** What a person writes of a draft. */
export type PostDraftFields = z.infer<typeof fieldsSchema>;

const draftSchema = z.object({
  ...fieldsSchema.shape,
  revision: z.int(),
  changed_at: z.iso.datetime({ offset: true }),
  /** False where its person is not in the circle any more, or there is no such place. */
  is_there: z.boolean(),
});
/** A draft as it is kept. */
export type PostDraft = z.infer<typeof draftSchema>;

/** Functions of drafts of posts: nobody but their person reads them. */
export const postDraftFunctions = {
  /** All that the caller keeps, what was changed last first. */
  'list-post-drafts': { input: z.object({}), output: z.object({ drafts: z.array(draftSchema) }) },
  /**
   * Keeps a draft; `base` is the revision that was changed, null for a new one. The revision is null where it was changed,
   * shared or deleted elsewhere meanwhile: nothing is written over.
   */
  'save-post-draft': {
    input: z.object({ ...fieldsSchema.shape, base: z.int().nullable() }),
    output: z.object({ revision: z.int().nullable() }),
  },
  /** Deletes revision `base`, null: as it was first saved. Nothing is done where it was changed elsewhere, or is gone. */
  'remove-post-draft': {
    input: z.object({ id: z.uuid(), base: z.int().nullable() }),
    output: z.object({ is_done: z.boolean() }),
  },
} as const satisfies Record<string, FunctionContract>;
type PostDraftFunctions = typeof postDraftFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends PostDraftFunctions {}
}
