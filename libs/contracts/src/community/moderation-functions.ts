import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { LANGUAGES } from '../languages/index.ts';
import { heldReasons, postStates } from './post-functions.ts';

/** Why somebody reports a post. */
export const reportReasons = ['hurts', 'private', 'danger', 'advertising', 'name', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a moderator can do with a post; `keep` changes nothing, or shows what was held. Suspending hides it as well. */
export const moderationActs = [
  'keep',
  'warn',
  'hide',
  'remove',
  'lock',
  'suspend_circle',
  'suspend',
] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Days for which somebody may be suspended. */
export const suspensionDays = [1, 7, 30] as const;

/** What can be reported besides posts. */
export const reportableThings = ['circle', 'challenge', 'template'] as const;
export type ReportableThing = (typeof reportableThings)[number];
export const thingActs = ['keep', 'remove'] as const;

const noticeActs = moderationActs.filter((act) => act !== 'keep');
const moment = z.iso.datetime({ offset: true });
const words = z.string().trim().min(1).max(1000);
const answered = z.object({ is_done: z.boolean() });

const caseSchema = z.object({
  post_id: z.uuid(),
  place: z.string(),
  is_in_circle: z.boolean(),
  /** The name that everybody sees. */
  author: z.string(),
  is_pseudonym: z.boolean(),
  /** Whether it is the moderator's own: somebody else decides. */
  is_mine: z.boolean(),
  body: z.string(),
  content_note: z.string(),
  state: z.enum(postStates),
  /** Why it waits, and words of the lists that it has. */
  held_for: z.enum(heldReasons).nullable(),
  flagged: z.array(z.string()),
  /** Whether it may be asked who stands behind its pseudonym. */
  can_be_unveiled: z.boolean(),
  is_locked: z.boolean(),
  is_taken_back: z.boolean(),
  /** What it replies to. */
  replies_to: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), words: z.string() })),
  /** Decisions about this name before. */
  earlier: z.int(),
});
export type ModerationCase = z.infer<typeof caseSchema>;

const contextSchema = z.object({
  /** What was decided of other posts by the same name, the last first. */
  history: z.array(
    z.object({
      act: z.enum(noticeActs),
      excerpt: z.string(),
      words: z.string(),
      made_at: moment,
      /** What came of an appeal; null where there was none, or it waits. */
      outcome: z.enum(['upheld', 'reversed']).nullable(),
    }),
  ),
  /** Decisions of similar words under other names, which are not said. */
  similar: z.array(
    z.object({ act: z.enum(moderationActs), excerpt: z.string(), words: z.string(), made_at: moment }),
  ),
});
export type CaseContext = z.infer<typeof contextSchema>;

const thingCaseSchema = z.object({
  kind: z.enum(reportableThings),
  id: z.uuid(),
  name: z.string(),
  /** All its words, in all languages. */
  body: z.string(),
  place: z.string(),
  /** Whether the moderator looks after its circle: somebody else decides. */
  is_mine: z.boolean(),
  reports: caseSchema.shape.reports,
});
export type ThingCase = z.infer<typeof thingCaseSchema>;

const appealSchema = z.object({
  notice_id: z.uuid(),
  act: z.enum(noticeActs),
  place: z.string(),
  words: z.string(),
  appeal: z.string(),
  body: z.string(),
  /** Null where the post is gone. */
  author: z.string().nullable(),
  is_mine: z.boolean(),
  /** Whether the caller decided before: somebody else decides now. */
  is_own_decision: z.boolean(),
});
export type ModerationAppeal = z.infer<typeof appealSchema>;

/** What every member is told the number of: decisions, and appeals against them. */
export const figureActs = [...moderationActs, 'uphold', 'reverse', 'unveil_open'] as const;
/** What is kept of moderators; `words` is a change of a list. */
export const recordedActs = [
  ...figureActs,
  'words',
  'unveil_ask',
  'unveil_approve',
  'unveil_refuse',
] as const;

/** Words of one list, and characters of a word or phrase. */
export const FLAGGED_LIMITS = { words: 500, characters: 80 } as const;

const flaggedListSchema = z.object({
  language: z.enum(LANGUAGES),
  words: z.array(z.string()),
  /** 0: never written. */
  version: z.int().nonnegative(),
  changed_at: moment.nullable(),
  /** Null as well for somebody who is not here any more. */
  changed_by: z.string().nullable(),
});
export type FlaggedList = z.infer<typeof flaggedListSchema>;

const recordSchema = z.object({
  act: z.enum(recordedActs),
  words: z.string(),
  /** Null for somebody who is not here any more. */
  moderator: z.string().nullable(),
  made_at: moment,
});
export type ModerationRecord = z.infer<typeof recordSchema>;

const ownReportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  state: z.enum(['open', 'upheld', 'declined']),
  answer: z.string(),
  created_at: moment,
});
export type OwnReport = z.infer<typeof ownReportSchema>;

