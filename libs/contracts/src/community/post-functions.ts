import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { LANGUAGES } from '../languages/index.ts';
import { circleKinds } from './circle-functions.ts';

/** Posts of one page. */
export const POSTS_PER_PAGE = 20;

/** Posts, and circles, that are asked about at once: as many as a device keeps. */
const POSTS_CHECKED = 20 * POSTS_PER_PAGE;

/** Characters of a post, and of the note before it. */
export const POST_LIMITS = {
  body: 5000,
  question: 500,
  contentNote: 120,
  pseudonym: 40,
  hiddenWords: 50,
} as const;

/** People in a circle from whom on a pseudonym hides anybody. */
export const LEAST_FOR_PSEUDONYM = 3;

/** What somebody can say to a post besides replying. */
export const postResponses = ['felt', 'thanks', 'thinking', 'more'] as const;
export type PostResponse = (typeof postResponses)[number];

export const postStates = ['visible', 'held', 'hidden', 'removed'] as const;
export type PostState = (typeof postStates)[number];

/** Why something waits for a moderator: a link in one of the first posts, or a word of the instance's lists. */
export const heldReasons = ['links', 'words'] as const;

const postReaches = ['everybody', 'coach', 'answer'] as const;

const done = z.object({});
const added = z.object({
  id: z.uuid(),
  state: z.enum(['visible', 'held']),
  held_for: z.enum(heldReasons).nullable(),
});
export type AddedPost = z.infer<typeof added>;
const moment = z.iso.datetime({ offset: true });

const postSchema = z.object({
  id: z.uuid(),
  parent_id: z.uuid().nullable(),
  /** Null: everybody at the instance. */
  circle_id: z.uuid().nullable(),
  /** What the place is called. */
  place: z.string(),
  author: z.string(),
  is_pseudonym: z.boolean(),
  is_mine: z.boolean(),
  body: z.string(),
  content_note: z.string(),
  state: z.enum(postStates),
  /** Why it waits, for its author alone. */
  held_for: z.enum(heldReasons).nullable(),
  /** Whether it takes no replies any more. */
  is_locked: z.boolean(),
  /** Of a pseudonym the day alone: noon of it. */
  shown_at: moment,
  /** The entry of one's own that it was taken from. */
  entry_id: z.uuid().nullable(),
  /** A question to a circle: answered by replies, which `answers_first` shows to whoever has answered. */
  asks: z.enum(['openly', 'answers_first']).nullable(),
  /** Whom it reaches in a coach circle: all, who coaches, or the one whom a coach answers. Null in all other places. */
  reach: z.enum(postReaches).nullable(),
  /** Whom an answer of a coach is for; for its author alone. */
  answers: z.string().nullable(),
  has_replies: z.boolean(),
  /** What the caller responded. */
  response: z.enum(postResponses).nullable(),
  /** How many responded with what; for its author alone. */
  support: z.partialRecord(z.enum(postResponses), z.int()).nullable(),
});
export type Post = z.infer<typeof postSchema>;

const ownPostSchema = postSchema
  .pick({
    id: true,
    parent_id: true,
    place: true,
    author: true,
    body: true,
    state: true,
    held_for: true,
    shown_at: true,
    entry_id: true,
  })
  .strict();
export type OwnPost = z.infer<typeof ownPostSchema>;

const placeSchema = z.object({
  /** Null: everybody at the instance. */
  circle_id: z.uuid().nullable(),
  name: z.string(),
  /** How many see it there now. */
  people: z.int(),
  /** Null of everybody at the instance. */
  kind: z.enum(circleKinds).nullable(),
  /** Names of those who alone read what the caller shares there; empty where everybody in the place does. */
  coaches: z.array(z.string()),
  /** By which the caller is known there; null where they have none yet. */
  pseudonym: z.string().nullable(),
});
export type SharingPlace = z.infer<typeof placeSchema>;

const markKinds = ['name', 'place', 'number', 'company'] as const;
export type MarkKind = (typeof markKinds)[number];

const markSchema = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  kind: z.enum(markKinds),
});
/** Something in a text by which somebody could be known. */
export type IdentifyingMark = z.infer<typeof markSchema>;

const filterSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['block', 'mute', 'hide']),
  /** Null where one post is hidden. */
  name: z.string().nullable(),
  /** Where the pseudonym is known; null of a name. */
  place: z.string().nullable(),
});
export type PostFilter = z.infer<typeof filterSchema>;

