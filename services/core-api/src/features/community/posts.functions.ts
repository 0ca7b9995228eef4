import {
  type AddedPost,
  type CommunitySettings,
  type OwnPost,
  type Post,
  type PostFilter,
  postFunctions as contract,
  POSTS_PER_PAGE,
  type SharingPlace,
} from '@reflectory/contracts/community';
import { cleanWords, holdsLink } from '@reflectory/domain/community';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import { mentionsIn } from '@reflectory/domain/mentions';
import { findIdentifying } from '@reflectory/reader';
import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { ask, askFor } from '../../sql-functions/ask.ts';

/** What may be asked to wait for a moderator, as it will be shown. */
type SharedWords = { body: string; content_note?: string; pseudonym?: string | null };

/**
 * Why something may have to wait: a link, or a word of the instance's lists. Whoever calls for help is never kept waiting;
 * that it was heard is told to nobody and kept nowhere.
 */
async function findReasonToWait(
  tx: Transaction,
  { body, content_note: note = '', pseudonym = '' }: SharedWords,
): Promise<'links' | 'words' | null> {
  const said = `${note}\n${body}`;
  const isFlagged = await ask<boolean>(tx, 'holds_flagged_word', `${pseudonym ?? ''}\n${said}`);
  if ((!isFlagged && !holdsLink(body)) || speaksOfSuicide(said)) return null;
  return isFlagged ? 'words' : 'links';
}

/** Names that are offered at once, and those that one post tells. */
const MENTIONS_OFFERED = 8;
const MOST_MENTIONS = 10;

/** Tells whom a post names with an `@`, of those who may be named in its place. */
async function tellMentioned(tx: Transaction, id: string, body: string): Promise<void> {
  if (!body.includes('@')) return;
  const names = await ask<string[]>(tx, 'names_mentioned_in', id);
  const meant = mentionsIn(
    body,
    names.map((name) => ({ id: name, name })),
  );
  if (meant.length > 0) await ask(tx, 'mention', id, meant.slice(0, MOST_MENTIONS));
}