const noticeSchema = z.object({
  id: z.uuid(),
  /** `unveil`: a moderator learned who stands behind the pseudonym. */
  act: z.enum([...noticeActs, 'unveil']),
  place: z.string(),
  /** How the post begins. */
  excerpt: z.string(),
  words: z.string(),
  made_at: moment,
  /** Until when somebody is suspended. */
  until: moment.nullable(),
  appeal: z.string().nullable(),
  outcome: z.enum(['upheld', 'reversed']).nullable(),
  outcome_words: z.string().nullable(),
  /** When somebody looked who stands behind the pseudonym. */
  openings: z.array(moment),
});
export type ModerationNotice = z.infer<typeof noticeSchema>;

const unveilingSchema = z.object({
  id: z.uuid(),
  post_id: z.uuid(),
  place: z.string(),
  pseudonym: z.string(),
  body: z.string(),
  reason: z.string(),
  state: z.enum(['asked', 'approved']),
  /** When it lapses. */
  until: moment,
  /** Whether the caller asked. */
  is_own: z.boolean(),
  /** Somebody else than who asked, who wrote the post and who reported it. */
  may_decide: z.boolean(),
});
export type Unveiling = z.infer<typeof unveilingSchema>;

const figuresSchema = z.object({
  /** Null where there were fewer than five. */
  reports: z.int().nullable(),
  /** What was decided five times or more. */
  acts: z.partialRecord(z.enum(figureActs), z.int()),
});

/** Functions of reports, decisions and appeals. */
export const moderationFunctions = {
  /** False where the post is not there any more. */
  'report-post': {
    input: z.object({ id: z.uuid(), reason: z.enum(reportReasons), words: z.string().trim().max(1000) }),
    output: answered,
  },
  /** The words of a circle, a challenge or a template; false where it is not there for the caller. */
  'report-thing': {
    input: z.object({
      kind: z.enum(reportableThings),
      id: z.uuid(),
      reason: z.enum(reportReasons),
      words: z.string().trim().max(1000),
    }),
    output: answered,
  },
  /** What the caller reported, and what was decided of their own posts. */
  'list-own-cases': {
    input: z.object({}),
    output: z.object({ reports: z.array(ownReportSchema), notices: z.array(noticeSchema) }),
  },
  /** Asks that somebody else decides; once for each decision. */
  'appeal-notice': { input: z.object({ id: z.uuid(), words: words.max(2000) }), output: answered },
  /** How often moderators did what in ninety days, for every member. */
  'get-community-figures': { input: z.object({}), output: figuresSchema },
  /** What waits for moderators, and what was decided last. */
  'list-cases': {
    input: z.object({}),
    output: z.object({
      cases: z.array(caseSchema),
      things: z.array(thingCaseSchema),
      appeals: z.array(appealSchema),
      decided: z.array(recordSchema),
      unveilings: z.array(unveilingSchema),
    }),
  },
  /** What was decided before of the name of a case, and of similar words. */
  'get-case-context': { input: z.object({ post_id: z.uuid() }), output: contextSchema },
  /** Without `days` somebody who is suspended is so for seven. */
  'decide-case': {
    input: z.object({
      post_id: z.uuid(),
      act: z.enum(moderationActs),
      words,
      days: z.literal(suspensionDays).optional(),
    }),
    output: answered,
  },
  /** Removing takes the words of a circle, ends a challenge, or takes a template away. */
  'decide-thing': {
    input: z.object({ kind: z.enum(reportableThings), id: z.uuid(), act: z.enum(thingActs), words }),
    output: answered,
  },
  'decide-appeal': {
    input: z.object({ notice_id: z.uuid(), reverse: z.boolean(), words }),
    output: answered,
  },
  /** Asks who stands behind the pseudonym of a reported post; false where that was asked before. */
  'ask-unveiling': { input: z.object({ post_id: z.uuid(), reason: words }), output: answered },
  'decide-unveiling': { input: z.object({ id: z.uuid(), approve: z.boolean(), words }), output: answered },
  /** For who asked, once it is approved. Each call is kept, and the author is told. */
  'open-unveiling': {
    input: z.object({ id: z.uuid() }),
    output: z.object({ name: z.string(), user_id: z.uuid() }),
  },
  /** Words that hold what has one of them, a list for each language of the instance. */
  'list-flagged-words': { input: z.object({}), output: z.object({ lists: z.array(flaggedListSchema) }) },
  /** Puts a list in the place of the version that was read; false where somebody changed it meanwhile. */
  'save-flagged-words': {
    input: z.object({
      language: z.enum(LANGUAGES),
      words: z.array(z.string().trim().min(1).max(FLAGGED_LIMITS.characters)).max(FLAGGED_LIMITS.words),
      version: z.int().nonnegative(),
    }),
    output: answered,
  },
} as const satisfies Record<string, FunctionContract>;
type ModerationFunctions = typeof moderationFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ModerationFunctions {}
}
