import { type PostDraft, postDraftFunctions as contract } from '@reflectory/contracts/community';
import { defineFunction } from '@reflectory/runtime/functions';
import { ask } from '../../sql-functions/ask.ts';

/** Drafts of posts: kept for their person, and posted by nobody else. */
export const postDraftFunctions = [
  defineFunction({
    contract,
    name: 'list-post-drafts',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ drafts: await ask<PostDraft[]>(tx, 'list_post_drafts') }),
  }),
  defineFunction({
    contract,
    name: 'save-post-draft',
    access: 'signed-in',
    handle: async ({ id, base, place, ...fields }, { tx, context }) => ({
      revision: await ask<number | null>(tx, 'save_post_draft', id, base, {
        ...fields,
        place_id: place === 'everyone' ? context.instance_id : place,
      }),
    }),
  }),
  defineFunction({
    contract,
    name: 'remove-post-draft',
    access: 'signed-in',
    handle: async ({ id, base }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'remove_post_draft', id, base),
    }),
  }),
];