const settingsSchema = z.object({
  follows_everyone: z.boolean(),
  hidden_words: z.array(z.string().trim().min(1).max(60)).max(POST_LIMITS.hiddenWords),
});
export type CommunitySettings = z.infer<typeof settingsSchema>;

/** Functions of what people share. */
export const postFunctions = {
  /** Marks what somebody could be known by, as a help; the text is not kept. */
  'find-identifying': {
    input: z.object({ text: z.string().max(20_000), language: z.enum(LANGUAGES) }),
    output: z.object({ marks: z.array(markSchema) }),
  },
  /** Where the caller may share. */
  'list-sharing-places': { input: z.object({}), output: z.object({ places: z.array(placeSchema) }) },
  /** Posts of a circle, for everybody, or from the places that the caller follows; the newest first. */
  'list-posts': {
    input: z.object({
      place: z.union([z.literal('followed'), z.literal('everyone'), z.uuid()]),
      before: z.object({ shown_at: moment, id: z.uuid() }).optional(),
    }),
    output: z.object({ posts: z.array(postSchema), hasMore: z.boolean() }),
  },
  'get-post': {
    input: z.object({ id: z.uuid() }),
    output: z.object({ post: postSchema, replies: z.array(postSchema) }),
  },
  /** Which of some posts and circles the caller may read now: of what a device keeps the others go. */
  'find-readable': {
    input: z.object({
      post_ids: z.array(z.uuid()).max(POSTS_CHECKED),
      circle_ids: z.array(z.uuid()).max(POSTS_CHECKED),
    }),
    output: z.object({ post_ids: z.array(z.uuid()), circle_ids: z.array(z.uuid()) }),
  },
  /** Names of people and pseudonyms that a post in a place may name, by how they begin. */
  'list-mentionable': {
    input: z.object({ place: z.union([z.literal('everyone'), z.uuid()]), begun: z.string().max(40) }),
    output: z.object({ names: z.array(z.string()) }),
  },
  /** What the caller shared anywhere, or of one entry. */
  'list-own-posts': {
    input: z.object({ entry_id: z.uuid().optional() }),
    output: z.object({ posts: z.array(ownPostSchema) }),
  },
  /** Shares a text, or replies; where it is held, a moderator looks at it first. */
  'add-post': {
    input: z.object({
      circle_id: z.uuid().nullable(),
      parent_id: z.uuid().nullable(),
      body: z.string().min(1).max(POST_LIMITS.body),
      content_note: z.string().max(POST_LIMITS.contentNote),
      /** Null: under one's name. */
      pseudonym: z.string().trim().min(2).max(POST_LIMITS.pseudonym).nullable(),
      entry_id: z.uuid().nullable(),
      /** The draft that it was written as, where the service keeps one: it goes at the same moment. Not found when it is gone. */
      draft_id: z.uuid().optional(),
    }),
    output: added,
  },
  /** Asks a circle something, under one's name. */
  'ask-circle': {
    input: z.object({
      circle_id: z.uuid(),
      question: z.string().min(1).max(POST_LIMITS.question),
      answers_first: z.boolean(),
    }),
    output: added,
  },
  /** Takes back what is one's own. */
  'take-back-post': { input: z.object({ id: z.uuid() }), output: z.object({ is_done: z.boolean() }) },
  'respond-to-post': {
    input: z.object({ id: z.uuid(), response: z.enum(postResponses).nullable() }),
    output: z.object({ is_done: z.boolean() }),
  },
  /** Hides a post, or all of whoever it is by: for the caller alone, or (a block) both ways. Null where it is not there. */
  'filter-post': {
    input: z.object({ id: z.uuid(), kind: z.enum(['block', 'mute', 'hide']) }),
    output: z.object({ filter_id: z.uuid().nullable() }),
  },
  'list-post-filters': { input: z.object({}), output: z.object({ filters: z.array(filterSchema) }) },
  'remove-post-filter': { input: z.object({ id: z.uuid() }), output: done },
  'get-community-settings': { input: z.object({}), output: settingsSchema },
  'set-community-settings': { input: settingsSchema, output: done },
} as const satisfies Record<string, FunctionContract>;
type PostFunctions = typeof postFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends PostFunctions {}
}