/** What is shared, and what one does not want to read of it. */
export const postFunctions = [
  defineFunction({
    contract,
    name: 'find-identifying',
    access: 'signed-in',
    readOnly: true,
    async handle({ text, language }, { tx }) {
      const [known] = await tx.query<{ people: string[]; places: string[]; companies: string[] }>(
        `select array(select label from people where user_id = auth.uid() limit 1000) as people,
          array(select label from mentioned where user_id = auth.uid() and kind = 'place' and state = 'kept' limit 1000) as places,
          array(select unnest(array[name, brand ->> 'productName']) from app.instances where id = app.instance_id()) as companies`,
      );
      return { marks: findIdentifying(text, language, known ?? {}) };
    },
  }),
  defineFunction({
    contract,
    name: 'list-sharing-places',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ places: await ask<SharingPlace[]>(tx, 'list_places') }),
  }),
  defineFunction({
    contract,
    name: 'list-posts',
    access: 'signed-in',
    readOnly: true,
    async handle({ place, before }, { tx, context }) {
      const wanted = place === 'followed' ? null : place === 'everyone' ? context.instance_id : place;
      // One more than is shown tells whether there are others.
      const found = await ask<Post[]>(
        tx,
        'list_posts',
        wanted,
        before?.shown_at ?? null,
        before?.id ?? null,
        POSTS_PER_PAGE + 1,
      );
      return { posts: found.slice(0, POSTS_PER_PAGE), hasMore: found.length > POSTS_PER_PAGE };
    },
  }),
  defineFunction({
    contract,
    name: 'get-post',
    access: 'signed-in',
    readOnly: true,
    handle: ({ id }, { tx }) => askFor<{ post: Post; replies: Post[] }>(tx, 'get_post', id),
  }),
  defineFunction({
    contract,
    name: 'list-mentionable',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ place, begun }, { tx }) => ({
      names: await ask<string[]>(
        tx,
        'list_mentionable',
        place === 'everyone' ? null : place,
        begun,
        MENTIONS_OFFERED,
      ),
    }),
  }),
  defineFunction({
    contract,
    name: 'find-readable',
    access: 'signed-in',
    readOnly: true,
    handle: ({ post_ids: posts, circle_ids: circles }, { tx }) =>
      askFor<{ post_ids: string[]; circle_ids: string[] }>(tx, 'find_readable', posts, circles),
  }),
  defineFunction({
    contract,
    name: 'list-own-posts',
    access: 'signed-in',
    readOnly: true,
    handle: async ({ entry_id: entryId = null }, { tx }) => ({
      posts: await ask<OwnPost[]>(tx, 'list_own_posts', entryId),
    }),
  }),
  defineFunction({
    contract,
    name: 'add-post',
    access: 'signed-in',
    async handle({ body, content_note: note, pseudonym, draft_id: draft, ...place }, { tx }) {
      const words = {
        body: cleanWords(body),
        content_note: cleanWords(note).replaceAll('\n', ' '),
        pseudonym: pseudonym === null ? null : cleanWords(pseudonym).replaceAll(/\s+/g, ' '),
      };
      if (words.body === '' || words.pseudonym === '')
        throw new FunctionError('invalid_input', 'Nothing of it would be seen', {
          body: 'Nothing of it would be seen',
        });
      try {
        if (draft !== undefined && !(await ask<boolean>(tx, 'take_post_draft', draft)))
          throw new FunctionError('not_found', 'It was shared or deleted on another device', {
            draft_id: 'gone',
          });
        const waitsFor = await findReasonToWait(tx, words);
        const added = await ask<AddedPost>(tx, 'write_post', { ...place, ...words }, waitsFor);
        await tellMentioned(tx, added.id, words.body);
        return added;
      } catch (error) {
        if (asSqlFailure(error)?.code !== '23505') throw error;
        throw new FunctionError('invalid_input', 'Somebody is called like this', { pseudonym: 'taken' });
      }
    },
  }),
  defineFunction({
    contract,
    name: 'ask-circle',
    access: 'signed-in',
    async handle({ circle_id: circleId, question, answers_first: answersFirst }, { tx }) {
      const words = cleanWords(question);
      if (words === '')
        throw new FunctionError('invalid_input', 'Nothing of it would be seen', {
          question: 'Nothing of it would be seen',
        });
      const waitsFor = await findReasonToWait(tx, { body: words });
      return ask<AddedPost>(tx, 'write_question', circleId, words, answersFirst, waitsFor);
    },
  }),
  defineFunction({
    contract,
    name: 'take-back-post',
    access: 'signed-in',
    handle: async ({ id }, { tx }) => ({ is_done: await ask<boolean>(tx, 'take_back_post', id) }),
  }),
  defineFunction({
    contract,
    name: 'respond-to-post',
    access: 'signed-in',
    handle: async ({ id, response }, { tx }) => ({
      is_done: await ask<boolean>(tx, 'respond_to_post', id, response),
    }),
  }),
  defineFunction({
    contract,
    name: 'filter-post',
    access: 'signed-in',
    handle: async ({ id, kind }, { tx }) => ({
      filter_id: await ask<string | null>(tx, 'filter_post', id, kind),
    }),
  }),
  defineFunction({
    contract,
    name: 'list-post-filters',
    access: 'signed-in',
    readOnly: true,
    handle: async (_input, { tx }) => ({ filters: await ask<PostFilter[]>(tx, 'list_filters') }),
  }),
  defineFunction({
    contract,
    name: 'remove-post-filter',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      await ask(tx, 'remove_filter', id);
      return {};
    },
  }),
  defineFunction({
    contract,
    name: 'get-community-settings',
    access: 'signed-in',
    readOnly: true,
    handle: (_input, { tx }) => ask<CommunitySettings>(tx, 'get_community_settings'),
  }),
  defineFunction({
    contract,
    name: 'set-community-settings',
    access: 'signed-in',
    async handle({ follows_everyone: follows, hidden_words: words }, { tx }) {
      await ask(tx, 'set_community_settings', follows, words);
      return {};
    },
  }),
];
